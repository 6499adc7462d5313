"""What the genes of a list have in common: terms of their annotations, and motifs of their promoters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from .batches import resolve_ids
from .inputs import NO_SUCH_NAME, listed
from .session import Session
from .table import Table, columns_of
from .types import EnrichedTerm, TestedMotif

#: The longest list that an address takes.
LONGEST_ITEMS = 6000
MOST_MOTIFS = 2000
#: Those that have a name; any other text is a list of genes.
BACKGROUNDS = ("annotated", "all", "protein_coding", "array_ath1", "array_ag", "array_afgc", "expressed")


def find_enrichment(
    session: Session, ids: str | Iterable[Any], source: str, background: str | Iterable[Any] | None, settings: Mapping[str, Any]
) -> Table[EnrichedTerm]:
    given = listed(ids)
    body = {**settings, "items": given, "source": source}
    if "," in source:
        raise ValueError("Each source is tested by itself: call enrichment once for each.")
    if isinstance(background, str) and background in BACKGROUNDS:
        body["background"] = background
    elif background is not None:
        body["backgroundItems"] = listed(background)
    with session.counting() as seen:
        answer = session.json(session.post("/api/enrichment", body))
        facts = {name: value for name, value in answer.items() if name != "terms"}
        missing = _not_matched(session, given, answer["list"]["notMatched"])
        return session.table(columns_of(answer["terms"], EnrichedTerm.__annotations__), seen, missing=missing, **facts)


def find_motifs(session: Session, ids: str | Iterable[Any], settings: Mapping[str, Any]) -> Table[TestedMotif]:
    given = [each for each in (each.strip() for each in listed(ids)) if each]
    with session.counting() as seen:
        query = {**settings, **_genes(session, given), "folded": "1", "size": MOST_MOTIFS}
        answer = session.json(session.get("/api/motifs", query))
        facts = {name: value for name, value in answer.items() if name != "rows"}
        missing = _not_matched(session, given, answer["notMatched"])
        return session.table(columns_of(answer["rows"], TestedMotif.__annotations__), seen, missing=missing, **facts)


def _genes(session: Session, given: list[str]) -> dict[str, str]:
    """As an address names them: a short list by its items, a longer one by the hash under which the site stores it."""
    items = ",".join(given)
    if len(items) <= LONGEST_ITEMS:
        return {"items": items}
    stored = session.json(session.transport.start("/api/list-contents", {"kind": "locus", "items": given}))
    return {"list": stored["id"]}


def _not_matched(session: Session, given: list[str], answered: Mapping[str, Any]) -> dict[str, str]:
    """The site names the first hundred; where there are more, what each id leads to."""
    if answered["count"] <= len(answered["ids"]):
        return dict.fromkeys(answered["ids"], NO_SUCH_NAME)
    return resolve_ids(session, given, "locus").missing
