"""Motifs in windows of the official sequences, searched with MOODS, beside the scores, thresholds and sites that Rosette found.

MOODS makes the log-odds of the counts; they are rounded to hundredths of a bit, as Rosette states. Prints one line of JSON; exits with 1 on
any difference.
"""

import csv
import glob
import gzip
import json
import math
import os
import sys

import MOODS.scan
import MOODS.tools

WINDOW, CHANCE = 1000, 1e-4
ALONG, AGAINST, BOTH = 0, 1, 2


def windows(folder, names):
    for name in names:
        with gzip.open(os.path.join(folder, name), "rt") as file:
            for record in file.read().split(">")[1:]:
                bases = "".join(record.split("\n")[1:])
                for start in range(0, len(bases) - WINDOW + 1, WINDOW):
                    yield bases[start : start + WINDOW]


def matrices(folder):
    (path,) = glob.glob(os.path.join(folder, "JASPAR*_Arabidopsis_TF_motifs.tsv.gz"))
    with gzip.open(path, "rt") as file:
        for row in csv.DictReader(file, delimiter="\t"):
            if row["collection"] == "CORE" and row["latest"] == "1":
                yield row["matrix_id"], [[float(count) for count in row[base].split()] for base in "ACGT"]


def scores(counts, background):
    log_odds = MOODS.tools.log_odds(counts, background, 1, 2)
    return [[float(math.floor(100 * score + 0.5)) for score in row] for row in log_odds]


def threshold(matrix, background):
    """The lowest score of a word that is rare enough, from the chances of all scores; None if even the best word is too frequent."""
    chances = {0.0: 1.0}
    for column in zip(*matrix):
        longer = {}
        for score, chance in chances.items():
            for further, share in zip(column, background):
                longer[score + further] = longer.get(score + further, 0.0) + chance * share
        chances = longer
    tail, least = 0.0, None
    for score in sorted(chances, reverse=True):
        tail += chances[score]
        if tail > CHANCE:
            break
        least = score
    return least


def agrees(least, matrix, background):
    """MOODS names the whole number above the first score that is too frequent, which may be below the lowest one that is rare enough."""
    return MOODS.tools.threshold_from_p_with_precision(matrix, background, CHANCE, 1.0) <= least


def find(scanner, sequence, count):
    """Both orientations of matrix n are 2n and 2n + 1."""
    found = scanner.scan(sequence)
    for motif in range(count):
        sites = {}
        for strand in (ALONG, AGAINST):
            for match in found[2 * motif + strand]:
                known = sites.get(match.pos)
                sites[match.pos] = (strand, match.score) if known is None else (BOTH, max(match.score, known[1]))
        yield motif, {(start, strand, round(score)) for start, (strand, score) in sites.items()}


def main(folder, answers_file, *names):
    with open(answers_file, encoding="utf-8") as file:
        answers = json.load(file)
    ours = {motif["matrixId"]: motif for motif in answers["motifs"]}
    promoters = list(windows(folder, names))
    gc = sum(sequence.count("C") + sequence.count("G") for sequence in promoters)
    at = sum(sequence.count("A") + sequence.count("T") for sequence in promoters)
    background = [at / (at + gc) / 2, gc / (at + gc) / 2, gc / (at + gc) / 2, at / (at + gc) / 2]
    wrong = {"background": int(max(abs(a - b) for a, b in zip(background, answers["background"])) > 1e-12), "thresholds": 0, "sites": 0}
    searched, oriented = [], []
    all_matrices = list(matrices(folder))
    for matrix_id, counts in all_matrices:
        matrix = scores(counts, background)
        least = threshold(matrix, background)
        wrong["thresholds"] += int(least != ours[matrix_id]["threshold"] or (least is not None and not agrees(least, matrix, background)))
        if least is not None:
            searched.append((matrix_id, MOODS.tools.threshold_from_p_with_precision(matrix, background, CHANCE, 1.0)))
            oriented += [matrix, MOODS.tools.reverse_complement(matrix)]
    # Longer words than the shortest motif would miss its sites at the end of a sequence.
    scanner = MOODS.scan.Scanner(min(len(matrix[0]) for matrix in oriented))
    scanner.set_motifs(oriented, background, [least for _, least in searched for _ in range(2)])
    examples = []
    total, found = 0, {matrix_id: set() for matrix_id, _ in searched}
    for place, sequence in enumerate(promoters):
        for motif, sites in find(scanner, sequence, len(searched)):
            found[searched[motif][0]] |= {(place, len(sequence) - start, strand, score) for start, strand, score in sites}
    for matrix_id, expected in found.items():
        total += len(expected)
        own = {(site["promoter"], site["distance"], site["strand"], site["score"]) for site in ours[matrix_id]["sites"]}
        wrong["sites"] += len(expected ^ own)
        examples += [f"{matrix_id} {site}" for site in sorted(expected ^ own)]
    wrong["motifs"] = len(set(ours) ^ {matrix_id for matrix_id, _ in all_matrices})
    for example in examples[:5]:
        print(example, file=sys.stderr)
    print(json.dumps({"motifs": len(all_matrices), "searched": len(searched), "windows": len(promoters), "sites": total, "wrong": wrong}))
    return 1 if any(wrong.values()) or total == 0 else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
