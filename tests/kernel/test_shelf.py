"""The hash of a cartridge is that of what it says: comments and layout do not count, a change of content does."""

import shutil
from pathlib import Path

import pytest

from starboard.kernel import shelf
from starboard.kernel.registry import find
from starboard.kernel.shelf import cartridge_hash, cartridges, hash_folder, is_same_cartridge


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    found = tmp_path / "tiny"
    shutil.copytree(cartridges(find("unsettled"))["tiny"], found)
    return found


def test_comments_line_breaks_and_texts_change_no_hash(folder: Path):
    before, raw = hash_folder(folder)
    for file in folder.glob("*.yaml"):
        file.write_text("# a comment\n\n" + file.read_text(encoding="utf-8") + "\n\n# another\n", encoding="utf-8")
    (folder / "texts").mkdir(exist_ok=True)
    (folder / "texts" / "en.ftl").write_text("a-word = another word\n", encoding="utf-8")

    after, now = hash_folder(folder)

    assert after == before and now != raw


def test_every_change_of_content_changes_the_hash(folder: Path):
    file, seen = folder / "cartridge.yaml", {hash_folder(folder)[0]}
    text = file.read_text(encoding="utf-8")
    minutes = "minutes: 20"
    assert minutes in text
    for changed in (text.replace(minutes, "minutes: 77"), text.replace(minutes, "minutes: '20'"), "title: [", ""):
        file.write_text(changed, encoding="utf-8")
        seen.add(hash_folder(folder)[0])
    assert len(seen) == 5


def test_a_hash_of_the_first_release_still_names_its_cartridge():
    game = find("unsettled")
    parsed, raw = hash_folder(cartridges(game)["tiny"])

    assert cartridge_hash(game, "tiny") == parsed and parsed.startswith(shelf.PARSED)
    assert is_same_cartridge(game, "tiny", parsed) and is_same_cartridge(game, "tiny", raw)
    assert not is_same_cartridge(game, "tiny", parsed[:-1] + "!") and not is_same_cartridge(game, "tiny", "other")
    assert cartridge_hash(game, "nowhere") == ""
