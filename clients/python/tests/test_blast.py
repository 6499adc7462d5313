"""A site with a worker, on which everybody may start runs."""

from __future__ import annotations

from rosette_arabidopsis import Rosette


def test_every_query_is_answered(site: Rosette) -> None:
    proteins = {row["input"]: row["sequence"] or "" for row in site.sequences(["AG", "AT5G10140"])}
    table = site.blast({**proteins, "nothing_like_it": "W" * 12 + "C" * 12 + "HHHHHHHHHHHHWCWCWCWC"}, QueryFilter="F", Expectation="0.01")
    best = {row["query"]: row for row in reversed(table.rows)}
    assert [best[name]["locus"] for name in proteins] == ["AT4G18960", "AT5G10140"]
    assert best["AG"]["identity"] == 100
    assert table.missing == {"nothing_like_it": "nothing similar was found"}
    assert table.release == site.release
    assert table.facts["address"].endswith(table.facts["token"])
