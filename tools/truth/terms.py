"""Keywords with their counts, annotations with all they are based on, and publications."""

from collections import defaultdict

import re

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
        if term.startswith("GO:"):
            kind.same_set(term, "synonyms", map(clean, terms.synonyms[term]), record["synonyms"])
        counts = {part: {each["displayName"]: each["linkCount"] for each in record[part]} for part in ("dataToTerm", "dataToChildren")}
        # With its child terms, a term counts what is annotated to it too.
        whole = {note for each in {term, *below[term]} for note in ((each, *of) for of in direct[each])}
        kind.same(term, "annotations", [len(direct[term]), len(whole)], [counts[part]["annotations"] for part in ("dataToTerm", "dataToChildren")])
        own = {name for name, _ in direct[term] if name in facts.current_loci}
        under = {name for _, name, _ in whole if name in facts.current_loci}
        kind.same(term, "loci", [len(own), len(under)], [counts[part]["loci"] for part in ("dataToTerm", "dataToChildren")])

    at_once(compare, sorted(sample))
    kind.total(api, "keyword", len(terms.name))


def compare_annotations(api, kind, files, terms, told, qualified, facts, count, seed):
    """References come from the table of 2013 and the file of 2017, with/from of the former, for annotations that the list of 2018 still has."""
    numbered = {}
    for key in sorted(facts.pubmed, reverse=True):
        numbered.update({pubmed: key for pubmed in facts.pubmed[key]})
    based = defaultdict(lambda: {"references": set(), "with": set(), "cells": set()})
    for (*note, is_denied), references in qualified.references.items():
        if not is_denied and tuple(note) in told:
            based[tuple(note)]["references"] |= references
    for locus, _, _, term, _, _, _, evidence, _, with_from, reference, _ in files.table("ATH_GO_GOSLIM_2013_*.tsv"):
        note = (locus_of(locus), terms.current(term), evidence)
        if note in told:
            based[note]["references"].add(reference)
            based[note]["with"] |= {each for each in with_from.split("|") if each}
            based[note]["cells"] |= {with_from} - {""}
    several = [note for note, facts in based.items() if len(facts["cells"]) > 1]
    sample = [*pick(based, count // 2, seed), *pick(several, count - count // 2, seed)]

    def rows_of(note, is_denied):
        locus, term, evidence = note
        return [
            hit
            for hit in api.search("annotation", [{"locus_name": locus}])["docs"]
            if (hit["locus_name"], hit["keyword"], hit["evidenceCodeFull"]) == (locus, clean(terms.name[term]), EVIDENCE.get(evidence, evidence))
            and (hit["relationshipType"] or "").startswith("NOT") == is_denied
        ]

    def keys_of(references):
        own = {int(found.group(1)) for found in (re.search(r"(?:Publication|Communication|AnalysisReference):(\d+)", each) for each in references) if found}
        pubmed = {int(each[5:]) for each in references if each.startswith("PMID:")}
        return own or {numbered[each] for each in pubmed if each in numbered}

    def compare(note):
        hits = rows_of(note, False)
        label = " ".join(note)
        kind.same(label, "has a row", True, len(hits) > 0)
        if not hits:
            return
        facts = based[note]
        kind.same_set(label, "references", keys_of(facts["references"]), {key for hit in hits for key in hit["reference_id"]})
        # With/from of each reference, however the row carries it: one text, a list, or beside each reference.
        shown = repr([[hit.get("evidenceWith"), hit["references"]] for hit in hits])
        kind.same_set(label, "with/from", facts["with"], {each for each in facts["with"] if each in shown})

    at_once(compare, sample)

    def compare_denial(note):
        label = " ".join(["NOT", *note])
        hits = rows_of(note, True)
        kind.same(label, "is denied", 1, len(hits))
        kind.same(label, "is not affirmed as well", note in told, len(rows_of(note, False)) > 0)
        if hits:
            kind.same_set(label, "references", keys_of(qualified.references[(*note, True)]), hits[0]["reference_id"])
        # Without evidence a pair that is denied is nowhere affirmed.
        kind.same(label, "is affirmed without evidence", [], rows_of((*note[:2], None), False))

    denied = {note for note in qualified.denied if note[1] in terms.name}
    at_once(compare_denial, sorted({*pick(denied, count, seed), *(each for each in denied if each[0] == "AT3G24170")}))

    def compare_genetic(note):
        kind.same(" ".join(note), "annotation of a genetic locus has a row", 1, len(rows_of(note, False)))

    genetic = [note for note in told if note[2] is not None and note[0].upper() in facts.genetic_names]
    at_once(compare_genetic, pick(genetic, count, seed))
    kind.total(api, "annotation", len(told) + len(denied))


def slim_groups(files, terms):
    """Term → groups of the slim nearest above it in its aspect. A group whose term is obsolete is that of the term that replaced it."""
    # The Gene Ontology announced it in March 2024; nothing replaced GO:0005623, cell.
    replaced = {"GO:0000003": "GO:0022414"}
    group, aspect_of = {}, {}
    for row in files.table("TAIR_GO_slim_categories.txt", skip=0):
        if len(row) > 4 and re.match(r"GO:\d{7}$", row[2]):
            term = terms.current(replaced.get(row[2], row[2]))
            if term not in terms.obsolete:
                group[term] = min(row[4], group.get(term, row[4]))
                aspect_of[term] = row[0]

    def groups_of(term, aspect):
        above = {each for each in {term, *terms.ancestors(term)} if aspect_of.get(each) == aspect}
        farther = {other for each in above for other in terms.ancestors(each)}
        return {group[each] for each in above - farther}

    return groups_of


def compare_slim(api, kind, files, terms, told, facts, count, seed):
    """The groups by which the ribbon of a locus has its cells; half of the sample has to do with reproduction."""
    groups_of = slim_groups(files, terms)
    below = {"GO:0022414", *terms.below()["GO:0022414"]}
    reproductive = {name for name, term, _ in told if term in below and name in facts.genes.loci}
    annotated = {name for name, *_ in told if name in facts.genes.loci}

    def compare(name):
        for part in api.record("locus", name=name)["annotationGroups"]:
            for line in part["annotations"]["rows"]:
                if (line["externalId"] or "").startswith("GO:"):
                    expected = set() if line["externalId"] in terms.obsolete else groups_of(line["externalId"], part["category"])
                    kind.same(f"{name} {line['externalId']}", "groups of the slim", expected, set(line["slimGroups"]))

    at_once(compare, sorted({*pick(reproductive, count // 2, seed), *pick(annotated, count // 2, seed)}))


def compare_publications(api, kind, facts, count, seed):
    def compare(key):
        record = api.record("publication", key=key)
        kind.same(key, "has a record", True, record is not None)
        if record is None:
            return
        citation = record["publication"]
        kind.same(key, "PubMed ID", min(facts.pubmed[key], default=None), citation["pubmedId"])
        told = facts.bibliography.get(citation["pubmedId"], ["", "", "", "", "", ""])
        kind.same(key, "title", clean(told[0]) or None, citation["title"])
        kind.same(key, "year", facts.years.get(key) or int(told[3] or 0) or None, citation["publicationYear"])
        loci = {name for name in facts.names_of_paper[key] if name in facts.all_loci}
        kind.same(key, "number of loci", len(loci), record["loci"]["total"])
        if record["loci"]["total"] == len(record["loci"]["rows"]):
            kind.same_set(key, "loci", loci, [row["locus"]["label"] for row in record["loci"]["rows"]])

    most = sorted(facts.names_of_paper, key=lambda key: len(facts.names_of_paper[key]))[-9:]
    at_once(compare, [*pick(facts.names_of_paper, count, seed), *most])
    kind.total(api, "publication", len(facts.names_of_paper))
