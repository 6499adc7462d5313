"""A guarded site: what it shows to nobody in particular, and to the member whose token is ROSETTE_TEST_TOKEN."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest

from rosette_arabidopsis import AccessDenied, Rosette

OPEN: dict[str, Callable[[Rosette], Any]] = {
    "releases": lambda site: site.releases()["held"],
    "resolve": lambda site: site.resolve(["AG"])[0]["name"],
    "search": lambda site: next(site.search("AG")),
    "sequences": lambda site: site.sequences(["AG"])[0]["sequence"],
    "enrichment": lambda site: site.enrichment("AG FLC FT").facts["method"],
    "motifs": lambda site: site.motifs("AG FLC FT").facts["method"],
    "annotations": lambda site: site.annotations(["AG"])[0]["keyword"],
    "mutants": lambda site: site.mutants(["AG"])[0]["line"],
    "downloads": lambda site: site.downloads("Genes")[0]["path"],
}
GUARDED: dict[str, Callable[[Rosette], Any]] = {
    "record": lambda site: site.record("AG")["name"],
    "records": lambda site: site.records(["AG"])[0]["record"],
}


@pytest.mark.parametrize("name", OPEN)
def test_what_everybody_may_ask(address: str, name: str) -> None:
    with Rosette(address, cache=False) as site:
        assert OPEN[name](site)


@pytest.mark.parametrize("name", GUARDED)
def test_what_is_refused_without_a_token_says_what_to_do(address: str, name: str) -> None:
    with Rosette(address, cache=False) as site, pytest.raises(AccessDenied, match="ROSETTE_TOKEN") as denied:
        GUARDED[name](site)
    assert denied.value.request_id


@pytest.mark.parametrize("name", [*OPEN, *GUARDED])
def test_a_member_sees_all_of_it(address: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROSETTE_TOKEN", os.environ["ROSETTE_TEST_TOKEN"])
    with Rosette(address, cache=False) as site:
        assert {**OPEN, **GUARDED}[name](site)


def test_what_a_token_may_not_start_is_said(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROSETTE_TOKEN", os.environ["ROSETTE_TEST_TOKEN"])
    with Rosette(address, cache=False) as site, pytest.raises(AccessDenied, match="start it in the browser"):
        site.blast(">mine\nMAYQSELGGDSSPLRKSGRGKIEIKRIENTTNRQVTFCKRRNGLLKKAYELSVLCDAEVALIVFSSRGRLYEYSNNSVKGTIERYKKAISDNSNTGSVAEINAQYYQQESAKLRQQIISIQNSNRQLMGETIGSMSPKELRNLEGRLERSITRIRSKKNELLFSEIDYMQKREVDLHNDNQILRAKIAENERNNPSISLMPGG")


def test_a_wrong_token_says_what_to_do(address: str) -> None:
    with Rosette(address, cache=False, token="rosette_wrong") as site, pytest.raises(AccessDenied, match="profile page"):
        site.resolve(["AG"])
