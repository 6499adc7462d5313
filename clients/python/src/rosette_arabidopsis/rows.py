"""Rows as the functions of this package give them: flat, so that they become data frames, and one or more for each input."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypedDict

from .types import AnnotationHit, MutantHit, RecordRef


class InputRow(TypedDict):
    #: As given.
    input: str
    #: What it led to: matched, alias, converted, ambiguous, obsolete or unknown.
    bucket: str
    #: Index of the first row with the same id; None in that one.
    same_as: int | None


class ResolvedRow(InputRow):
    kind: str | None
    key: int | None
    name: str | None
    #: Which of the record's names it is.
    by: str | None
    #: Of an ambiguous id what it may mean, of an obsolete one its successors.
    candidates: Sequence[RecordRef]


class RecordRow(InputRow):
    key: int | None
    candidates: Sequence[RecordRef]
    record: dict[str, Any] | None


class SequenceRow(InputRow):
    locus: str | None
    #: Of the sequence: a gene model, an intron, a locus.
    name: str | None
    description: str | None
    sequence: str | None
    #: Why there is none.
    reason: str | None


class AnnotationRow(InputRow, AnnotationHit):
    """An annotation of the gene that the input leads to. An input without one has a row whose other fields are None."""


class MutantRow(InputRow, MutantHit):
    """An insertion line of the gene that the input leads to. An input without one has a row whose other fields are None."""


class BlastRow(TypedDict):
    query: str
    subject: str
    title: str
    database: str
    locus: str | None
    identity: float
    length: int
    query_cover: float
    query_start: int
    query_end: int
    subject_start: int
    subject_end: int
    evalue: float
    bit_score: float
