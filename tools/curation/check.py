"""Reads a GAF with goatools and checks it against the rules of the format and of the evidence, as documented by the Gene Ontology.

Nothing of Rosette's own code is used. Arguments: the GAF, a table of terms (id, aspect, whether it is catalytic). Prints one fault a line;
exits with 1 if there is any.
"""

import contextlib
import csv
import io
import re
import sys

from goatools.anno.gaf_reader import GafReader

ASPECTS = {
    "F": {"enables", "contributes_to"},
    "P": {
        "involved_in",
        "acts_upstream_of",
        "acts_upstream_of_positive_effect",
        "acts_upstream_of_negative_effect",
        "acts_upstream_of_or_within",
        "acts_upstream_of_or_within_positive_effect",
        "acts_upstream_of_or_within_negative_effect",
    },
    "C": {"located_in", "part_of", "is_active_in", "colocalizes_with"},
}
EXPERIMENTAL = {"EXP", "IDA", "IPI", "IMP", "IGI", "IEP"}
CURIE = re.compile(r"^[A-Za-z_.]+:\S+$")


def faults_of(number, line, terms):
    cells = line.split("\t")
    if len(cells) != 17:
        yield f"line {number}: {len(cells)} columns instead of 17"
        return
    database, entity, symbol, relation, term, reference, evidence, partners, aspect = cells[:9]
    kind, taxon, day, group = cells[11:15]
    for name, value in (("database", database), ("id", entity), ("symbol", symbol), ("reference", reference), ("type", kind), ("group", group)):
        if value == "":
            yield f"line {number}: {name} is empty"
    if not CURIE.match(reference.split("|")[0]):
        yield f"line {number}: {reference} is not a reference"
    if term not in terms:
        yield f"line {number}: {term} is not a current term"
        return
    expected, catalytic = terms[term]
    if aspect != expected:
        yield f"line {number}: {term} has aspect {expected}, not {aspect}"
    if relation.removeprefix("NOT|") not in ASPECTS.get(aspect, set()):
        yield f"line {number}: {relation} does not lead to aspect {aspect}"
    if evidence not in EXPERIMENTAL:
        yield f"line {number}: {evidence} is not evidence that a paper gives"
    # GORULE:0000006, 0000007, 0000005, 0000016 and 0000018.
    if evidence == "IEP" and aspect != "P":
        yield f"line {number}: IEP is for processes only"
    if evidence == "IPI" and catalytic:
        yield f"line {number}: IPI cannot show catalytic activity"
    if term == "GO:0005515" and evidence != "IPI":
        yield f"line {number}: protein binding is shown by IPI only"
    if evidence in ("IPI", "IGI") and partners == "":
        yield f"line {number}: {evidence} names no partner"
    if evidence in ("IDA", "IMP", "IEP", "EXP") and partners != "":
        yield f"line {number}: {evidence} names a partner"
    if any(not CURIE.match(partner) for partner in partners.split("|") if partner):
        yield f"line {number}: {partners} are not identifiers"
    if not re.match(r"^taxon:\d+$", taxon):
        yield f"line {number}: {taxon} is not a taxon"
    if not re.match(r"^20\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$", day):
        yield f"line {number}: {day} is not a day"


def check(path, terms):
    with open(path, encoding="utf-8") as file:
        lines = file.read().split("\n")
    if lines[-1] != "":
        yield "the last line has no end"
    lines = lines[:-1]
    if not lines or lines[0] != "!gaf-version: 2.2":
        yield "the first line is not the version"
    body = [(number, line) for number, line in enumerate(lines, 1) if not line.startswith("!")]
    if len({line for _, line in body}) < len(body):
        yield "a line is there twice"
    for number, line in body:
        yield from faults_of(number, line, terms)
    # goatools warns on standard output and ends the process at what it cannot read.
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            reader = GafReader(path)
    except SystemExit:
        yield "goatools cannot read the file"
        return
    if len(reader.associations) != len(body):
        yield f"goatools reads {len(reader.associations)} of {len(body)} lines"
    warnings = [line for line in said.getvalue().split("\n") if re.search(r"warn|error|illegal|ignored|fatal", line, re.IGNORECASE)]
    yield from (f"goatools: {line}" for line in warnings)


def main(path, table):
    with open(table, encoding="utf-8", newline="") as file:
        terms = {term: (aspect, catalytic == "t") for term, aspect, catalytic in csv.reader(file, delimiter="\t")}
    faults = list(check(path, terms))
    print("\n".join(faults))
    return 1 if faults else 0


sys.exit(main(*sys.argv[1:]))
