"""What a seat knows as numbers: the round, the missions, the test, the members from the own Section on, the ship."""

from collections.abc import Sequence

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.bot.goals import Board
from starboard.games.iss_vanguard.constants import (
    BEDS,
    COLOURS,
    ICONS,
    KINDS,
    MORALE,
    MOST_COMMAND,
    MOST_CRISES,
    MOST_ENERGY,
    MOST_SUCCESS,
    MOST_TECHNOLOGY,
    SECTIONS,
    STAGES,
)
from starboard.games.iss_vanguard.model.member import Member
from starboard.games.iss_vanguard.rules.hand_choices import hand_limit
from starboard.games.iss_vanguard.rules.pages import PAGES
from starboard.games.iss_vanguard.rules.places import top_place
from starboard.games.iss_vanguard.rules.sectors import connections, has_no_move, is_important
from starboard.kernel.features import Feature, Features, Group, repeat
from starboard.kernel.words import Seat

SEATS = ("me", "second", "third", "fourth")
MODES = ("tutorial", "operation", "campaign")
RESULTS = ("success", "failure", "evacuation")
POSTS = ("available", "resting", "field", *BEDS, "recovered", "dead")
FAR = 12  # moves: further off, or without a way, is as far
MANY = 12  # more of a kind are as good as so many
ROUNDS = 60
DICE = 15  # of a member
SHOWN = 8  # of one icon
STORE = 20


def clock(g: G, seat: Seat) -> Sequence[float]:
    s = g.s
    return (
        *(s.mode == mode for mode in MODES),
        s.survival,
        bool(s.planet),
        s.round,
        *((s.active - seat) % len(SECTIONS) == after for after in range(len(SECTIONS))),
        s.active >= 0,
        (s.start - seat) % len(SECTIONS) if s.start >= 0 else 0,
        s.actions,
        s.special_used,
        s.events_due,
        s.landing,
        *(s.result == result for result in RESULTS),
    )


CLOCK = Group(
    (
        *(Feature(f"mode_{mode}") for mode in MODES),
        Feature("survival"),
        Feature("on_a_planet"),
        Feature("round", ROUNDS),
        *(Feature(f"turn_of_{who}") for who in SEATS),
        Feature("in_a_turn"),
        Feature("seats_to_start", 3),
        Feature("actions_left", 4),
        Feature("special_used"),
        Feature("events_due", 4),
        Feature("landing_tests", 4),
        *(Feature(f"result_{result}") for result in RESULTS),
    ),
    clock,
)


def mission(g: G, seat: Seat) -> Sequence[float]:
    s, missions = g.s, g.book.missions
    progress: dict[bool, list[float]] = {False: [], True: []}
    side = home = pursuit = 0.0
    if s.planet and s.sectors:
        board = Board(g)
        for key in s.missions:
            progress[missions[key].optional].append(board.progress(key))
        side, home, pursuit = board.side_work(), board.home(), board.pursuit()
    must, may = progress[False], progress[True]
    return (
        len(must),
        len(may),
        min(must, default=0.0),
        max(must, default=0.0),
        sum(must),
        max(may, default=0.0),
        len(s.missions_done),
        len(s.missions_failed),
        side,
        home,
        pursuit,
        s.supplies,
        s.most_supplies,
        s.success,
        len(s.finds),
        len(s.finds_unique),
        len(s.uniques),
        *(len(leads) for leads in s.leads),
        len(s.bag),
        len(s.armoury),
        len(s.modules),
        s.damaged,
        len(s.event),
        len(s.event_done),
        *(len(getattr(s, kind)) for kind in KINDS),
        len(s.threats),
        sum(threat.at > 0 for threat in s.threats),
        sum(len(threat.figures) for threat in s.threats),
        sum(s.tracks.values()),
        sum(s.times.values()),
        len(s.sectors),
        sum(len(sector.places) for sector in s.sectors.values()),
        sum(len(sector.markers) for sector in s.sectors.values()),
        sum(len(sector.tokens) for sector in s.sectors.values()),
        len(s.entries),
        len(s.notes),
        sum(s.gained.values()),
    )


MISSION = Group(
    (
        Feature("missions", 4),
        Feature("optional_missions", 4),
        Feature("mission_least"),
        Feature("mission_most"),
        Feature("missions_progress", 4),
        Feature("optional_most"),
        Feature("missions_done", 6),
        Feature("missions_failed", 6),
        Feature("side_work", 30),
        Feature("near_the_lander"),
        Feature("worth_of_the_test", 20),
        Feature("supplies", STORE),
        Feature("most_supplies", STORE),
        Feature("success", MOST_SUCCESS),
        Feature("discoveries", MANY),
        Feature("uniques_gained", MANY),
        Feature("uniques_on_the_board", MANY),
        *(Feature(f"leads_{kind}", 6) for kind in KINDS),
        Feature("leads_in_the_bag", 40),
        Feature("armoury", 40),
        Feature("modules", 4),
        Feature("lander_damaged"),
        Feature("events_left", 40),
        Feature("events_done", 40),
        *(Feature(f"deck_{kind}", 30) for kind in KINDS),
        Feature("threats", 6),
        Feature("threats_on_the_board", 6),
        Feature("figures_of_threats", MANY),
        Feature("steps_on_tracks", 40),
        Feature("steps_of_time", 40),
        Feature("sectors", 40),
        Feature("cards_on_sectors", 40),
        Feature("markers", 20),
        Feature("tokens_on_sectors", 20),
        Feature("entries_read", 80),
        Feature("notes", 40),
        Feature("gains", 40),
    ),
    mission,
)


def icons_of(g: G, kinds: Sequence[int]) -> list[float]:
    """How many of each icon a throw of these dice shows on average."""
    found = [0.0] * len(ICONS)
    for kind in kinds:
        faces = g.book.dice[kind].faces
        for face in faces:
            for icon in face:
                found[icon] += 1 / len(faces)
    return found


def test(g: G, seat: Seat) -> Sequence[float]:
    test, dice = g.s.test, g.book.dice
    if test is None:
        return (0.0,) * len(TEST.features)
    shown = [0.0] * len(ICONS)
    colours = [0.0] * len(COLOURS)
    for die in test.pool:
        colours[dice[die.kind].colour] += 1
        for icon in dice[die.kind].faces[die.face]:
            shown[icon] += 1
    return (
        1,
        test.seat == seat,
        test.step,
        len(test.hand),
        sum(owner == seat for owner, _ in test.hand),
        len(test.pool),
        *colours,
        *shown,
        len(test.left),
        len(test.danger),
        sum(die.face >= 0 for die in test.danger),
        len(test.injury),
        test.out,
        len(test.helpers),
        len(test.supporters),
        seat in test.helpers or seat in test.supporters,
        test.ignored,
        bool(test.marked),
    )


TEST = Group(
    (
        Feature("test"),
        Feature("test_is_mine"),
        Feature("test_step", 10),
        Feature("test_dice_in_hand", DICE),
        Feature("test_dice_of_mine", DICE),
        Feature("test_results", DICE),
        *(Feature(f"test_{colour}", DICE) for colour in COLOURS),
        *(Feature(f"test_{icon}", SHOWN) for icon in ICONS),
        Feature("test_dice_left_out", DICE),
        Feature("test_danger_dice", 6),
        Feature("test_dangers_rolled", 6),
        Feature("test_injury_dice", 6),
        Feature("test_injuries_out", 6),
        Feature("test_helpers", 3),
        Feature("test_supporters", 3),
        Feature("test_helped_by_me"),
        Feature("test_accidents_ignored", 6),
        Feature("test_outcome_marked"),
    ),
    test,
)

MEMBER = (
    Feature("in_the_field"),
    Feature("dead"),
    *(Feature(f"is_{section}") for section in SECTIONS),
    Feature("rank", 3),
    Feature("on_the_board"),
    Feature("done"),
    Feature("dice", DICE),
    *(Feature(f"{colour}_dice", DICE) for colour in COLOURS),
    *(Feature(f"likely_{icon}", SHOWN) for icon in ICONS),
    Feature("dice_used", DICE),
    Feature("dice_lost", DICE),
    *(Feature(f"{colour}_harm") for colour in COLOURS),
    Feature("injuries", 4),
    Feature("injuries_face_down", 4),
    Feature("charges", 6),
    Feature("cards", 10),
    Feature("cards_beyond_the_limit", 6),
    Feature("cards_in_deck", 30),
    Feature("cards_spent", 30),
    Feature("cards_gone", 30),
    Feature("equipment", 6),
    Feature("tokens", 6),
    Feature("moves_from_me", FAR),
    Feature("moves_to_the_lander", FAR),
    Feature("moves_to_a_threat", FAR),
    Feature("moves_to_important", FAR),
    Feature("moves_to_unread", FAR),
    Feature("ways_on", 8),
    Feature("no_move_here"),
    Feature("threats_here", 3),
    Feature("company", 3),
)


def people(g: G, seat: Seat) -> Sequence[float]:
    by_seat = {member.seat: member for member in g.s.members}
    land = Land(g)
    me = by_seat.get(seat)
    row: list[float] = []
    for after in range(len(SECTIONS)):
        member = by_seat.get((seat + after) % len(SECTIONS))
        row += member_numbers(g, member, me, land) if member is not None else (0,) * len(MEMBER)
    return row


class Land:
    """The ways between sectors, and what lies openly on them."""

    def __init__(self, g: G) -> None:
        s, book = g.s, g.book
        self.open = sorted(at for at in s.sectors if s.planet)
        self.ways = {at: connections(book, s, at) for at in self.open}
        self.threats = {at for threat in s.threats for at in (threat.at, *threat.figures) if at}
        self.important = {at for at in self.open if is_important(book, s, at)}
        board = book.sectors.get(s.planet, {})
        self.unread = {
            at
            for at in self.open
            if board[at].entry and board[at].entry not in s.entries and not top_place(book, s, at)
        }
        self._moves: dict[int, dict[int, int]] = {}

    def moves(self, start: int) -> dict[int, int]:
        """How many moves each sector is away from this one."""
        if start not in self._moves:
            found, front = {start: 0}, [start]
            for at in front:
                for to in self.ways.get(at, ()):
                    if to not in found:
                        found[to] = found[at] + 1
                        front.append(to)
            self._moves[start] = found
        return self._moves[start]

    def nearest(self, start: int, goals: set[int]) -> int:
        """The moves to the nearest of these."""
        away = self.moves(start) if start else {}
        return min([FAR, *(away[at] for at in goals if at in away)])


def member_numbers(g: G, it: Member, me: Member | None, land: Land) -> Sequence[float]:
    s, book, at = g.s, g.book, it.at
    colours = [book.dice[kind].colour for kind in it.slots]
    return (
        1,
        it.dead,
        *(it.seat == seat for seat in range(len(SECTIONS))),
        it.rank,
        at > 0,
        it.done,
        len(it.slots),
        *(colours.count(colour) for colour in range(len(COLOURS))),
        *icons_of(g, it.slots),
        len(it.used),
        len(it.lost),
        *it.harm,
        len(it.injuries),
        sum(injury.down for injury in it.injuries),
        it.charges,
        len(it.hand),
        max(0, len(it.hand) - hand_limit(g, it)),
        len(it.deck),
        len(it.spent),
        len(it.gone),
        len(it.equipment),
        len(it.tokens),
        land.nearest(me.at, {at}) if me is not None else FAR,
        land.nearest(at, {s.lander_at}),
        land.nearest(at, land.threats),
        land.nearest(at, land.important),
        land.nearest(at, land.unread),
        len(land.ways.get(at, ())),
        at in land.ways and has_no_move(book, s, at),
        sum(at > 0 and at in (threat.at, *threat.figures) for threat in s.threats),
        sum(other.at == at and other is not it and not other.dead for other in s.members),
    )


def ship(g: G, seat: Seat) -> Sequence[float]:
    ship = g.s.ship
    if ship is None:
        return (0.0,) * len(SHIP.features)
    living = [person for person in ship.crew if person.post != "dead"]
    row: list[float] = [
        1,
        ship.number,
        *(ship.page == page for page in PAGES),
        len(ship.done),
        ship.energy,
        ship.command,
        ship.energy_next,
        ship.command_next,
        ship.morale,
        ship.penalty,
        ship.technology,
        bool(ship.objective),
        len(ship.side_objectives),
        len(ship.fulfilled),
        len(ship.upgrades),
        len(ship.awaiting),
        len(ship.potential),
        len(ship.crises),
        len(ship.systems),
        len(ship.investigated),
        sum(ship.scanned.values()),
        bool(ship.destination),
        ship.flights,
        *(sum(person.post == post for person in ship.crew) for post in POSTS),
        len(ship.recruits),
        sum(map(len, ship.memorial)),
        len(ship.fallen),
        len(ship.research),
        len(ship.production),
        len(ship.orders),
        sum(order.stage for order in ship.orders),
        len(ship.completed),
        len(ship.dice_types),
        len(ship.found),
        len(ship.uniques),
        len(ship.rows),
        len(ship.landers),
        len(ship.damaged),
        len(ship.modules),
        len(ship.planets),
        len(ship.visits),
        sum(visit.success for visit in ship.visits),
        ship.advanced,
    ]
    for after in range(len(SECTIONS)):
        section = (seat + after) % len(SECTIONS)
        people = [person for person in living if person.seat == section]
        row += (
            len(people),
            sum(person.post == "available" for person in people),
            sum(person.rank for person in people),
            len(g.s.dice[section]),
        )
    return row


SECTION = (Feature("crew", 12), Feature("crew_available", 12), Feature("ranks_of_crew", 30), Feature("dice_aboard", 30))
SHIP = Group(
    (
        Feature("campaign"),
        Feature("pass", 20),
        *(Feature(f"page_{page}") for page in PAGES),
        Feature("pages_done", 30),
        Feature("energy", MOST_ENERGY),
        Feature("command", MOST_COMMAND),
        Feature("energy_kept", MOST_ENERGY),
        Feature("command_kept", MOST_COMMAND),
        Feature("morale", len(MORALE) - 1),
        Feature("penalty"),
        Feature("technology", MOST_TECHNOLOGY),
        Feature("objective"),
        Feature("side_objectives", 6),
        Feature("objectives_fulfilled", 12),
        Feature("upgrades", 20),
        Feature("awaiting", 20),
        Feature("crises_hidden", 30),
        Feature("crises", MOST_CRISES),
        Feature("systems", 12),
        Feature("investigated", 30),
        Feature("scans", 30),
        Feature("destination_set"),
        Feature("flights", 6),
        *(Feature(f"crew_{post}", 30) for post in POSTS),
        Feature("recruits", 40),
        Feature("memorial", 30),
        Feature("fallen", 6),
        Feature("research", 20),
        Feature("production", 20),
        Feature("orders", MANY),
        Feature("order_stages", MANY * STAGES),
        Feature("projects_completed", 20),
        Feature("dice_types", 15),
        Feature("discoveries_aboard", 40),
        Feature("uniques_aboard", 20),
        Feature("rows_rewarded", 20),
        Feature("landers", 6),
        Feature("landers_damaged", 6),
        Feature("modules_aboard", 20),
        Feature("planets", 8),
        Feature("visits", 20),
        Feature("visits_that_succeeded", 20),
        Feature("advanced_events"),
        *repeat(SEATS, *SECTION),
    ),
    ship,
)

FEATURES = Features(CLOCK, MISSION, TEST, Group(repeat(SEATS, *MEMBER), people), SHIP)
