"""The package against a server of its own, which answers as told."""

from __future__ import annotations

import gzip
import importlib.util
import json
import os
import re
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

import rosette_arabidopsis
from rosette_arabidopsis import (
    AccessDenied,
    InvalidRequest,
    ReleaseNotHeld,
    Rosette,
    RosetteError,
    SiteUnavailable,
    StaleAnswer,
    TooManyRequests,
)
from rosette_arabidopsis.cache import Answer, Cache
from rosette_arabidopsis.fasta import loci_of, read_fasta
from rosette_arabidopsis.inputs import MOST_BYTES, ids_in_parts, listed, read_inputs
from rosette_arabidopsis.progress import each_part, is_watched
from rosette_arabidopsis.types import AnnotationHit, MutantHit

FACTS = {"releaseId": "one", "held": ["one"]}


class Told:
    """Answers in turn: status, headers, body. The last one is repeated."""

    def __init__(self) -> None:
        self.answers: list[tuple[int, dict[str, str], Any]] = [(200, {"rosette-release": "one"}, FACTS)]
        self.requests: list[tuple[str, str, dict[str, str], bytes]] = []
        self.address = ""
        self.clients: list[Rosette] = []


@pytest.fixture
def told() -> Iterator[Told]:
    told = Told()

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def answer(self) -> None:
            content = self.rfile.read(int(self.headers.get("content-length", 0)))
            told.requests.append((self.command, self.path, {name.lower(): value for name, value in self.headers.items()}, content))
            status, headers, body = told.answers.pop(0) if len(told.answers) > 1 else told.answers[0]
            if status == 0:
                self.close_connection = True
                self.connection.close()
                return
            sent = body if isinstance(body, bytes) else json.dumps(body).encode()
            self.send_response(status)
            for name, value in {**headers, "content-length": str(len(sent))}.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(sent)

        do_GET = do_POST = do_CONNECT = answer

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    told.address = f"http://127.0.0.1:{server.server_address[1]}"
    threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
    yield told
    for each in told.clients:
        each.close()
    server.shutdown()
    server.server_close()


def client(told: Told, slept: list[float] | None = None, **options: Any) -> Rosette:
    site = Rosette(told.address, **{"cache": False, **options})
    told.clients.append(site)
    site._transport._sleep = (slept if slept is not None else []).append
    return site


def problem(code: str, message: str = "No.") -> dict[str, Any]:
    return {"code": code, "message": message, "requestId": "r-1"}


def test_it_waits_as_long_as_the_site_says(told: Told) -> None:
    told.answers.insert(0, (429, {"retry-after": "7"}, problem("too_many_requests")))
    told.answers.insert(1, (503, {"retry-after": "3"}, problem("overloaded")))
    slept: list[float] = []
    assert client(told, slept).releases()["releaseId"] == "one"
    assert slept == [7, 3]


def test_it_does_not_wait_for_ever(told: Told) -> None:
    told.answers = [(429, {"retry-after": "200"}, problem("too_many_requests", "Too many."))]
    slept: list[float] = []
    with pytest.raises(TooManyRequests, match="one call for many ids") as error:
        client(told, slept, longest_wait=300).releases()
    assert slept == [200]
    assert error.value.request_id == "r-1"


def test_a_broken_connection_is_tried_again_and_told(told: Told) -> None:
    told.answers.insert(0, (0, {}, None))
    assert client(told).releases()["releaseId"] == "one"
    told.answers = [(0, {}, None)]
    slept: list[float] = []
    with pytest.raises(SiteUnavailable, match="does not answer"):
        client(told, slept).releases()
    assert len(slept) == 4
    assert slept == sorted(slept)


def test_a_site_that_is_down_is_not_waited_for_by_every_call(told: Told, tmp_path: Path) -> None:
    slept: list[float] = []
    site = client(told, slept, cache=tmp_path)
    assert site.releases()["releaseId"] == "one"
    told.answers = [(503, {}, problem("overloaded"))]
    for _ in range(3):
        with pytest.warns(StaleAnswer):
            site.releases()
    assert (len(slept), len(told.requests)) == (4, 1 + 5 + 2)
    told.answers = [(200, {"rosette-release": "one"}, FACTS)]
    site.releases()
    told.answers = [(503, {}, problem("overloaded"))]
    with pytest.warns(StaleAnswer):
        site.releases()
    assert len(slept) == 8


def test_a_site_that_moved_says_where_it_is(told: Told) -> None:
    told.answers = [(308, {"location": "https://new.example/"}, b"")]
    with pytest.raises(RosetteError, match="https://new.example/"):
        client(told).releases()


@pytest.mark.parametrize(
    ("status", "code", "error", "advice"),
    [
        (400, "invalid_request", InvalidRequest, "No."),
        (401, "login_required", AccessDenied, "ROSETTE_TOKEN"),
        (401, "invalid_token", AccessDenied, "profile page"),
        (403, "access_denied", AccessDenied, "ROSETTE_TOKEN"),
        (418, "odd", RosetteError, "No."),
    ],
)
def test_errors_tell_what_to_do_and_are_not_tried_again(told: Told, status: int, code: str, error: type[Exception], advice: str) -> None:
    told.answers = [(status, {}, problem(code))]
    with pytest.raises(error, match=advice):
        client(told).releases()
    assert len(told.requests) == 1


def test_issues_of_a_request_are_named(told: Told) -> None:
    told.answers = [(400, {}, {**problem("invalid_request"), "issues": [{"path": "body.kind", "message": "is unknown"}]})]
    with pytest.raises(InvalidRequest, match="body.kind: is unknown"):
        client(told).releases()


def test_something_else_than_a_rosette_site_is_said(told: Told) -> None:
    told.answers = [(200, {}, b"<html>")]
    with pytest.raises(RosetteError, match="address of a Rosette site"):
        client(told).releases()
    with pytest.raises(ValueError, match="https://"):
        Rosette("rosette.example")


def test_the_first_answer_pins_the_release(told: Told) -> None:
    site = client(told)
    site.releases()
    site.releases()
    assert [headers.get("rosette-release") for _, _, headers, _ in told.requests] == [None, "one"]
    told.answers = [(409, {"rosette-release": "two"}, problem("conflict", "Release one is not held here."))]
    with pytest.raises(ReleaseNotHeld, match="release='two'") as gone:
        site.releases()
    assert gone.value.served == "two"


def test_the_items_of_a_list_are_read_on_by_cursor(told: Told) -> None:
    def page(item: str, after: str | None) -> tuple[int, dict[str, str], Any]:
        row = {"item": item, "status": "gone", "record": None, "successors": []}
        return 200, {"rosette-release": "one"}, {"kind": "locus", "count": 9, "counts": {"gone": 9}, "items": [row], "next": after}

    told.answers = [page("a", "first+/="), page("b", "second"), page("c", None)]
    table = client(told).list_items("L")
    assert [row["item"] for row in table] == ["a", "b", "c"]
    assert [path for _, path, _, _ in told.requests] == [
        "/api/list-contents/L?size=1000",
        "/api/list-contents/L?size=1000&cursor=first%2B%2F%3D",
        "/api/list-contents/L?size=1000&cursor=second",
    ]
    # What follows comes from the release that the cursor is of.
    assert [headers.get("rosette-release") for _, _, headers, _ in told.requests] == [None, "one", "one"]


def test_a_site_behind_a_proxy_is_asked_through_it(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("NO_PROXY", "no_proxy", "https_proxy"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HTTPS_PROXY", told.address)
    told.answers = [(403, {}, b"")]
    with Rosette("https://rosette.example", cache=False, longest_wait=0) as site, pytest.raises(SiteUnavailable, match="403"):
        site.releases()
    assert told.requests[0][:2] == ("CONNECT", "rosette.example:443")


def test_packed_answers_are_read(told: Told) -> None:
    told.answers = [(200, {"rosette-release": "one", "content-encoding": "gzip"}, gzip.compress(json.dumps(FACTS).encode()))]
    assert client(told).releases()["releaseId"] == "one"


def test_a_token_goes_only_where_nobody_reads_along(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROSETTE_TOKEN", "rosette_secret")
    client(told).releases()
    assert told.requests[0][2]["authorization"] == "Bearer rosette_secret"
    with pytest.raises(ValueError, match="https"):
        Rosette("http://rosette.example")
    Rosette("https://rosette.example")


def test_a_run_is_started_once_and_with_the_token_only_if_that_is_wanted(told: Told) -> None:
    started = (201, {"rosette-release": "one"}, {"token": "t", "address": "/runs/t", "state": "waiting"})
    failed = (200, {"rosette-release": "one"}, {"state": "failed", "fault": "The sequence is no protein."})
    told.answers = [(503, {"retry-after": "0"}, problem("overloaded")), started, failed]
    with pytest.raises(RosetteError, match="failed: The sequence is no protein"):
        client(told, token="rosette_secret").blast(">mine\nMKV")
    first, second, status = told.requests
    assert first[2]["idempotency-key"] == second[2]["idempotency-key"]
    assert "authorization" not in first[2]
    assert "authorization" in status[2]
    told.requests.clear()
    told.answers = [(401, {}, problem("login_required")), started, failed]
    with pytest.raises(RosetteError, match="no protein"):
        client(told, token="rosette_secret").blast(">mine\nMKV")
    assert ["authorization" in headers for _, _, headers, _ in told.requests] == [False, True, True]


@pytest.mark.parametrize("token", [None, "rosette_secret"])
def test_what_only_a_person_may_start_is_said(told: Told, token: str | None) -> None:
    told.answers = [(401, {}, problem("login_required", "This is a premium tool."))]
    with pytest.raises(AccessDenied, match=f"This is a premium tool. On this site, start it in the browser, at {told.address}") as error:
        client(told, token=token).blast(">mine\nMKV")
    assert error.value.request_id == "r-1"


def test_the_cache_answers_only_while_the_site_does_not(told: Told, tmp_path: Path) -> None:
    assert client(told, cache=tmp_path).releases()["releaseId"] == "one"
    told.answers = [(200, {"rosette-release": "one"}, {**FACTS, "held": ["one", "none"]})]
    assert client(told, cache=tmp_path).releases()["held"] == ["one", "none"]
    told.answers = [(503, {"retry-after": "1"}, problem("overloaded"))]
    with pytest.warns(StaleAnswer, match="release one"):
        assert client(told, cache=tmp_path).releases()["held"] == ["one", "none"]
    with pytest.raises(SiteUnavailable):
        client(told, cache=tmp_path, release="two").releases()
    told.answers = [(403, {}, problem("access_denied"))]
    with pytest.raises(AccessDenied):
        client(told, cache=tmp_path).releases()


def test_the_cache_is_for_its_owner_alone_and_forgives_a_broken_file(tmp_path: Path) -> None:
    def cache(token: str | None, site: str = "s") -> Cache:
        return Cache(tmp_path, site=site, token=token)

    cache("mine").keep("GET /", Answer(b"secret", "one"))
    assert cache("mine").find("GET /", None) == Answer(b"secret", "one", from_cache=True)
    assert [cache(token, site).find("GET /", "one") for token, site in ((None, "s"), ("yours", "s"), ("mine", "t"))] == [None] * 3
    for folder in tmp_path.iterdir():
        assert folder.stat().st_mode & 0o077 == 0
        for file in folder.glob("*.gz"):
            file.write_bytes(b"broken")
    assert cache("mine").find("GET /", "one") is None
    file = tmp_path / "file"
    file.write_text("")
    Cache(file, site="s", token=None).keep("GET /", Answer(b"", "one"))


def test_the_cache_has_a_limit_and_drops_what_is_oldest(tmp_path: Path) -> None:
    cache = Cache(tmp_path, site="s", token=None, most_bytes=5000)
    for number in range(40):
        cache.keep(f"GET /{number}", Answer(b"", "one", packed=gzip.compress(bytes(10)) + bytes(200)))
        os.utime(cache._path(f"GET /{number}", "one"), (number, number))
    kept = [number for number in range(40) if cache._path(f"GET /{number}", "one").exists()]
    assert kept == list(range(kept[0], 40))
    assert 15 < len(kept) < 25


def test_a_packed_answer_is_kept_as_it_was_sent(told: Told, tmp_path: Path) -> None:
    packed = gzip.compress(json.dumps(FACTS).encode(), 9)
    told.answers = [(200, {"rosette-release": "one", "content-encoding": "gzip"}, packed)]
    client(told, cache=tmp_path).releases()
    assert [file.read_bytes() for file in tmp_path.glob("*/*.gz")] == [packed]


def test_a_file_that_arrives_damaged_is_not_kept(told: Told, tmp_path: Path) -> None:
    listing = {"f": {"name": "f.txt", "type": "file", "size": 3, "lastModified": None, "path": "Genes/f.txt", "isPremium": False, "sha256": "0" * 64}}
    told.answers = [(200, {"rosette-release": "one"}, listing), (200, {"rosette-release": "one"}, b"abc")]
    with pytest.raises(RosetteError, match="damaged"):
        client(told).download("Genes/f.txt", tmp_path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("AG, FT\nFLC;WUS", ["AG", "FT", "FLC", "WUS"]),
        (["beta-1,3-glucanase", None, float("nan"), "", 7], ["beta-1,3-glucanase", "", "", "", "7"]),
        ({"AG": 1}, ["AG"]),
        ("", []),
    ],
)
def test_ids_as_people_have_them(given: Any, expected: list[str]) -> None:
    assert listed(given) == expected


def test_each_text_is_asked_for_once_and_spread_over_the_inputs() -> None:
    inputs = read_inputs(["a", " ", "b", " a", "x" * 201, "a", "\u200b"])
    assert inputs.requested == ["a", "b"]
    assert inputs.spread([1, 2, 0]) == [1, 0, 2, 1, 0, 1, 0]
    assert inputs.same_as == [None, None, None, 0, None, 0, None]
    assert read_inputs([]).spread([0]) == []


def test_a_request_is_no_longer_than_the_site_takes() -> None:
    ids = [f'{number:06} "\\é' + "x" * 150 for number in range(30_000)]
    parts = list(ids_in_parts(ids, 100_000))
    assert [each for part in parts for each in part] == ids
    assert max(len(json.dumps(part, separators=(",", ":"), ensure_ascii=False).encode()) for part in parts) <= MOST_BYTES + 2
    assert len(parts) > 1
    assert [len(part) for part in ids_in_parts(["a"] * 25, 10)] == [10, 10, 5]


def test_long_work_says_how_far_it_is(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert not is_watched()
    assert list(each_part([[1], [2]], "records", is_shown=True)) == [[1], [2]]
    assert capsys.readouterr().err == ""
    monkeypatch.setattr("rosette_arabidopsis.progress.QUIET_SECONDS", -1)
    assert list(each_part([[1, 2, 3], [4]], "records", is_shown=True)) == [[1, 2, 3], [4]]
    shown = capsys.readouterr().err
    assert "3 of 4" in shown
    assert shown.split("\r")[-1].rstrip(" ").startswith("records [##############################] 4 of 4")
    assert shown.endswith("\n")
    list(each_part([[1]], "records", is_shown=False))
    assert capsys.readouterr().err == ""


NOTEBOOKS = Path(__file__).parents[1] / "notebooks"


def test_the_readme_names_what_there_is() -> None:
    readme = (NOTEBOOKS.parent / "README.md").read_text(encoding="utf-8")
    functions = set(re.findall(r"^\| `(\w+)\(", readme, re.MULTILINE))
    public = {name for name, value in vars(Rosette).items() if callable(value) and not name.startswith("_")}
    assert functions == public - {"close"}
    named = set(re.findall(r"`([A-Z][a-z]+[A-Z]\w+)`", readme)) - {"TypedDict"}
    assert named <= set(rosette_arabidopsis.__all__)
    for block in re.findall(r"```python\n(.*?)```", readme, re.DOTALL):
        compile(block, "README.md", "exec")


@pytest.mark.parametrize("name", ["list-to-enrichment", "mutants-of-a-family", "promoters-with-a-motif"])
def test_notebooks_have_no_outputs_and_read_as_python(name: str) -> None:
    notebook = json.loads((NOTEBOOKS / f"{name}.ipynb").read_text(encoding="utf-8"))
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert len(code) > 5
    assert [(cell["outputs"], cell["execution_count"]) for cell in code] == [([], None)] * len(code)
    source = "\n".join("".join(cell["source"]) for cell in code)
    compile(source, name, "exec")
    assert "os.environ.get(\"ROSETTE_SITE\"" in source


def test_fasta_with_what_is_missing_on_top() -> None:
    records, missing = read_fasta(">AT9G99999 NOT FOUND: no such gene\n>AT4G18960.1 AG | Chr4\nMK\nV\n>AT4G18960.1-2\nAC\n")
    assert missing == {"AT9G99999": "no such gene"}
    assert [(record.name, record.description, record.sequence) for record in records] == [
        ("AT4G18960.1", "AG | Chr4", "MKV"),
        ("AT4G18960.1-2", "", "AC"),
    ]
    assert read_fasta("") == ([], {})
    assert [loci_of(name) for name in ("AT4G18960.1-2", "AT1G01010-AT1G01020")] == [["AT4G18960"], ["AT1G01010", "AT1G01020"]]


def test_threads_share_a_client(told: Told) -> None:
    site = client(told)
    threads = [threading.Thread(target=site.releases) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(told.requests) == 8


def test_a_table_becomes_a_data_frame_that_states_its_release(told: Told) -> None:
    lines = [{"input": "AG", "bucket": "alias", "by": "symbol", "record": {"kind": "locus", "key": 1, "label": "AT4G18960"}}]
    told.answers = [(200, {"rosette-release": "one"}, {"lines": lines})]
    table = client(told).resolve(["AG", "", "AG"])
    assert [(row["name"], row["same_as"]) for row in table] == [("AT4G18960", None), (None, None), ("AT4G18960", 0)]
    assert repr(table) == "<Table of 3 rows, 1 missing, release one>"
    assert (table[-1]["key"], [row["key"] for row in table[:2]]) == (1, [1, None])
    for name in ("pandas", "polars"):
        if importlib.util.find_spec(name) is None:
            continue
        frame = getattr(table, f"to_{name}")()
        assert list(frame["name"])[::2] == ["AT4G18960", "AT4G18960"]
        assert len(frame) == 3
        if name == "pandas":
            assert frame.attrs["release"] == "one"


def test_pages_are_fetched_as_they_are_needed_by_number_and_then_by_cursor(told: Told) -> None:
    def page(*rows: int, **further: Any) -> tuple[int, dict[str, str], Any]:
        return 200, {"rosette-release": "one"}, {"docs": [{"id": row} for row in rows], "total": 600, **further}

    told.answers = [(200, {"rosette-release": "one"}, {"docs": [{"id": 1}, {"id": 2, "more": 3}], "total": 2})]
    assert client(told).search("AG").table().columns == {"id": [1, 2], "more": [None, 3]}
    told.requests.clear()
    told.answers = [page(1), page(2, cursors={"next": "c"}), page(3, cursors={"next": None})]
    rows = client(told).search("AG")
    assert next(rows) == {"id": 1}
    assert len(told.requests) == 1
    assert [row["id"] for row in rows] == [2, 3]
    places = [{name: value for name, value in json.loads(body).items() if name in ("page", "cursor")} for _, _, _, body in told.requests]
    assert places == [{"page": 1}, {"page": 2}, {"cursor": "c"}]


def resolved(*lines: tuple[str, int | None]) -> tuple[int, dict[str, str], Any]:
    def line(given: str, key: int | None) -> dict[str, Any]:
        if key is None:
            return {"input": given, "bucket": "unknown"}
        return {"input": given, "bucket": "matched", "by": "name", "record": {"kind": "locus", "key": key, "label": f"AT{key}G00010"}}

    return 200, {"rosette-release": "one"}, {"lines": [line(*each) for each in lines]}


def test_annotations_are_asked_for_in_halves_if_one_call_does_not_give_them_all(told: Told) -> None:
    hit = dict.fromkeys(AnnotationHit.__annotations__)

    def hits(total: int, *keys: int) -> tuple[int, dict[str, str], Any]:
        return 200, {"rosette-release": "one"}, {"total": total, "docs": [{**hit, "locusId": key, "keyword": f"of {key}"} for key in keys]}

    told.answers = [resolved(("a", 1), ("b", None), ("c", 2), ("d", 3)), hits(9, 1), hits(2, 1, 1), hits(1, 2)]
    table = client(told).annotations(["a", "b", "c", "d", "a"])
    assert [(row["input"], row["keyword"]) for row in table] == [
        ("a", "of 1"),
        ("a", "of 1"),
        ("b", None),
        ("c", "of 2"),
        ("d", None),
        ("a", "of 1"),
        ("a", "of 1"),
    ]
    assert table.missing == {"b": "the release has no such name", "d": "the release has nothing of it"}
    assert [json.loads(body)["searchTerms"] for *_, body in told.requests[1:]] == [[{"genes": {"keys": keys}}] for keys in ([1, 2, 3], [1], [2, 3])]


def test_sequences_are_those_of_each_input(told: Told) -> None:
    told.answers = [
        resolved(("a", 1), ("AT2G00010.2", 2), ("b", None)),
        (200, {"rosette-release": "one"}, b">AT1G00010.1 SYM | Chr1\nMKV\n"),
        (200, {"rosette-release": "one"}, b">AT2G00010.2 NOT FOUND: no such model\n"),
    ]
    table = client(told).sequences(["a", "at2g00010.2".upper(), "b", "a"])
    assert [(row["input"], row["name"], row["sequence"], row["reason"]) for row in table] == [
        ("a", "AT1G00010.1", "MKV", None),
        ("AT2G00010.2", None, None, "no such model"),
        ("b", None, None, "the release has no such name"),
        ("a", "AT1G00010.1", "MKV", None),
    ]


def test_what_is_chosen_of_mutants_are_filters_of_the_search(told: Told) -> None:
    hit = dict.fromkeys(MutantHit.__annotations__)
    docs = [{**hit, "locusId": 1, "line": "SALK_1"}, {**hit, "locusId": 1, "line": "SALK_2"}]
    told.answers = [resolved(("a", 1), ("b", 2)), (200, {"rosette-release": "one"}, {"total": 2, "docs": docs})]
    table = client(told).mutants(["a", "b"], only={"part": ["exon", "intron"]}, without={"part": "exon", "zygosity": "wild type"})
    assert [(row["input"], row["line"]) for row in table] == [("a", "SALK_1"), ("a", "SALK_2"), ("b", None)]
    expected = {"part": {"include": ["exon", "intron"], "exclude": ["exon"]}, "zygosity": {"exclude": ["wild type"]}}
    assert json.loads(told.requests[1][3])["filters"] == expected


def test_one_gene_with_more_rows_than_one_call_gives_is_read_page_by_page(told: Told) -> None:
    def page(total: int, *lines: str) -> tuple[int, dict[str, str], Any]:
        hit = dict.fromkeys(MutantHit.__annotations__)
        return 200, {"rosette-release": "one"}, {"total": total, "docs": [{**hit, "locusId": 1, "line": line} for line in lines]}

    told.answers = [resolved(("a", 1)), page(300, "first"), page(300, "first"), page(300, "second")]
    assert [row["line"] for row in client(told).mutants(["a"])] == ["first", "second"]
    assert [json.loads(body).get("page") for *_, body in told.requests[1:]] == [None, 1, 2]


@pytest.mark.parametrize(
    ("background", "sent"),
    [
        (None, {}),
        ("protein_coding", {"background": "protein_coding"}),
        ("AG FT", {"backgroundItems": ["AG", "FT"]}),
        (["all"], {"backgroundItems": ["all"]}),
    ],
)
def test_a_background_has_a_name_or_is_a_list(told: Told, background: Any, sent: dict[str, Any]) -> None:
    told.answers = [(200, {"rosette-release": "one"}, {"terms": [], "list": {"notMatched": {"count": 0, "ids": []}}})]
    table = client(told).enrichment("AG", background=background)
    assert {name: value for name, value in json.loads(told.requests[0][3]).items() if "background" in name} == sent
    assert (len(table), "log10Q" in table.columns) == (0, True)
    with pytest.raises(ValueError, match="once for each"):
        client(told).enrichment("AG", source="go_bp,go_mf")


def test_a_blast_result_has_a_row_for_each_alignment(told: Told) -> None:
    hsp = {"identity": 99.5, "length": 9, "queryStart": 1, "queryEnd": 9, "subjectStart": 2, "subjectEnd": 10, "evalue": 1e-9, "bitScore": 50.0}
    hit = {"subject": "AT1G00010.1", "title": "t", "database": "d", "queryCover": 100, "locus": None, "hsps": [hsp, hsp]}
    queries = [{"name": "mine", "length": 9, "hits": 1}, {"name": "other", "length": 9, "hits": 0}]
    result = {"queries": queries, "databases": [], "version": "2.16", "hits": [hit]}
    told.answers = [
        (201, {"rosette-release": "one"}, {"token": "t", "address": "/runs/t", "state": "waiting"}),
        (200, {"rosette-release": "one"}, {"state": "done", "fault": None}),
        (200, {"rosette-release": "one"}, result),
        (200, {"rosette-release": "one"}, result),
        (200, {"rosette-release": "one"}, {**result, "hits": []}),
    ]
    table = client(told).blast({"mine": "MKV", "other": "MKL"})
    assert [(row["query"], row["subject"], row["locus"]) for row in table] == [("mine", "AT1G00010.1", None)] * 2
    assert table.missing == {"other": "nothing similar was found"}
    assert json.loads(told.requests[0][3])["QueryText"] == ">mine\nMKV\n>other\nMKL\n"
