"""People: devices signed out from afar, a new password, an account deleted; and what a host does about guests."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import invite, join, open_table
from tests.browser.test_access import SIZES, faults
from tests.browser.test_seats import seats
from tests.browser.watch import Watch


def signs_in(page: Page, name: str, password: str = "correct horse", new: bool = False) -> None:
    page.get_by_label("Name of the account").fill(name)
    page.get_by_label("Password, at least 8 characters").fill(password)
    page.get_by_role("button", name="Make an account" if new else "Sign in").click()
    expect(page.get_by_text(f"You are signed in as {name.lower()}.")).to_be_visible()


def with_account(visit: Visit, name: str, **device: object) -> Page:
    page = visit("/account", **device)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Your name is kept.")).to_be_visible()
    signs_in(page, name, new=True)
    return page


def test_a_device_is_signed_out_from_another_and_the_account_is_deleted(visit: Visit, watch: Watch):
    watch.forgive("401")  # a wrong password, on purpose
    laptop = with_account(visit, "Ines")
    phone = visit("/account", size=(390, 844))
    signs_in(phone, "Ines")
    laptop.reload()
    expect(laptop.get_by_text("This device")).to_have_count(1)
    laptop.get_by_role("button", name="Sign out", exact=True).last.click()
    expect(laptop.get_by_role("button", name="Sign out everywhere else")).to_have_count(0)
    phone.reload()
    expect(phone.get_by_role("button", name="Make an account")).to_be_visible()

    laptop.get_by_label("Your password").first.fill("wrong horse")
    laptop.get_by_label("New password, at least 8 characters").fill("another horse")
    laptop.get_by_role("button", name="Change the password").click()
    expect(laptop.get_by_text("Name and password do not belong together.")).to_be_visible()
    laptop.get_by_label("Your password").first.fill("correct horse")
    laptop.get_by_label("New password, at least 8 characters").fill("another horse")
    laptop.get_by_role("button", name="Change the password").click()
    expect(laptop.get_by_text("Your password is changed.")).to_be_visible()

    laptop.get_by_role("button", name="Delete the account").click()
    laptop.get_by_label("Your password").last.fill("another horse")
    laptop.get_by_role("button", name="Delete it for good").click()
    expect(laptop.get_by_text("Your account is deleted.")).to_be_visible()
    expect(laptop.get_by_role("button", name="Make an account")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_the_account_has_no_serious_fault(visit: Visit, size: str):
    page = with_account(visit, f"Ann {size}", size=SIZES[size])
    expect(page.get_by_text("This device")).to_be_visible()
    page.get_by_role("button", name="Delete the account").click()
    assert not faults(page)


def test_a_host_mutes_a_guest_and_sends_them_away(visit: Visit):
    ines = open_table(visit, "Ines", "Connect four", "invite")
    bo = join(visit, invite(ines), "Bo")
    dialog = seats(ines)
    dialog.get_by_role("button", name="Mute").click()
    expect(bo.get_by_placeholder("You may read, but not write here").first).to_be_disabled()
    dialog.get_by_role("button", name="Let chat again").click()
    expect(bo.get_by_placeholder("Write to the table").first).to_be_enabled()

    dialog.get_by_role("switch", name="Locked: nobody new comes in").click()
    expect(dialog.get_by_role("switch", name="Locked: nobody new comes in")).to_be_checked()
    cleo = visit(ines.url.removeprefix(ines.url.split("/table/")[0]))
    expect(cleo.get_by_text("This table is locked: nobody new comes in.")).to_be_visible()
    assert not faults(ines)

    dialog.get_by_role("button", name="Send away").click()
    expect(bo.get_by_text("The host has sent you away from this table.")).to_be_visible()
