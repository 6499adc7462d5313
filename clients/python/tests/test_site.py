"""Every function on a site that the caller may read: an open one, or a guarded one with the token of a subscriber (ROSETTE_TOKEN)."""

from __future__ import annotations

import itertools
import json
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from rosette_arabidopsis import InvalidRequest, NotFound, Rosette, Table

MIXED = ["at4g18960", "AG", "nonsense", "", "AT4G18960", "AT4G18960.1", "AT1G00000", "nonsense", None, "x" * 300, float("nan")]
AS_TEXT = ["" if each is None or each != each else str(each) for each in MIXED]


def test_releases_names_what_is_held(site: Rosette) -> None:
    facts = site.releases()
    assert facts["releaseId"] in facts["held"]
    assert site.release == facts["releaseId"]


def test_resolve_has_a_row_for_each_input_in_its_place(site: Rosette) -> None:
    table = site.resolve(MIXED)
    assert [row["input"] for row in table] == AS_TEXT
    assert [row["name"] for row in table][:6] == ["AT4G18960", "AT4G18960", None, None, "AT4G18960", "AT4G18960"]
    assert [row["bucket"] for row in table][:4] == ["matched", "alias", "unknown", "unknown"]
    assert table[7]["same_as"] == 2
    assert table[0]["same_as"] is None
    assert table.release == site.release
    assert "nonsense" in table.missing


def test_no_ids_are_an_empty_table_with_a_release(site: Rosette) -> None:
    table = site.resolve([])
    assert (len(table), table.release, table.from_cache) == (0, site.release, False)


def test_many_ids_take_one_call(site: Rosette) -> None:
    ids = [f"AT{1 + number % 5}G{number % 100_000:05}" for number in range(20_000)]
    table = site.resolve(ids, kind="locus")
    assert [row["input"] for row in table] == ids


def test_records_are_those_of_single_calls(site: Rosette) -> None:
    table = site.records(["AG", "AT4G18960", "no such gene", ""])
    assert [row["record"] and row["record"]["name"] for row in table] == ["AT4G18960", "AT4G18960", None, None]
    record = site.record("AG")
    assert (record, record.release, record.from_cache) == (table[0]["record"], site.release, False)
    with pytest.raises(NotFound, match="no such gene"):
        site.record("no such gene")
    with pytest.raises(InvalidRequest):
        site.records(["AG"], kind="nonsense")


def test_more_records_than_one_call_takes(site: Rosette) -> None:
    ids = [f"AT1G{number:05}" for number in range(1500)] + ["AG"]
    table = site.records(ids)
    assert len(table) == 1501
    assert table[1500]["record"] is not None


def test_search_goes_through_all_pages(site: Rosette) -> None:
    rows = list(site.search(form="gene", criteria={}))
    assert len(rows) > 300
    assert len({json.dumps(row) for row in rows}) == len(rows)
    first = list(itertools.islice(site.search("AG"), 1))
    assert first[0]["gene_name"] == "AT4G18960"
    with pytest.raises(ValueError, match="criteria"):
        site.search()


def test_enrichment_states_what_it_compared(site: Rosette) -> None:
    table = site.enrichment(["AG", "AT5G10140", "AT1G65480", "no such gene"], min=1)
    assert table.facts["settings"]["source"] == "go_bp"
    assert table.facts["method"]
    assert list(table.missing) == ["no such gene"]


def test_an_unknown_list_is_not_found(site: Rosette) -> None:
    with pytest.raises(NotFound):
        site.list_items("A" * 22)

def answer_to(address: str, path: str, body: Any = None) -> Any:
    """The same without the package, by calls that are open to everybody."""
    content = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{address}{path}", content, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def inputs_in_order(table: Table[Any]) -> list[str]:
    """Of rows that follow each other with one input and one place, that input."""
    return [given for (given, _), _ in itertools.groupby((row["input"], row["same_as"]) for row in table)]


def test_annotations_are_all_that_the_search_has_of_each_gene(site: Rosette, address: str) -> None:
    table = site.annotations(MIXED)
    assert inputs_in_order(table) == AS_TEXT
    key = site.resolve(["AG"])[0]["key"]
    expected = answer_to(address, "/api/search/annotation", {"searchTerms": [{"genes": {"keys": [key]}}], "rowsLimit": 10_000})
    of_gene = [row for row in table if row["input"] == "AG"]
    assert len(of_gene) == expected["total"] > 5
    assert {row["id"] for row in of_gene} == {row["id"] for row in expected["docs"]}
    assert table.missing.keys() == {"nonsense", "", "AT1G00000", "x" * 300}


def test_mutants_are_those_of_the_page_in_its_order(site: Rosette, address: str) -> None:
    table = site.mutants(MIXED)
    assert inputs_in_order(table) == AS_TEXT
    page = answer_to(address, "/api/mutants?items=AG&alleles=all")
    lines = [str(row["line"]) for row in table if row["input"] == "AG"]
    assert lines == [line["line"] for line in page["genes"][0]["shown"]]
    part = str(table[0]["part"])
    chosen = site.mutants(["AG"], only={"part": part})
    others = site.mutants(["AG"], without={"part": [part]})
    assert {row["part"] for row in chosen} == {part}
    assert sorted(str(row["line"]) for row in [*chosen, *others]) == sorted(lines)


def test_a_gene_without_lines_has_a_row_that_says_so(site: Rosette) -> None:
    table = site.mutants(["FLC"])
    assert [(row["input"], row["line"]) for row in table] == [("FLC", None)]
    assert table.missing == {"FLC": "the release has nothing of it"}


def test_sequences_of_loci_and_gene_models(site: Rosette) -> None:
    table = site.sequences(MIXED)
    assert inputs_in_order(table) == AS_TEXT
    assert {row["name"] for row in table if row["input"] in ("AG", "at4g18960", "AT4G18960.1")} == {"AT4G18960.1"}
    assert (table[0]["sequence"] or "").startswith("M")
    models = site.sequences(["AG"], every_model=True)
    assert len(models) > 1
    upstream = site.sequences(["AG", "AT9G99999"], "araport11_upstream", flank={"length": 500})
    assert [len(row["sequence"] or "") for row in upstream] == [500, 0]
    assert upstream[1]["reason"] == upstream.missing["AT9G99999"]
    with pytest.raises(InvalidRequest):
        site.sequences(["AG"], "nonsense")


def test_enrichment_with_a_background_and_more_unknown_ids_than_the_site_names(site: Rosette) -> None:
    genes = ["AG", "AT1G69120", "AT1G65480", "AT5G10140", "AT2G45660", "AT1G22770"]
    unknown = [f"AT9G{number:05}" for number in range(150)]
    background = [row["gene_name"] for row in itertools.islice(site.search(form="gene", criteria={}), 200)]
    table = site.enrichment([*genes, *unknown], background=[*background, *genes], min=2, alpha=1)
    assert list(table.missing) == unknown
    assert table.facts["hasOwnBackground"]
    assert [row["found"] <= row["withTerm"] for row in table] == [True] * len(table) != []


def test_motifs_of_promoters_by_address_and_as_a_stored_list(site: Rosette) -> None:
    genes = list(dict.fromkeys(row["gene_name"] for row in site.search(form="gene", criteria={})))
    short = site.motifs(genes[:200], background="all")
    assert short.facts["isTested"]
    assert {row["matrixId"] for row in short} >= {"MA9003.1"}
    long = site.motifs([*genes[:200], *(f"AT9G{number:05}" for number in range(600))], background="all")
    assert long.columns == short.columns
    assert site.motifs(["AG"]).facts["isTested"] is False


def test_the_items_of_a_list(site: Rosette, address: str) -> None:
    loci = list(dict.fromkeys(row["gene_name"] for row in site.search(form="gene", criteria={}) if row["gene_name"].startswith("AT")))
    stored = answer_to(address, "/api/list-contents", {"kind": "locus", "items": [*loci, "AT9G99999"]})
    table = site.list_items(stored["id"])
    assert [row["item"] for row in table] == [*loci, "AT9G99999"]
    assert list(table.missing) == ["AT9G99999"]
    assert table.facts["kind"] == "locus"


def test_files_of_the_download_pages(site: Rosette, address: str, tmp_path: Path) -> None:
    assert "Genes" in [row["path"] for row in site.downloads()]
    path = next(row["path"] for row in site.downloads("Genes") if row["type"] == "file")
    file = site.download(path, tmp_path)
    assert file == tmp_path / Path(path).name
    with urllib.request.urlopen(f"{address}/api/download-files/download?filePath={path}", timeout=60) as answer:
        assert file.read_bytes() == answer.read() != b""
    assert site.download(path, tmp_path / "other.txt").name == "other.txt"
    with pytest.raises(NotFound):
        site.download("Genes/nothing.txt", tmp_path)
    assert sorted(each.name for each in tmp_path.iterdir()) == sorted([file.name, "other.txt"])


def test_a_table_of_all_pages_states_its_release(site: Rosette) -> None:
    results = site.search(form="gene", criteria={})
    table = results.table()
    assert (len(table), table.release, results.release) == (results.total, site.release, site.release)
    nothing = site.search("no gene is called like this at all").table()
    assert len(nothing) == 0


@pytest.mark.parametrize("name", ["pandas", "polars"])
def test_data_frames(site: Rosette, name: str) -> None:
    pytest.importorskip(name)
    for table in (site.resolve(MIXED), site.annotations(MIXED), site.mutants(MIXED), site.sequences(MIXED), site.search("AG").table()):
        frame = getattr(table, f"to_{name}")()
        assert len(frame) == len(table)
        assert list(frame.columns) == list(table.columns)
    frame = getattr(site.resolve(MIXED), f"to_{name}")()
    assert next(iter(frame["key"])) == site.resolve(["AG"])[0]["key"]
    assert str(frame["key"].dtype) == "Int64"
