"""Keywords with their counts, annotations with all they are based on, and publications."""

from collections import defaultdict

from compare import at_once, clean, pick
from files import locus_of
from genes import EVIDENCE, grouped


def compare_keywords(api, kind, terms, told, facts, count, seed):
    """Half of the sample has annotations, so that the counts are not all 0."""
    direct = grouped((term, (name, evidence)) for name, term, evidence in told)
    below = terms.below()
    busy = [term for term in terms.name if direct[term] or any(direct[each] for each in below[term])]
    sample = {*pick(busy, count // 2, seed), *pick(terms.name, count - count // 2, seed + 1)}

    def compare(term):
        hits = [hit for hit in api.search("keyword", [{"searchTerms": {"go_id_search_inp": term}}])["docs"] if hit["gopoId"] == term]
        kind.same(term, "has a record", 1, len(hits))
        if not hits:
            return
        record = api.record("keyword", key=hits[0]["kwId"])
        kind.same(term, "name", clean(terms.name[term]), record["summary"]["kw"])
        counts = {part: {each["displayName"]: each["linkCount"] for each in record[part]} for part in ("dataToTerm", "dataToChildren")}
        # With its child terms, a term counts what is annotated to it too.
        whole = {note for each in {term, *below[term]} for note in ((each, *of) for of in direct[each])}
        kind.same(term, "annotations", [len(direct[term]), len(whole)], [counts[part]["annotations"] for part in ("dataToTerm", "dataToChildren")])
        own = {name for name, _ in direct[term] if name in facts.current_loci}
        under = {name for _, name, _ in whole if name in facts.current_loci}
        kind.same(term, "loci", [len(own), len(under)], [counts[part]["loci"] for part in ("dataToTerm", "dataToChildren")])

    at_once(compare, sorted(sample))
    kind.total(api, "keyword", len(terms.name))


def compare_annotations(api, kind, files, terms, told, count, seed):
    """References and with/from come from the table of 2013, for annotations that the list of 2018 still has."""
    based = defaultdict(lambda: {"references": set(), "with": set(), "cells": set()})
    for locus, _, _, term, _, _, _, evidence, _, with_from, reference, _ in files.table("ATH_GO_GOSLIM_2013_*.tsv"):
        note = (locus_of(locus), terms.current(term), evidence)
        if note in told:
            based[note]["references"].add(reference)
            based[note]["with"] |= {each for each in with_from.split("|") if each}
            based[note]["cells"] |= {with_from} - {""}
    several = [note for note, facts in based.items() if len(facts["cells"]) > 1]
    sample = [*pick(based, count // 2, seed), *pick(several, count - count // 2, seed)]

    def compare(note):
        locus, term, evidence = note
        hits = [
            hit
            for hit in api.search("annotation", [{"locus_name": locus}])["docs"]
            if (hit["locus_name"], hit["keyword"], hit["evidenceCodeFull"]) == (locus, clean(terms.name[term]), EVIDENCE.get(evidence, evidence))
        ]
        label = " ".join(note)
        kind.same(label, "has a row", True, len(hits) > 0)
        if not hits:
            return
        facts = based[note]
        references = {int(each.split(":")[1]) for each in facts["references"] if ":" in each}
        kind.same_set(label, "references", references, {key for hit in hits for key in hit["reference_id"]})
        # With/from of each reference, however the row carries it: one text, a list, or beside each reference.
        shown = repr([[hit.get("evidenceWith"), hit["references"]] for hit in hits])
        kind.same_set(label, "with/from", facts["with"], {each for each in facts["with"] if each in shown})

    at_once(compare, sample)
    kind.total(api, "annotation", len(told))


def compare_publications(api, kind, facts, count, seed):
    def compare(key):
        record = api.record("publication", key=key)
        kind.same(key, "has a record", True, record is not None)
        if record is None:
            return
        citation = record["publication"]
        kind.same(key, "PubMed ID", min(facts.pubmed[key], default=None), citation["pubmedId"])
        kind.same(key, "year", facts.years.get(key), citation["publicationYear"])
        loci = {name for name in facts.names_of_paper[key] if name in facts.all_loci}
        kind.same(key, "number of loci", len(loci), record["loci"]["total"])
        if record["loci"]["total"] == len(record["loci"]["rows"]):
            kind.same_set(key, "loci", loci, [row["locus"]["label"] for row in record["loci"]["rows"]])

    most = sorted(facts.names_of_paper, key=lambda key: len(facts.names_of_paper[key]))[-9:]
    at_once(compare, [*pick(facts.names_of_paper, count, seed), *most])
    kind.total(api, "publication", len(facts.names_of_paper))
