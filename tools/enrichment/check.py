"""Counts and tests with goatools, scipy and statsmodels, and compares with what Rosette has answered.

Reads the files that check-enrichment.ts wrote: tables of the release, lists and answers. Nothing of Rosette's own code is used: annotations
are propagated by goatools over a graph written as OBO. Prints one line of JSON; exits with 1 on any difference.
"""

import contextlib
import io
import json
import math
import os
import statistics
import sys
import time
from collections import defaultdict

from goatools.go_enrichment import GOEnrichmentStudy
from goatools.obo_parser import GODag
from scipy.stats import hypergeom
from statsmodels.stats.multitest import multipletests

CATEGORIES = {"go_bp": "biological process", "go_mf": "molecular function", "go_cc": "cellular component"}
ROOTS = {"GO:0008150", "GO:0003674", "GO:0005575"}
EXPERIMENTAL = set("EXP IDA IPI IMP IGI IEP HTP HDA HMP HGI HEP".split())
METHODS = {"bh": "fdr_bh", "bonferroni": "bonferroni", "by": "fdr_by"}
# Of logarithms: the absolute difference is the relative one of what they stand for.
TOLERANCE = 1e-9
# Doubles below it lose digits; scipy's own logarithm is compared there.
SMALLEST = 1e-300


def rows(folder, name):
    with open(os.path.join(folder, name), encoding="utf-8") as lines:
        return [line.rstrip("\n").split("\t") for line in lines]


def write_obo(folder):
    """The graph as an OBO file, obsolete terms left out."""
    terms = {term: category for term, category, obsolete in rows(folder, "terms.tsv") if obsolete == "false"}
    above = defaultdict(set)
    for child, relationship, parent in rows(folder, "edges.tsv"):
        if child in terms and parent in terms and relationship in ("is_a", "part_of"):
            above[child].add((relationship, parent))
    path = os.path.join(folder, "graph.obo")
    with open(path, "w", encoding="utf-8") as obo:
        obo.write("format-version: 1.2\n")
        for term, category in terms.items():
            obo.write(f"\n[Term]\nid: {term}\nname: {term}\nnamespace: {category.replace(' ', '_')}\n")
            for relationship, parent in sorted(above[term]):
                obo.write(f"is_a: {parent}\n" if relationship == "is_a" else f"relationship: part_of {parent}\n")
    return path, terms


def counts_for(choice, evidence):
    if choice == "experimental":
        return evidence in EXPERIMENTAL
    return choice == "any" or evidence not in ("IEA", "")


def annotated(folder, terms, known, source, choice):
    """Terms of each locus: those that count, before they are propagated."""
    found = defaultdict(set)
    for locus, term, evidence, negated in rows(folder, "annotations.tsv"):
        if negated == "true" or evidence == "ND" or term in ROOTS or terms.get(term) != CATEGORIES[source] or locus not in known:
            continue
        if counts_for(choice, evidence):
            found[locus].add(term)
    return found


class Comparison:
    def __init__(self, folder):
        self.folder = folder
        path, self.terms = write_obo(folder)
        with contextlib.redirect_stdout(io.StringIO()):
            self.dag = GODag(path, optional_attrs={"relationship"})
        with open(os.path.join(folder, "lists.json"), encoding="utf-8") as file:
            self.lists = json.load(file)
        self.known = set(self.lists["all"])
        self.worst = {"p": 0.0, "q": 0.0, "elim": 0.0}
        self.tests = 0
        self.seconds = []
        self.faults = []

    def background(self, case, direct):
        name = case["background"]
        if name == "annotated":
            return set(direct)
        genes = self.known if name == "all" else {locus for locus in self.known if locus[:4] in ("AT1G", "AT2G", "AT3G")}
        return genes if case["unannotated"] == "1" else genes & set(direct)

    def compare(self, case):
        direct = annotated(self.folder, self.terms, self.known, case["source"], case["evidence"])
        background = self.background(case, direct)
        genes = set(self.lists[case["list"]]) & background
        label = " ".join(case[name] for name in ("list", "source", "evidence", "background", "correction"))
        if (len(genes), len(background)) != (case["n"], case["N"]):
            self.faults.append(f"{label}: sizes {len(genes)}/{len(background)}, ours {case['n']}/{case['N']}")
        ours = {row[0]: row[1:] for row in case["terms"]}
        theirs = self.study(background, direct, genes)
        # A function may be part of a process: what is propagated into another aspect is not tested.
        aspect = CATEGORIES[case["source"]]
        tested = {go: (k, m) for go, (k, m, _) in theirs.items() if 5 <= m <= 2000 and go not in ROOTS and self.terms[go] == aspect}
        if set(tested) != set(ours):
            self.faults.append(f"{label}: {len(set(tested) ^ set(ours))} terms are tested by one side only")
        order = sorted(set(tested) & set(ours))
        n, big_n = len(genes), len(background)
        ps = [float(hypergeom.sf(tested[go][0] - 1, big_n, tested[go][1], n)) for go in order]
        qs = multipletests(ps, method=METHODS[case["correction"]])[1]
        elim = self.study(background, direct, genes, algorithm="elim") if case["correction"] == "bh" else {}
        for go, p, q in zip(order, ps, qs):
            k, m, ln_p, ln_q, ln_elim = ours[go]
            self.tests += 1
            if (k, m) != tested[go]:
                self.faults.append(f"{label} {go}: {tested[go]}, ours {(k, m)}")
            log_p = float(hypergeom.logsf(k - 1, big_n, m, n))
            self.measure("p", label, go, log_p, ln_p)
            if q > SMALLEST:
                self.measure("q", label, go, math.log(q), ln_q)
            if elim and elim[go][2] > SMALLEST:
                self.measure("elim", label, go, math.log(elim[go][2]), ln_elim)
            if theirs[go][2] > SMALLEST:
                self.measure("p", label, go, math.log(theirs[go][2]), ln_p)

    def measure(self, what, label, go, theirs, ours):
        off = abs(theirs - ours)
        self.worst[what] = max(self.worst[what], off)
        if off > TOLERANCE:
            self.faults.append(f"{label} {go}: ln {what} {theirs}, ours {ours}")

    def study(self, background, direct, genes, **more):
        """k, M and p of every term by goatools."""
        association = {locus: set(terms) for locus, terms in direct.items() if locus in background}
        with contextlib.redirect_stdout(io.StringIO()):
            study = GOEnrichmentStudy(
                background, association, self.dag, propagate_counts=True, relationships={"part_of"},
                alternative="greater", methods=["bonferroni"], log=None, **more,
            )
            began = time.monotonic()
            found = study.run_study(genes, prt=None)
            self.seconds.append(time.monotonic() - began)
        return {row.GO: (row.study_count, row.pop_count, float(row.p_uncorrected)) for row in found}


def main(folder):
    comparison = Comparison(folder)
    with open(os.path.join(folder, "ours.jsonl"), encoding="utf-8") as lines:
        cases = [json.loads(line) for line in lines]
    for case in cases:
        comparison.compare(case)
        print(f"{case['list']} {case['source']} {case['evidence']} {case['background']} {case['correction']}", file=sys.stderr)
    with open(os.path.join(folder, "null.json"), encoding="utf-8") as file:
        null = json.load(file)
    print(json.dumps({
        "comparisons": len(cases), "tests": comparison.tests, "largestDifferenceOfLn": comparison.worst,
        "differences": len(comparison.faults), "first": comparison.faults[:20], "null": null,
        "medianSecondsOfGoatools": statistics.median(comparison.seconds),
    }))
    return 0 if not comparison.faults and null["isQuiet"] else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
