"""Every answer that is offered is accepted, and nothing else is: what is refused changes nothing."""

from collections.abc import Iterator

from starboard.kernel.codec import digest
from starboard.kernel.contract.run import Run
from starboard.kernel.words import IllegalAnswer, Option, Seat, StaleAnswer

MADE_UP = "there_is_no_such_word"


def unique(run: Run) -> None:
    """No seat is offered the same answer twice."""
    for seat in run.seats:
        moves = run.g.moves(seat)
        twice = sorted({str(option) for option in moves if moves.count(option) > 1})
        if twice:
            raise run.breach(f"seat {seat} is offered twice: {', '.join(twice)}")


def check_offers(run: Run, breadth: int) -> None:
    """Every answer that is offered (so many of them, if there are many) is accepted, on a fork."""
    offers = [(seat, option) for seat in run.seats for option in run.g.moves(seat)]
    before = digest(run.g.s)
    for seat, option in run.whim.some(offers, breadth):
        fork = run.g.fork()
        try:
            fork.answer(seat, option)
        except Exception as error:
            raise run.breach(f"seat {seat} is offered '{option}', and it fails: {error!r}") from error
        if digest(run.g.s) != before:
            raise run.breach(f"seat {seat} answered '{option}' in a fork, and the game that was forked changed")


def check_refusals(run: Run, breadth: int) -> None:
    """Whatever is not offered is refused: wrong seat, another's option, made-up words, an old number."""
    g = run.g
    before = digest(g.s)
    tried = []
    for seat, option, number in _wrong(run, breadth):
        tried.append(f"{seat} {option}")
        try:
            g.answer(seat, option, number)
        except IllegalAnswer as error:
            if number is not None and not isinstance(error, StaleAnswer):
                raise run.breach(
                    f"'{option}' of seat {seat} for question {number} is refused, but not as stale"
                ) from None
            continue
        except Exception as error:
            raise run.breach(f"'{option}' of seat {seat} must be refused, and fails: {error!r}") from error
        raise run.breach(f"'{option}' of seat {seat} was accepted, and it was not offered (question {number})")
    if digest(g.s) != before:
        raise run.breach(f"a refused answer changed the game; refused were: {', '.join(tried)}")


def _wrong(run: Run, breadth: int) -> Iterator[tuple[Seat, Option, int | None]]:
    g = run.g
    moves = {seat: g.moves(seat) for seat in run.seats}
    offered = list(dict.fromkeys(option for options in moves.values() for option in options))
    some = run.whim.some(offered, breadth)
    for seat in run.seats:
        question = g.question(seat)
        expected = [said.option for said in question.refused] if question else []
        bent = [bent for option in some for bent in (Option(option.key), Option(option.key, (*option.ids, MADE_UP)))]
        for option in dict.fromkeys((*some, *bent, *expected, Option(MADE_UP))):
            if option not in moves[seat]:
                yield seat, option, None
    for nobody in (-1, run.setup.seats):
        for option in some:
            yield nobody, option, None
    for seat, options in moves.items():
        for option in options[:1]:
            yield seat, option, g.s.question - 1
            yield seat, option, g.s.question + 1
