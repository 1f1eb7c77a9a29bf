"""An open answer is shown as a choice on request: where several things are picked, a screen does not list all ways."""

from pathlib import Path

from tests.server.served import serving


def test_an_open_answer_is_weighed_for_its_own_seat_alone(tmp_path: Path):
    with serving(tmp_path) as at:
        ann, bo = at.person("Ann"), at.person("Bo")
        opened = ann.opens("me", "open")
        with ann.sits(opened["id"]) as a, bo.sits(opened["id"]) as b:
            number = a.last["scene"]["question"]["number"]
            option = {"key": "mark", "ids": ["a1"]}

            b.say("weigh", seat=0, question=number, option=option)
            assert b.wait("refused")["code"] in ("not_your_seat", "spectator")

            a.say("weigh", seat=0, question=number, option={"key": "mark", "ids": ["z9"]})
            a.say("weigh", seat=0, question=number + 1, option=option)
            a.say("weigh", seat=0, question=number, option=option)
            weighed = a.wait("weighed", "refused")

    shown = next(choice for choice in a.last["scene"]["question"]["choices"] if choice["option"] == option)
    assert weighed["question"] == number
    assert (weighed["choice"]["option"], weighed["choice"]["label"]) == (shown["option"], shown["label"])
