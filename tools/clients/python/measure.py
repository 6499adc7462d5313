"""Does one call for 100,000 ids cost little more than the bare request with its JSON parsed? Prints the times and their ratios.

Called by npm run check:python with the address of a site. Both sides run in turn, in a new client each, so that neither has the warmer site; of each
the least time counts, which other work on the machine disturbs least. Exits with 1 above 1.3.
"""

from __future__ import annotations

import gzip
import http.client
import json
import sys
import time
from urllib.parse import urlsplit

import pandas

from rosette_arabidopsis import Rosette

COUNT = 100_000
ROUNDS = 7
#: Beside the request as the package sends it, packed; a client that is not asked to wait for the packing is shown, too.
GOAL = 1.3


def ids_of(site: Rosette) -> list[str]:
    """All loci of the release, each in two spellings and by its gene models, repeated ones, and made-up names as far as there are fewer."""
    loci = [row["gene_name"] for row in site.search(form="gene", criteria={})]
    known = [form for name in dict.fromkeys(loci) for form in (name, f"{name}.1", f" {name.lower()} ")]
    made_up = [f"AT{1 + number % 5}G{number // 5:05}" for number in range(COUNT)]
    return (known + known[:100] + ["", "no such gene"] + made_up)[:COUNT]


def bare(address: str, asked: list[str], *, is_packed: bool) -> tuple[float, int]:
    parts = urlsplit(address)
    began = time.perf_counter()
    body = json.dumps({"ids": asked}, separators=(",", ":")).encode()
    connection = http.client.HTTPConnection(parts.hostname or "", parts.port)
    headers = {"Content-Type": "application/json", **({"Accept-Encoding": "gzip"} if is_packed else {})}
    connection.request("POST", "/api/resolve", body, headers)
    content = connection.getresponse().read()
    if is_packed:
        content = gzip.decompress(content)
    lines = json.loads(content)["lines"]
    connection.close()
    return time.perf_counter() - began, len(lines)


def frame_of(address: str, ids: list[str], cache: bool) -> tuple[float, pandas.DataFrame]:
    began = time.perf_counter()
    with Rosette(address, cache=cache) as site:
        frame = site.resolve(ids).to_pandas()
    return time.perf_counter() - began, frame


def main(address: str) -> int:
    with Rosette(address, cache=False) as site:
        ids = ids_of(site)
    asked = [each for each in dict.fromkeys(each.strip() for each in ids) if each]
    times: dict[str, list[float]] = {"bare": [], "bare, gzip": [], "data frame": [], "data frame, cached": []}
    for _ in range(ROUNDS):
        seconds, count = bare(address, asked, is_packed=False)
        assert count == len(asked)
        times["bare"].append(seconds)
        times["bare, gzip"].append(bare(address, asked, is_packed=True)[0])
        for name, cache in (("data frame", False), ("data frame, cached", True)):
            seconds, frame = frame_of(address, ids, cache)
            assert list(frame["input"]) == ids, "one row for each input, in its place"
            times[name].append(seconds)
    best = {name: min(seconds) for name, seconds in times.items()}
    found = int(frame["key"].notna().sum())
    print(f"{len(ids):,} ids, {len(asked):,} different ones, {found:,} found; the least of {ROUNDS} rounds:")
    for name, seconds in best.items():
        print(f"  {name:20} {seconds:6.2f} s, {seconds / best['bare']:.2f} x bare, {seconds / best['bare, gzip']:.2f} x bare with gzip")
    ratio = max(best["data frame"], best["data frame, cached"]) / best["bare, gzip"]
    return 0 if ratio <= GOAL else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
