"""The site under test is that of ROSETTE_TEST_SITE, which holds the demo release: tools/clients/python-client.live.test.ts starts it."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from rosette_arabidopsis import Rosette


@pytest.fixture(scope="session")
def address() -> str:
    return os.environ.get("ROSETTE_TEST_SITE") or pytest.skip("ROSETTE_TEST_SITE names no site")


@pytest.fixture
def site(address: str) -> Iterator[Rosette]:
    with Rosette(address, cache=False) as site:
        yield site
