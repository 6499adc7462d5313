"""Trees of genes of the atlas, made with scipy from the official files, beside those that Rosette has made of the same genes.

Two trees are the same if every two genes are joined at the same distance in both (cophenetic distances), whatever the order of equal joins.
Distances may differ by the single precision in which values are stored. Prints one line of JSON; exits with 1 on any difference.
"""

import json
import sys

import numpy as np
from scipy.cluster.hierarchy import cophenet, linkage

from check import mean_tpm

TOLERANCE = 1e-6


def main(folder, trees_file):
    genes, means = mean_tpm(folder)
    place = {gene: index for index, gene in enumerate(genes)}
    levels = np.log2(means["tissue_atlas"] + 1)
    with open(trees_file, encoding="utf-8") as file:
        trees = json.load(file)
    worst, wrong, pairs = 0.0, 0, 0
    for tree in trees:
        rows = levels[[place[gene] for gene in tree["genes"]]]
        expected = cophenet(linkage(rows, "average", "correlation"))
        ours = cophenet(np.array(tree["joins"], dtype=float))
        differences = np.abs(expected - ours)
        worst, pairs = max(worst, float(differences.max())), pairs + len(differences)
        wrong += int((differences > TOLERANCE).sum())
    print(json.dumps({"trees": len(trees), "pairs": pairs, "largestDifference": worst, "wrong": wrong}))
    return 1 if wrong or pairs == 0 else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
