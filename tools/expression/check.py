"""Genes like one, found with numpy and scipy from the official files, beside what Rosette has answered.

Reads the annotation, the counts and the sample sheet itself and shares no code with Rosette. A correlation may differ by the single precision
in which values are stored; ranks may differ only where correlations are closer than that. Prints one line of JSON; exits with 1 on any
difference.
"""

import glob
import gzip
import json
import os
import re
import sys
from collections import defaultdict

import numpy as np
from scipy.stats import pearsonr, rankdata, spearmanr

TOLERANCE = 2e-7
MOST = 200
LIMIT = 1


def lines_of(folder, pattern):
    [path] = glob.glob(os.path.join(folder, pattern))
    opened = gzip.open(path, "rt", encoding="utf-8") if path.endswith(".gz") else open(path, encoding="utf-8")
    with opened as lines:
        for line in lines:
            yield line.rstrip("\n")


def exon_lengths(folder):
    """Bases of all exons of a gene together."""
    exons = defaultdict(list)
    for line in lines_of(folder, "Araport11_GTF_genes_transposons*"):
        cells = line.split("\t")
        if len(cells) > 8 and cells[2] == "exon":
            exons[re.search(r'gene_id "([^"]+)"', cells[8]).group(1)].append((int(cells[3]), int(cells[4])))
    lengths = {}
    for gene, places in exons.items():
        total, reached = 0, 0
        for start, end in sorted(places):
            total += max(0, end - max(start, reached + 1) + 1)
            reached = max(reached, end)
        lengths[gene] = total
    return lengths


def mean_tpm(folder):
    """Genes, and their means by sample, from runs in single precision as they are stored."""
    lengths = exon_lengths(folder)
    rows = [line.split("\t") for line in lines_of(folder, "Klepikova_RNAseq_raw_counts*")]
    header, body = rows[0][1:], [row for row in rows[1:] if row[0] in lengths]
    genes = [row[0] for row in body]
    rates = np.array([[float(cell) for cell in row[1:]] for row in body]) / np.array([lengths[gene] for gene in genes])[:, None]
    tpm = (rates / rates.sum(axis=0) * 1e6).astype(np.float32)
    sheet = [line.split("\t") for line in lines_of(folder, "Klepikova_RNAseq_samples*")][1:]
    samples = {"tissue_atlas": defaultdict(list), "leaf_stress": defaultdict(list)}
    in_stress = {row[1] for row in sheet if row[4] == "1"}
    for run, sample, _, is_tissue, *_ in sheet:
        if is_tissue == "1":
            samples["tissue_atlas"][sample].append(header.index(run))
        if sample in in_stress:
            samples["leaf_stress"][sample].append(header.index(run))
    means = {
        name: np.column_stack([tpm[:, runs].astype(np.float64).mean(axis=1).astype(np.float32) for runs in of.values()]).astype(np.float64)
        for name, of in samples.items()
    }
    return genes, means


def scaled(values):
    centred = values - values.mean(axis=1, keepdims=True)
    return centred / np.sqrt((centred**2).sum(axis=1, keepdims=True))


def between(rank, correlations, value):
    """Whether a rank is right, given that correlations closer than the tolerance may stand in any order."""
    return 1 + int((correlations > value + TOLERANCE).sum()) <= rank <= 1 + int((correlations > value - TOLERANCE).sum())


def main(folder, answers_file):
    genes, means = mean_tpm(folder)
    with open(answers_file, encoding="utf-8") as file:
        answers = json.load(file)
    matrices, wrong, compared, tied, worst = {}, [], 0, 0, 0.0
    for answer in answers:
        name = (answer["dataSet"], answer["method"])
        if name not in matrices:
            values = means[name[0]]
            kept = np.flatnonzero((values.max(axis=1) >= LIMIT) & (values.max(axis=1) > values.min(axis=1)))
            used = np.log2(values[kept] + 1) if name[1] == "pearson" else np.apply_along_axis(rankdata, 1, values[kept])
            matrices[name] = (scaled(used), used, {genes[gene]: index for index, gene in enumerate(kept)})
        matrix, used, place = matrices[name]
        asked = place.get(answer["locusName"])
        if asked is None or answer["comparedLoci"] != len(place) - 1 or len(answer["genes"]) != MOST:
            wrong.append([*name, answer["locusName"], "not compared with the same genes"])
            continue
        own = matrix @ matrix[asked]
        own[asked] = -2
        cut = np.sort(own)[-MOST]
        others = [place[gene["name"]] for gene in answer["genes"]]
        # All genes against all neighbours at once: a column for each neighbour.
        back = matrix @ matrix[others].T
        values = back[asked].copy()
        back[asked] = -2
        back[others, range(MOST)] = -2
        surely_before = (back > values + TOLERANCE).sum(axis=0)
        perhaps_before = (back > values - TOLERANCE).sum(axis=0)
        for at, (gene, other, value) in enumerate(zip(answer["genes"], others, values)):
            rest = np.delete(own, other)
            back_rank = round(gene["mutualRank"] ** 2 / gene["rank"])
            test = pearsonr if name[1] == "pearson" else spearmanr
            by_scipy = test(used[asked], used[other]).statistic if at % 20 == 0 else value
            off = max(abs(gene["correlation"] - value), abs(gene["correlation"] - by_scipy))
            worst, compared = max(worst, off), compared + 1
            tied += int((np.abs(rest - value) < 1e-12).any())
            is_right = off <= TOLERANCE and value >= cut - TOLERANCE
            is_ranked = between(gene["rank"], rest, value) and 1 + surely_before[at] <= back_rank <= 1 + perhaps_before[at]
            is_mutual = abs(gene["mutualRank"] - (gene["rank"] * back_rank) ** 0.5) < 1e-9 * gene["mutualRank"]
            if not (is_right and is_ranked and is_mutual):
                wrong.append([*name, answer["locusName"], gene, float(value)])
    print(json.dumps({"asked": len(answers), "compared": compared, "withTies": tied, "largestDifference": worst, "wrong": len(wrong), "first": wrong[:3]}))
    return 1 if wrong or compared == 0 else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
