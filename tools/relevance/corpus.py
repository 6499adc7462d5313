"""What the official files say of each locus, as texts; no reader of the product is used."""

import re
from collections import defaultdict

from files import LOCUS, Files, Qualified, Terms, annotations, locus_of
from genes import read_symbols


class Corpus:
    """Names, descriptions and terms of every locus, and how many papers are about it."""

    def __init__(self, folder):
        files = Files(folder)
        self.names, self.descriptions = defaultdict(list), defaultdict(list)
        symbols = defaultdict(lambda: defaultdict(set))
        for file in files.oldest_first("gene_aliases_*"):
            symbols.update(read_symbols(files, file, symbols))
        for name, found in symbols.items():
            for symbol, full_names in found.items():
                self.names[name] += [symbol, *sorted(full_names)]
        for name, *texts in newest_descriptions(files):
            self.descriptions[locus_of(name.upper())] += [text for text in texts[1:] if text]
        self.terms = Terms(files)
        self.annotated = defaultdict(set)
        # Only loci with a sequence are asked for: how genetic ones are spelled does not matter.
        for name, term, _ in annotations(files, self.terms, Qualified(files, self.terms), {}):
            self.annotated[name].add(term)
        papers = defaultdict(set)
        for name, reference, *_ in files.table("Locus_Published_*.txt"):
            papers[locus_of(name)].add(reference)
        self.papers = {name: len(found) for name, found in papers.items()}
        self.synonyms = defaultdict(list)
        for term, synonym in files.table("GO_synonyms_*.tsv"):
            self.synonyms[term].append(synonym)
        self.phenotypes = defaultdict(list)
        for name, _, phenotype, *_ in files.table("Locus_Germplasm_Phenotype_*.txt"):
            self.phenotypes[name.upper()].append(phenotype)
        everything = {*self.names, *self.descriptions, *self.annotated, *self.papers}
        self.loci = sorted(name for name in everything if LOCUS.match(name))

    def plain_text(self, locus):
        """What the baseline reads: names, descriptions and the names of annotated terms."""
        return " ".join([*self.names[locus], *self.descriptions[locus], *(self.terms.name[term] for term in sorted(self.annotated[locus]))])

    def full_text(self, locus):
        """All that the files say, with the terms above the annotated ones, synonyms and phenotypes."""
        terms = set().union(self.annotated[locus], *(self.terms.ancestors(term) for term in self.annotated[locus]))
        names = [self.terms.name.get(term, "") for term in terms]
        synonyms = [synonym for term in terms for synonym in self.synonyms[term]]
        return " ".join([locus, *self.names[locus], *self.descriptions[locus], *self.phenotypes[locus], *terms, *names, *synonyms])


def newest_descriptions(files):
    """Rows of the newest file; files without quotes around the names have none around the texts either."""
    newest = files.oldest_first("Araport11_functional_descriptions_*.txt*")[-1]
    for row in files.table(newest):
        if re.match(r"AT[1-5CM]G\d{5}", row[0], flags=re.I):
            yield row
