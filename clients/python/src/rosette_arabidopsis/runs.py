"""Runs of tools: started once, looked after until they end."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

from .errors import RosetteError
from .rows import BlastRow
from .session import Session
from .table import Table, columns_of

_FIRST_LOOK = 0.5
_SLOWEST_LOOK = 10.0


def blast(session: Session, queries: str | Mapping[str, str], program: str, database: str, options: Mapping[str, Any]) -> Table[BlastRow]:
    text = queries if isinstance(queries, str) else "".join(f">{name}\n{sequence}\n" for name, sequence in queries.items())
    body = {**options, "Algorithm": program, "BlastTargetSet": database, "textbox": "seq", "QueryText": text}
    with session.counting() as seen:
        started = session.json(session.transport.start("/api/services/blast", body))
        token = started["token"]
        await_run(session, token)
        first = session.json(session.get(f"/api/runs/{token}/blast"))
        rows: list[BlastRow] = []
        for number, query in enumerate(first["queries"]):
            result = first if len(first["queries"]) == 1 else session.json(session.get(f"/api/runs/{token}/blast", {"query": number}))
            rows += [_row(query["name"], hit, hsp) for hit in result["hits"] for hsp in hit["hsps"]]
        facts = {"token": token, "address": started["address"], "databases": first["databases"], "version": first["version"]}
        missing = {query["name"]: "nothing similar was found" for query in first["queries"] if query["hits"] == 0}
        return session.table(columns_of(rows, BlastRow.__annotations__), seen, missing=missing, **facts)


def await_run(session: Session, token: str) -> None:
    pause = _FIRST_LOOK
    progress = session.progress("waiting for the run", None)
    try:
        while True:
            # Never from the cache: the state of a run is that of now.
            status = session.json(session.transport.ask("GET", f"/api/runs/{token}", is_kept=False))
            if status["state"] == "done":
                return
            if status["state"] not in ("waiting", "running"):
                why = f": {status['fault']}" if status["fault"] else "."
                raise RosetteError(f"The run is {status['state']}{why} Change the request and start it again.")
            progress.add()
            time.sleep(pause)
            pause = min(_SLOWEST_LOOK, pause * 1.5)
    finally:
        progress.end()


def _row(query: str, hit: Mapping[str, Any], hsp: Mapping[str, Any]) -> BlastRow:
    return {
        "query": query,
        "subject": hit["subject"],
        "title": hit["title"],
        "database": hit["database"],
        "locus": hit["locus"]["locus"]["label"] if hit["locus"] else None,
        "identity": hsp["identity"],
        "length": hsp["length"],
        "query_cover": hit["queryCover"],
        "query_start": hsp["queryStart"],
        "query_end": hsp["queryEnd"],
        "subject_start": hsp["subjectStart"],
        "subject_end": hsp["subjectEnd"],
        "evalue": hsp["evalue"],
        "bit_score": hsp["bitScore"],
    }
