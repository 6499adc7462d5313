"""A plain search over the official files, to stand beside the site's: BM25 of names, descriptions and terms, plus the log of papers.

Reads questions as JSON, a list of {"text", "loci"}, and writes for each of them the first hits and which of its loci no file connects
with all of its words. tools/checks/biology/check-relevance.ts starts it.
"""

import json
import math
import re
import sys
from collections import Counter, defaultdict

HITS = 20
# The usual values.
K1, B = 1.2, 0.75
STOP_WORDS = {"a", "an", "and", "as", "at", "by", "for", "from", "in", "into", "is", "of", "on", "or", "that", "the", "this", "to", "with"}
# So many letters at the beginning make two words one: resistance, resistant.
STEM = 6


def words_of(text):
    words = re.findall(r"[a-z0-9]+", text.lower())
    return [re.sub(r"(?<=[a-z]{3})s$", "", word) for word in words if word not in STOP_WORDS]


class Index:
    """Documents by id, and how often each has each word."""

    def __init__(self, documents):
        self.counts = {key: Counter(words_of(text)) for key, text in documents.items()}
        self.length = {key: sum(counts.values()) for key, counts in self.counts.items()}
        self.mean = sum(self.length.values()) / len(self.length)
        self.having = defaultdict(list)
        for key, counts in self.counts.items():
            for word in counts:
                self.having[word].append(key)

    def scores(self, text):
        scores = defaultdict(float)
        for word in set(words_of(text)):
            having = self.having.get(word, ())
            rarity = math.log(1 + (len(self.counts) - len(having) + 0.5) / (len(having) + 0.5))
            for key in having:
                often = self.counts[key][word]
                scores[key] += rarity * often * (K1 + 1) / (often + K1 * (1 - B + B * self.length[key] / self.mean))
        return scores


def first_hits(index, papers, text):
    scores = {key: score + math.log(1 + papers.get(key, 0)) for key, score in index.scores(text).items()}
    return sorted(scores, key=lambda key: (-scores[key], key))[:HITS]


def lacks_words(question, text):
    """Whether a word of the question begins like no word of the text."""
    said = {word[:STEM] for word in words_of(text)}
    return any(word[:STEM] not in said for word in words_of(question))


def main(folder):
    from corpus import Corpus

    questions, corpus = json.load(sys.stdin), Corpus(folder)
    index = Index({locus: corpus.plain_text(locus) for locus in corpus.loci})
    answers = [
        {
            "hits": first_hits(index, corpus.papers, question["text"]),
            "unsaid": [locus for locus in question["loci"] if lacks_words(question["text"], corpus.full_text(locus))],
        }
        for question in questions
    ]
    json.dump(answers, sys.stdout)


if __name__ == "__main__":
    main(sys.argv[1])
