from __future__ import annotations

import os

import pytest

from rosette_arabidopsis import ReleaseNotHeld, Rosette

RELEASE, SERVED = os.environ.get("ROSETTE_TEST_RELEASE", ""), os.environ.get("ROSETTE_TEST_SERVED", "")
IS_GONE = "ROSETTE_TEST_GONE" in os.environ


@pytest.mark.skipif(IS_GONE, reason="the release is gone")
def test_every_result_is_of_the_pinned_release(address: str) -> None:
    with Rosette(address, cache=False, release=RELEASE) as site:
        assert site.resolve(["AG"]).release == RELEASE
        assert site.releases()["releaseId"] == RELEASE
        assert site.releases()["held"] == [SERVED, RELEASE]
        assert site.annotations(["AG"]).release == RELEASE
        assert site.search("AG").release == RELEASE
        assert site.record("AG").release == RELEASE


@pytest.mark.skipif(not IS_GONE, reason="the release is held")
def test_a_release_that_is_gone_is_named_with_the_one_that_is_served(address: str) -> None:
    with Rosette(address, cache=False, release=RELEASE) as site, pytest.raises(ReleaseNotHeld, match=SERVED) as gone:
        site.resolve(["AG"])
    assert gone.value.served == SERVED


def test_a_client_that_names_none_begins_with_the_served_one_and_stays_with_it(address: str) -> None:
    with Rosette(address, cache=False) as site:
        assert site.release is None
        assert site.resolve(["AG"]).release == SERVED
        assert site.release == SERVED
