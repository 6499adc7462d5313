"""Interactions of loci: every statement of the five files, from both sides, by nothing but the lines themselves."""

import re
from collections import defaultdict

from compare import at_once, pick
from files import LOCUS

METHODS = {18: "two hybrid", 225: "chromatin immunoprecipitation array", 432: "one hybrid"}
CKN_KINDS = {
    "binding": ("physical", None),
    "act_TF": ("regulatory", "activates"),
    "activation": ("regulatory", "activates"),
    "inh_TF": ("regulatory", "represses"),
    "inh_ncRNA": ("regulatory", "represses"),
    "inhibition": ("regulatory", "represses"),
    "unk_TF": ("regulatory", "regulates"),
    "synthesis": (None, None),
}
PASSIVE = {"activates": "is activated by", "represses": "is repressed by", "regulates": "is regulated by"}
MOST_ROWS = 2000


def pubmed(text):
    found = re.match(r"^(?:PMID:)?(\d{1,9})(?:#\d+)?$", text)
    return int(found.group(1)) if found else None


def statements(files):
    """Source, both names, kind, what the first does to the second, method, PubMed ID, evidence, article as cited, compilation."""
    for name, _, other, _, _, method, _, article, *_ in files.table("TairProteinInteraction.txt"):
        if name and other:
            yield "TAIR", name, other, "physical", None, method if method not in ("", "none") else None, pubmed(article), None, None, False
    for one, other, *_ in files.table("BioGRID_Arabidopsis_interactions_*.tsv"):
        if one.isdigit() and other.isdigit():
            yield "BioGRID", "ncbi " + one, "ncbi " + other, None, None, None, None, None, None, False
    for one, other, kind, mode, method, _, article, title in files.table("BAR_regulatory_interactions.tsv"):
        number = int(method) if method.isdigit() else 0
        named = (METHODS.get(number) or f"MI:{number:04}") if number else None
        effect = {"activation": "activates", "repression": "represses"}.get(mode, "regulates")
        is_physical = kind.startswith("protein-protein")
        said = ("physical", None) if is_physical else ("regulatory", effect)
        # Binding has no direction: what it leads to is evidence.
        evidence = mode if is_physical and mode != "unknown" else None
        yield "BAR", one, other, *said, named, pubmed(article), evidence, None, "Combined" in title or "Aggregated" in title
    for one, other, kind, rank, part in files.table("CKN_*.tsv"):
        words = ["synthesis"] if kind == "synthesis" else []
        words += ["rank " + rank[1:] + (" (best)" if rank == "r1" else "")] if rank else []
        words += ["signalling model"] if part == "PIS" else []
        yield "CKN", one, other, *CKN_KINDS[kind], None, None, ", ".join(words) or None, None, True
    for _, one, _, _, other, _, directness, confirmation, _, effect, reference, method, article in files.table("AtRegNet_*.tsv"):
        does = {"Activation": "activates", "Repression": "represses"}.get(effect, "regulates")
        known = pubmed(article)
        cited = reference if known is None and reference not in ("", "NA", "PE") else None
        words = ", ".join(word.lower() for word in (directness, confirmation) if word)
        yield "AtRegNet", one, other, "regulatory", does, None if method in ("", "NA", "PE") else method, known, words, cited, False


def by_locus(files, loci, symbols_of):
    """Of each locus its statements as a set, and the number of lines of each source that name something else."""
    ncbi = {"NCBI " + number: name for number, name in files.table("TAIR10_NCBI_GENEID_mapping.tsv", skip=0) if name in loci}
    owners = defaultdict(set)
    for name in loci:
        for symbol in symbols_of.get(name, ()):
            owners[symbol.upper()].add(name)

    def resolve(source, name):
        name = name.upper()
        if LOCUS.match(name):
            return name if name in loci else None
        if source == "BioGRID":
            return ncbi.get(name)
        # Names of CKN that are not AGI codes are not those of genes.
        found = owners[name] if source != "CKN" and name in owners else ()
        return next(iter(found)) if len(found) == 1 else None

    told, left_out = defaultdict(set), defaultdict(int)
    for source, one, other, kind, effect, *rest in statements(files):
        a, b = resolve(source, one), resolve(source, other)
        if a is None or b is None:
            left_out[source] += 1
            continue
        told[a].add((b, source, kind, effect, *rest))
        if a != b:
            told[b].add((a, source, kind, PASSIVE[effect] if effect else None, *rest))
    return told, left_out


def compare_interactions(api, kind, files, facts, count, seed):
    told, _ = by_locus(files, facts.current_loci, facts.symbols)
    # Who shares a symbol with a gene of another species is asked for as well.
    named = {symbol.upper() for *_, one, other in files.table("BioGRID_Arabidopsis_interactions_*.tsv") for symbol in (one, other)}
    mistaken = {name for name, symbols in facts.symbols.items() if name in facts.genes.loci and named & {symbol.upper() for symbol in symbols}}

    def compare(name):
        shown = api.record("locus", name=name)["interactions"]
        found = {
            (
                row["partner"]["label"],
                *(row[field] for field in ("source", "interactionType", "effect", "method", "pubmedId", "evidence", "reference", "isCompiled")),
            )
            for row in shown["rows"]
        }
        if shown["total"] <= MOST_ROWS:
            kind.same(name, "statements that are missing", set(), told[name] - found)
        kind.same(name, "statements that no file makes", set(), found - told[name])

    of_sources = [pick([name for name in told if any(row[1] == source for row in told[name])], count // 5 + 1, seed)
                  for source in ("TAIR", "BioGRID", "BAR", "CKN", "AtRegNet")]
    at_once(compare, sorted({"AT2G41300", *(name for names in of_sources for name in names), *pick(mistaken, count, seed)}))
