"""Small systems of linear equations, solved without a library: a fit of some twenty numbers needs none."""

from collections.abc import Sequence

Matrix = list[list[float]]


def solve(a: Sequence[Sequence[float]], b: Sequence[float]) -> list[float]:
    """The x of a·x = b, by elimination with the largest pivot; a must have an inverse."""
    n = len(b)
    rows = [[*row, value] for row, value in zip(a, b, strict=True)]
    for at in range(n):
        pivot = max(range(at, n), key=lambda i: abs(rows[i][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        head = rows[at][at]
        if head == 0.0:
            raise ValueError("these equations have no single answer")
        for i in range(at + 1, n):
            if factor := rows[i][at] / head:
                rows[i] = [x - factor * y for x, y in zip(rows[i], rows[at], strict=True)]
    found = [0.0] * n
    for at in reversed(range(n)):
        rest = sum(rows[at][j] * found[j] for j in range(at + 1, n))
        found[at] = (rows[at][n] - rest) / rows[at][at]
    return found


def ridge(rows: Sequence[Sequence[float]], values: Sequence[float], pull: Sequence[float]) -> list[float]:
    """The numbers that make rows·x come nearest to the values, each pulled to 0 by its own strength."""
    width = len(pull)
    squares = [[pull[i] if i == j else 0.0 for j in range(width)] for i in range(width)]
    sums = [0.0] * width
    for row, value in zip(rows, values, strict=True):
        add(squares, sums, row, value)
    return solve(squares, sums)


def add(squares: Matrix, sums: list[float], row: Sequence[float], value: float) -> None:
    """One row more in the sums that a fit is made from."""
    for i, x in enumerate(row):
        if x:
            sums[i] += x * value
            line = squares[i]
            for j, y in enumerate(row):
                line[j] += x * y
