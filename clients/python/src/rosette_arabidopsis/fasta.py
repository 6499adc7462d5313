"""FASTA as the site writes it: what is missing is on top, as headers without residues."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

_MISSING = " NOT FOUND: "


class FastaRecord(NamedTuple):
    name: str
    description: str
    sequence: str


def read_fasta(text: str) -> tuple[list[FastaRecord], dict[str, str]]:
    """The records, and the ids without one with their reasons."""
    records: list[FastaRecord] = []
    missing: dict[str, str] = {}
    for header, sequence in _blocks(text):
        if not sequence and _MISSING in header:
            given, reason = header.split(_MISSING, 1)
            missing[given] = reason
        else:
            name, _, description = header.partition(" ")
            records.append(FastaRecord(name, description, sequence))
    return records, missing


def loci_of(name: str) -> list[str]:
    """The loci that a sequence is named after: AT1G01010.1-2 is an intron, AT1G01010-AT1G01020 lies between two."""
    return [piece.split(".")[0].upper() for piece in name.split("-") if piece[:2].upper() == "AT"]


def _blocks(text: str) -> Iterator[tuple[str, str]]:
    for block in text.split(">")[1:] if text.startswith(">") else text.split("\n>")[1:]:
        header, _, residues = block.partition("\n")
        yield header.strip(), residues.replace("\n", "").strip()
