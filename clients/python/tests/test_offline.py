"""Run twice: while the site answers, and when it is gone."""

from __future__ import annotations

import os

import pytest

from rosette_arabidopsis import Rosette, SiteUnavailable, StaleAnswer

IS_UP = "ROSETTE_TEST_IS_UP" in os.environ
#: npm run check:python asks for 100,000.
IDS = [f"AT{1 + number % 5}G{number // 5:05}" for number in range(int(os.environ.get("ROSETTE_TEST_COUNT", "3000")) - 1)] + ["AG"]


def site_used_before(address: str) -> Rosette:
    return Rosette(address, longest_wait=0)


@pytest.mark.skipif(not IS_UP, reason="the site is down")
def test_what_is_asked_while_the_site_is_up(address: str) -> None:
    with site_used_before(address) as site:
        table = site.resolve(IDS)
        assert (len(table), table.from_cache) == (len(IDS), False)
        assert site.records(["AG"])[0]["record"]
        assert site.annotations(["AG"])[0]["keyword"]
        assert site.search("AG").total > 0


@pytest.mark.skipif(IS_UP, reason="the site is up")
def test_is_answered_from_the_cache_when_it_is_down(address: str) -> None:
    with site_used_before(address) as site:
        with pytest.warns(StaleAnswer, match=os.environ["ROSETTE_TEST_RELEASE"]):
            table = site.resolve(IDS)
        assert [row["input"] for row in table] == IDS
        assert table[len(IDS) - 1]["name"] == "AT4G18960"
        assert table.from_cache
        assert table.release == os.environ["ROSETTE_TEST_RELEASE"]
        with pytest.warns(StaleAnswer):
            assert site.records(["AG"])[0]["record"]
            assert site.annotations(["AG"])[0]["keyword"]
            results = site.search("AG")
            assert next(results)
            assert results.from_cache
            assert site.record("AG").from_cache


@pytest.mark.skipif(IS_UP, reason="the site is up")
def test_what_was_never_asked_is_an_error(address: str) -> None:
    with site_used_before(address) as site, pytest.raises(SiteUnavailable, match="does not answer"):
        site.resolve(["AP3"])


@pytest.mark.skipif(IS_UP, reason="the site is up")
def test_the_answers_to_an_account_are_not_given_to_another(address: str) -> None:
    with Rosette(address, longest_wait=0, token="rosette_of_somebody") as site, pytest.raises(SiteUnavailable):
        site.resolve(IDS)
