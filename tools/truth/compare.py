"""What is compared, how often it differed, and which differences are explained. Shared by all kinds."""

import json
import random
import re
import time
import urllib.error
import urllib.parse
import urllib.request
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

SEARCH_ROWS = 10_000


class Api:
    """The public API of a served release."""

    def __init__(self, url):
        self.url = url.rstrip("/")

    def ask(self, path, body=None):
        answer = self.text(path, body)
        return None if answer is None else json.loads(answer)

    def text(self, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json"} if data else {}
        for attempt in range(5):
            try:
                request = urllib.request.Request(f"{self.url}/api/{path}", data=data, headers=headers)
                with urllib.request.urlopen(request, timeout=60) as answer:
                    return answer.read().decode()
            except urllib.error.HTTPError as error:
                if error.code == 404:
                    return None
                # Busy: the site sends callers away rather than let them wait.
                if error.code not in (429, 503):
                    raise RuntimeError(f"{path} {body}: {error.code} {error.read().decode()[:300]}") from error
                time.sleep(1 + attempt)
        raise RuntimeError(f"{path}: no answer after five attempts")

    def record(self, kind, **lookup):
        return self.ask(f"detail/{kind}?{urllib.parse.urlencode(lookup)}")

    def search(self, call, criteria, rows=SEARCH_ROWS):
        return self.ask(f"search/{call}", {"searchTerms": criteria, "rowsLimit": rows})

    def named(self, call, search_type, name, field):
        """The hits of a form's text row whose field is exactly this name."""
        row = {"search_type": search_type, "search_method": "exactly", "search_input": name}
        return [hit for hit in self.search(call, [{"searchTerms": [row]}])["docs"] if hit[field] == name]


class Kind:
    """The comparisons of one kind: `same` notes whether two values agree."""

    def __init__(self, name):
        self.name = name
        self.records = set()
        self.values = 0
        self.differences = []

    def same(self, record, field, expected, found):
        self.records.add(record)
        self.values += 1
        if expected != found:
            self.differences.append((record, field, expected, found))

    def same_set(self, record, field, expected, found):
        """A difference names only what is in one of the two."""
        expected, found = set(expected), set(found)
        self.same(record, field, expected - found, found - expected)

    def total(self, api, call, expected):
        """An empty form finds every record."""
        self.same(f"all of {call}", "total", expected, api.search(call, [], 1)["total"])

    def near(self, record, field, expected, found, limit):
        self.records.add(record)
        self.values += 1
        if found is None or abs(expected - found) > limit:
            self.differences.append((record, field, expected, found))


# A difference is explained only here: kind, field, a test of the record and the two values, and the reason.
EXPLAINED = [
]


def is_explained(kind, difference):
    record, field, expected, found = difference
    return any(k == kind and f == field and holds(record, expected, found) for k, f, holds, _ in EXPLAINED)


def report(kinds, examples, out=print):
    """One line for each kind, then the unexplained differences by field. True if there are none."""
    out(f"{'kind':<18}{'records':>9}{'compared':>10}{'differences':>13}{'explained':>11}")
    left = []
    for kind in kinds:
        explained = [each for each in kind.differences if is_explained(kind.name, each)]
        unexplained = [each for each in kind.differences if not is_explained(kind.name, each)]
        left += [(kind.name, *each) for each in unexplained]
        out(f"{kind.name:<18}{len(kind.records):>9}{kind.values:>10}{len(kind.differences):>13}{len(explained):>11}")
    for (kind, field), count in Counter((kind, field) for kind, _, field, _, _ in left).most_common():
        out(f"\n{kind}, {field}: {count} unexplained")
        for _, record, _, expected, found in [each for each in left if (each[0], each[2]) == (kind, field)][:examples]:
            out(f"  {record}: the files say {short(expected)}, the site says {short(found)}")
    return not left


def short(value):
    text = json.dumps(sorted(value, key=str) if isinstance(value, (set, frozenset)) else value, ensure_ascii=False, default=str)
    return text if len(text) <= 160 else text[:157] + "…"


def pick(names, count, seed):
    """The same sample for the same seed, whatever the order of the names."""
    names = sorted(names)
    return names if len(names) <= count else random.Random(seed).sample(names, count)


def at_once(work, items):
    """A few requests at a time."""
    with ThreadPoolExecutor(4) as pool:
        return list(pool.map(work, items))


def clean(text):
    """A text as the site shows it: no control characters, entities decoded, no tags, lost primes back, no blanks around it."""
    text = re.sub(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]", "\ufffd", text)
    text = re.sub(r"</?(?:i|b|em|sup|sub)>", "", decode_entities(text), flags=re.I)
    return re.sub(r"(?<![\w.])([2-5])\?(?=-|\s|UTR\b)", "\\1\u2032", text).strip()


def decode_entities(text):
    import html

    return re.sub(r"&(#\d+|#[xX][0-9a-fA-F]+|[A-Za-z][A-Za-z0-9]*);", lambda entity: html.unescape(entity.group()), text)
