"""Makes small sets by a fixed rule, and writes them with what goatools, scipy and statsmodels answer about them.

    python tools/enrichment/small_answers.py packages/features/enrichment/server/fixtures/small-answers.jsonl

A test compares every count, p, q and elim p with the file at every change; check.py does so with the official release. The first line has
the sets and lists, each further one a comparison: a test is [term, list genes, genes, ln p, ln q, ln elim p].
"""

import json
import math
import os
import random
import sys
import tempfile

from check import METHODS, Comparison, annotated
from scipy.stats import hypergeom
from statsmodels.stats.multitest import multipletests

ROOT = "GO:0008150"
EVIDENCES = ["IDA", "IMP", "IEA", "IEA", "ISS", ""]
SETTINGS = [
    {}, {"evidence": "curated"}, {"evidence": "experimental"}, {"background": "all", "unannotated": "1"},
    {"background": "three_chromosomes"}, {"correction": "bonferroni"}, {"correction": "by"},
]
FIRST = {"source": "go_bp", "evidence": "any", "background": "annotated", "unannotated": "0", "correction": "bh"}


def make_world():
    """Terms in a graph of several levels, genes on five chromosomes with few annotations each, and three lists."""
    draw = random.Random(3702)
    terms = [f"GO:910{number:04d}" for number in range(28)]
    edges = [(term, "is_a", draw.choice([ROOT, *terms[:at]][-9:])) for at, term in enumerate(terms)]
    edges += [(term, "part_of", draw.choice(terms[:at])) for at, term in enumerate(terms) if at > 4 and at % 3 == 0]
    genes = [f"AT{1 + at % 5}G{90000 + 10 * at}" for at in range(200)]
    annotations = [
        (gene, draw.choice(terms), draw.choice(EVIDENCES)) for gene in genes[:170] for _ in range(draw.choice([1, 1, 2, 3]))
    ]
    of_term = lambda *wanted: sorted({gene for gene, term, _ in annotations if term in wanted})
    lists = {
        "narrow": sorted({*of_term(terms[27], terms[20])[:12], *draw.sample(genes, 6)}),
        "wide": sorted({*of_term(*terms[8:12]), *draw.sample(genes, 10)}),
        "chance": sorted(draw.sample(genes, 40)),
    }
    return terms, sorted(set(edges)), genes, annotations, lists


def write_tables(folder, terms, edges, genes, annotations, lists):
    def write(name, rows):
        with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
            file.writelines("\t".join(row) + "\n" for row in rows)

    write("terms.tsv", [(term, "biological process", "false") for term in [ROOT, *terms]])
    write("edges.tsv", edges)
    write("annotations.tsv", [(*annotation, "false") for annotation in annotations])
    with open(os.path.join(folder, "lists.json"), "w", encoding="utf-8") as file:
        json.dump({**lists, "all": genes}, file)


def answer(comparison, case):
    direct = annotated(comparison.folder, comparison.terms, comparison.known, case["source"], case["evidence"])
    background = comparison.background(case, direct)
    genes = set(comparison.lists[case["list"]]) & background
    plain = comparison.study(background, direct, genes)
    elim = comparison.study(background, direct, genes, algorithm="elim")
    tested = sorted(go for go, (_, m, _) in plain.items() if m >= 5 and go != ROOT)
    logs = [float(hypergeom.logsf(plain[go][0] - 1, len(background), plain[go][1], len(genes))) for go in tested]
    corrected = multipletests([math.exp(log) for log in logs], method=METHODS[case["correction"]])[1]
    rows = [
        [go, *plain[go][:2], *(round(number, 12) + 0 for number in (log, math.log(q), math.log(elim[go][2])))]
        for go, log, q in zip(tested, logs, corrected)
    ]
    return {**case, "counted": len(genes), "background_counted": len(background), "tests": rows}


def main(path):
    terms, edges, genes, annotations, lists = make_world()
    with tempfile.TemporaryDirectory() as folder:
        write_tables(folder, terms, edges, genes, annotations, lists)
        comparison = Comparison(folder)
        cases = [answer(comparison, {**FIRST, **more, "list": name}) for name in lists for more in SETTINGS]
    world = {"terms": terms, "edges": edges, "genes": genes, "annotations": annotations, "lists": lists}
    with open(path, "w", encoding="utf-8") as file:
        file.writelines(json.dumps(line) + "\n" for line in [world, *cases])
    significant = [sum(row[4] <= math.log(0.05) for row in case["tests"]) for case in cases]
    print(len(cases), "comparisons, tests:", [len(case["tests"]) for case in cases], "significant:", significant)


if __name__ == "__main__":
    main(sys.argv[1])
