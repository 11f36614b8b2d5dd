"""Names of fields and districts in journal and refusals: the board's name and the number."""

from mypy_extensions import i64


def field_fact(board: str, field: i64) -> str:
    return f"{board}-{int(field)}"


def district_fact(board: str, district: i64) -> str:
    return f"{board}-{int(district)}"
