"""What is requested from the site for many ids at once. Every input has a row."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from .fasta import loci_of, read_fasta
from .inputs import NO_SUCH_NAME, Inputs, ids_in_parts, in_parts, is_gene_model, read_inputs, reason_of
from .results import Results
from .rows import AnnotationRow, MutantRow, RecordRow, ResolvedRow, SequenceRow
from .session import Session
from .table import Table
from .types import AnnotationHit, MutantHit, RecordRef

Ids = str | Iterable[Any]
#: Values of properties, one or several of each.
Choice = Mapping[str, str | Sequence[str]]

#: What one call of the site takes at most.
MOST_RESOLVED = 100_000
MOST_RECORDS = 1000
MOST_ROWS = 10_000

#: Sequences of so many genes are some megabytes.
SEQUENCES_AT_ONCE = 5000
#: Rows of so many genes are usually fewer than one call gives.
LOCI_AT_ONCE = 400

_UNKNOWN: Mapping[str, Any] = {"bucket": "unknown"}
_WITH_CANDIDATES = {"ambiguous", "obsolete"}
_NO_RECORD: Mapping[str, Any] = {"kind": None, "key": None, "label": None}


def resolve_ids(session: Session, ids: Ids, kind: str | None) -> Table[ResolvedRow]:
    return _resolve(session, read_inputs(ids), kind)


def _resolve(session: Session, inputs: Inputs, kind: str | None) -> Table[ResolvedRow]:
    lines: list[Mapping[str, Any]] = []
    with session.counting() as seen:
        for part in session.steps(list(ids_in_parts(inputs.requested, MOST_RESOLVED)), "resolve"):
            body = {"ids": part, **({"kind": kind} if kind else {})}
            answered = session.json(session.post("/api/resolve", body))["lines"]
            # A repeated one is another spelling of an earlier id.
            lines += [answered[line["ofLine"] - 1] if line["bucket"] == "duplicate" else line for line in answered]
        lines.append(_UNKNOWN)
        buckets = [line["bucket"] for line in lines]
        candidates: list[Sequence[RecordRef]] = [()] * len(lines)
        if not _WITH_CANDIDATES.isdisjoint(buckets):
            candidates = [line.get("candidates") or line.get("successors") or () for line in lines]
        records = [line.get("record") or _NO_RECORD for line in lines]
        columns: dict[str, list[Any]] = {
            "input": inputs.given,
            "bucket": inputs.spread(buckets),
            "kind": inputs.spread([record["kind"] for record in records]),
            "key": inputs.spread([record["key"] for record in records]),
            "name": inputs.spread([record["label"] for record in records]),
            "by": inputs.spread([line.get("by") for line in lines]),
            "candidates": inputs.spread(candidates),
            "same_as": inputs.same_as,
        }
        return session.table(columns, seen, missing=_missing(columns, "key"))


def _missing(columns: Mapping[str, Sequence[Any]], name: str) -> dict[str, str]:
    """Inputs that led to nothing, with the reason."""
    if _WITH_CANDIDATES.isdisjoint(columns["bucket"]) and name == "key":
        return dict.fromkeys([given for given, key in zip(columns["input"], columns["key"]) if key is None], NO_SUCH_NAME)
    rows = zip(columns["input"], columns["bucket"], columns["candidates"], columns[name])
    return {
        given: NO_SUCH_NAME if bucket == "unknown" else reason_of(bucket, candidates)
        for given, bucket, candidates, value in rows
        if value is None
    }


def find_records(session: Session, ids: Ids, kind: str) -> Table[RecordRow]:
    inputs = read_inputs(ids)
    rows: list[Mapping[str, Any]] = []
    with session.counting() as seen:
        for part in session.steps(list(ids_in_parts(inputs.requested, MOST_RECORDS)), "records"):
            answered = session.json(session.post("/api/records", {"kind": kind, "ids": part}))["rows"]
            rows += [row if row["ofLine"] is None else answered[row["ofLine"] - 1] for row in answered]
        rows.append({"bucket": "unknown", "key": None, "candidates": (), "record": None})
        columns: dict[str, list[Any]] = {
            "input": inputs.given,
            **{name: inputs.spread([row[name] for row in rows]) for name in ("bucket", "key", "candidates", "record")},
            "same_as": inputs.same_as,
        }
        return session.table(columns, seen, missing=_missing(columns, "record"))


def find_annotations(session: Session, ids: Ids) -> Table[AnnotationRow]:
    return _hits_of_loci(session, ids, "annotation", AnnotationHit, {})


def find_mutants(session: Session, ids: Ids, filters: Mapping[str, Mapping[str, list[str]]]) -> Table[MutantRow]:
    return _hits_of_loci(session, ids, "mutant", MutantHit, {"filters": filters} if filters else {})


def filters_of(only: Choice, without: Choice) -> dict[str, dict[str, list[str]]]:
    filters: dict[str, dict[str, list[str]]] = {}
    for way, choice in (("include", only), ("exclude", without)):
        for name, values in choice.items():
            filters.setdefault(name, {})[way] = [values] if isinstance(values, str) else list(values)
    return filters


def _hits_of_loci(session: Session, ids: Ids, call: str, hit_type: type, settings: Mapping[str, Any]) -> Table[Any]:
    """Each input with all that a search finds of its locus, and with nothing if that finds nothing."""
    inputs = read_inputs(ids)
    with session.counting() as seen:
        genes = _resolve(session, inputs, "locus")
        # What is obsolete has a key, but nothing is searched by it.
        keys = list(dict.fromkeys(key for key in genes.columns["key"] if key is not None))
        of_locus: dict[int, list[Mapping[str, Any]]] = {}
        for part in session.steps(in_parts(keys, LOCI_AT_ONCE), f"{call}s"):
            for hit in _hits_of_part(session, call, part, settings):
                of_locus.setdefault(hit["locusId"], []).append(hit)
        names = list(hit_type.__annotations__)
        nothing = [dict.fromkeys(names)]
        hits = [of_locus.get(key, nothing) for key in genes.columns["key"]]
        columns: dict[str, list[Any]] = {
            "input": _repeated(genes.columns["input"], hits),
            "bucket": _repeated(genes.columns["bucket"], hits),
            "same_as": _repeated(genes.columns["same_as"], hits),
            **{name: [hit[name] for several in hits for hit in several] for name in names},
        }
        found = zip(genes.columns["input"], hits)
        missing = {given: "the release has nothing of it" for given, several in found if several is nothing} | genes.missing
        return session.table(columns, seen, missing=missing)


def _repeated(values: Sequence[Any], hits: Sequence[Sequence[Any]]) -> list[Any]:
    return [value for value, several in zip(values, hits) for _ in several]


def _hits_of_part(session: Session, call: str, keys: list[int], settings: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    body = {**settings, "searchTerms": [{"genes": {"keys": keys}}]}
    answer = session.json(session.post(f"/api/search/{call}", {**body, "rowsLimit": MOST_ROWS}))
    if answer["total"] <= len(answer["docs"]):
        yield from answer["docs"]
    elif len(keys) > 1:
        middle = len(keys) // 2
        yield from _hits_of_part(session, call, keys[:middle], settings)
        yield from _hits_of_part(session, call, keys[middle:], settings)
    else:
        yield from Results(session, f"/api/search/{call}", body)


def find_sequences(session: Session, ids: Ids, dataset: str, every_model: bool, flank: Mapping[str, Any] | None) -> Table[SequenceRow]:
    """Gene models give their own sequence, loci that of their representative model, or of every model."""
    inputs = read_inputs(ids)
    of_loci = "all_gene_models" if every_model else "one_per_locus"
    with session.counting() as seen:
        genes = _resolve(session, inputs, "locus")
        #: Of each input how its sequence is requested, and by which name; None if it is not.
        wanted = [
            None if name is None else ("matching_model", given.strip().upper()) if is_gene_model(given) else (of_loci, name)
            for given, name in zip(inputs.given, genes.columns["name"])
        ]
        found: dict[tuple[str, str], list[Mapping[str, Any]]] = {}
        reasons: dict[tuple[str, str], str] = {}
        settings = {"dataset": dataset, **({"flank": dict(flank)} if flank else {})}
        for choice in (of_loci, "matching_model"):
            names = list(dict.fromkeys(each[1] for each in wanted if each is not None and each[0] == choice))
            for part in session.steps(in_parts(names, SEQUENCES_AT_ONCE), "sequences"):
                answer = session.post("/api/search/sequences", {**settings, "ids": part, "choice": choice})
                records, missing = read_fasta(session.text(answer))
                reasons |= {(choice, given): reason for given, reason in missing.items()}
                for name, description, sequence in records:
                    row = {"name": name, "description": description, "sequence": sequence, "reason": None}
                    for named in [_model_of(name)] if choice == "matching_model" else loci_of(name):
                        found.setdefault((choice, named), []).append(row)
        columns: dict[str, list[Any]] = {name: [] for name in SequenceRow.__annotations__}
        rows = zip(inputs.given, genes.columns["bucket"], inputs.same_as, genes.columns["name"], genes.columns["candidates"], wanted)
        for given, bucket, same_as, locus, candidates, key in rows:
            reason = reason_of(bucket, candidates) if key is None else reasons.get(key, reason_of(bucket, candidates))
            nothing = {"name": None, "description": None, "sequence": None, "reason": reason}
            own = {"input": given, "bucket": bucket, "same_as": same_as, "locus": locus}
            for each in (found.get(key) if key is not None else None) or [nothing]:
                for name, value in {**own, **each}.items():
                    columns[name].append(value)
        gone = {given: reason for given, reason in zip(columns["input"], columns["reason"]) if reason is not None}
        return session.table(columns, seen, missing=gone)


def _model_of(name: str) -> str:
    """The gene model that a sequence is of: AT1G01010.1-2 is one of its introns."""
    return name.split("-")[0].upper()
