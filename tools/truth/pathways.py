"""Pathways of loci, compared with the file of AraCyc."""

from collections import defaultdict

from compare import at_once, clean, pick


def compare_pathways(api, kind, files, facts, count, seed):
    steps, own, ec_numbers = defaultdict(set), defaultdict(set), defaultdict(set)
    for pathway, _, reaction, number, _, _, gene, _ in files.table("AraCyc_pathways_*.tsv"):
        steps[pathway].add(reaction)
        if number.strip("|").startswith("EC-"):
            digits = number.strip("|")[3:].split(".")
            ec_numbers[pathway, reaction].add(".".join((digits + ["-"] * 3)[:4]))
        if gene != "unknown":
            own[gene.upper()].add((pathway, reaction))
    names = {row[0]: clean(row[1]) for row in files.table("AraCyc_pathways_*.tsv")}
    shared = [name.lower() for name in names.values()]
    loci = {gene for gene in own if gene in facts.all_loci}
    genes_of = defaultdict(set)
    for gene, places in own.items():
        for place in places:
            genes_of[place].add(gene)

    def compare(name):
        record = api.record("locus", name=name)
        part = api.ask(f"detail/locus/pathways?key={record['locusId']}")
        found = {each["id"]: each for each in part["pathways"]}
        expected = {pathway for pathway, _ in own[name]}
        kind.same(name, "pathway count", len(expected), record["pathwayCount"])
        kind.same_set(name, "pathways", expected, found)
        for pathway in expected & set(found):
            title = names[pathway] + (f" ({pathway})" if shared.count(names[pathway].lower()) > 1 else "")
            kind.same(pathway, "name", title, found[pathway]["name"])
            reactions = {each["id"]: each for each in found[pathway]["reactions"]}
            kind.same_set(pathway, "reactions", steps[pathway], reactions)
            for reaction, each in reactions.items():
                genes = genes_of[pathway, reaction]
                kind.same_set(reaction, "genes", genes & loci, each["loci"])
                kind.same(reaction, "other genes", len(genes - loci), each["otherGenes"])
                kind.same_set(reaction, "EC numbers", ec_numbers[pathway, reaction], each["ecNumbers"])
                kind.same(reaction, "own", name in genes, each["isOwn"])

    at_once(compare, pick(loci, count, seed))
