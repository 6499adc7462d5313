"""Kinds whose files have a line for each record: polymorphisms, germplasms, transposons, ecotypes, markers, and loci of other files."""

import math
import re
from collections import defaultdict

from compare import at_once, clean, pick
from files import LOCUS, chromosome, locus_of
from genes import PLACE, grouped


def compare_unplaced_loci(api, kind, facts, count, seed):
    """Names without a position in the genome: each is a record that names its source."""

    def compare(asked):
        field, name = asked
        locus = api.record("locus", name=name)
        kind.same(name, field, True, locus is not None)
        if locus is not None:
            kind.same(name, f"{field} names its source", True, len(locus.get("knownFrom", [])) > 0)

    for field, names in facts.unplaced.items():
        at_once(compare, [(field, name) for name in pick(names, count, seed)])


def line_of(flank):
    """SALKseq_054676.1 is of SALK_054676, Wiscseq_DsLox495A11.0 of WiscDsLox495A11."""
    name = re.sub(r"\.\d+$", "", flank)
    return name.replace("Wiscseq_", "Wisc") if name.startswith("Wiscseq_") else name.replace("seq_", "_")


def compare_polymorphisms(api, kind, files, genes, count, seed):
    flanks = {}
    for name, model, part, chrom, place in files.table("T-DNASeq.Genes.*.txt", skip=0):
        flank = flanks.setdefault(name, {"chromosome": chromosome(chrom), "start": [], "genes": set()})
        flank["start"].append(int(place.split("-")[0]))
        # Elements and microRNAs are not gene models of a locus.
        if LOCUS.match(locus_of(model)) and locus_of(model) in genes.loci:
            # In a locus that codes for nothing the file calls exons CDS or UTR, too.
            is_exon = part in ("CDS", "UTR5", "UTR3") and not genes.is_coding(locus_of(model))
            flank["genes"].add((locus_of(model), model, "Exon" if is_exon else part))
    targets = defaultdict(set)
    for gene, line, *_ in files.table("sum_SALK_confirmed.txt"):
        if line and line != "NA" and gene:
            targets[line].add(gene.upper())
    hit = grouped((line_of(name), locus) for name, flank in flanks.items() for locus, _, _ in flank["genes"])
    own = {line for line, loci in targets.items() if loci - hit[line]}

    def compare(name):
        record = api.record("polymorphism", name=name)
        kind.same(name, "has a record", True, record is not None)
        if record is None:
            return
        flank = flanks[name]
        place = (record["mapLocations"] or [{}])[0]
        kind.same(name, "place", [flank["chromosome"], min(flank["start"])], [place.get("chromosome"), place.get("start")])
        found = {(g["locus"]["label"], g["geneName"], g["region"]) for g in record["associatedGenes"]}
        kind.same_set(name, "genes", flank["genes"], found)
        kind.same(name, "line", True, line_of(name) in record["aliases"])

    noncoding = [name for name, flank in flanks.items() if any(part == "Exon" for _, _, part in flank["genes"])]
    at_once(compare, sorted({*pick(flanks, count, seed), *pick(noncoding, count // 4, seed)}))
    lines = {line_of(name) for name in flanks} | set(targets)
    def find(line):
        kind.same(line, "line is found by its name", True, api.record("polymorphism", name=line) is not None)

    at_once(find, pick(lines, count, seed))
    kind.total(api, "polymorphism", len({name.upper() for name in [*flanks, *own]}))


def compare_germplasms(api, kind, files, count, seed):
    told, names = defaultdict(set), set()
    for locus, name, phenotype, pubmed in files.table("Locus_Germplasm_Phenotype_*.txt"):
        names.add(name)
        if clean(phenotype.strip('"')):
            told[name].add((locus or None, clean(phenotype.strip('"').strip()), int(pubmed) if pubmed else None))
    for stock, *_ in files.table("ABRC_seed_stock_lists_*.tsv"):
        names.add(stock)
    for stock, _, _, pools, _ in files.table("ABRC_AKF_seed_pools.tsv"):
        first, last = re.findall(r"CSJ([\d.]+)", pools)
        # One set begins with half a pool, CSJ240.5.
        names |= {stock, f"CSJ{first}", *(f"CSJ{number}" for number in range(math.ceil(float(first)), int(last) + 1))}

    def compare(name):
        hits = api.named("germplasm", "name", name, "name")
        record = api.record("germplasm", key=hits[0]["tairObjectId"]) if len(hits) == 1 else None
        kind.same(name, "has a record", True, record is not None)
        if record:
            found = {(p["locusName"], p["phenotype"], p["pubmedId"]) for p in record["phenotypes"]}
            kind.same_set(name, "phenotypes", told[name], found)

    at_once(compare, pick(names, count, seed))
    line = api.search("germplasm", [{"searchType": {"type_search_by": "individual_line"}}], 1)["total"]
    kind.same("individual line", "a type that the form offers finds something", True, line > 0)
    kind.total(api, "germplasm", len(names))


def compare_transposons(api, kind, files, count, seed):
    rows = {row[0]: row[1:] for row in files.table("TAIR10_Transposable_Elements.txt")}
    members, super_of = defaultdict(set), {}
    for name, (_, start, end, family, super_family) in rows.items():
        members[family].add((name, int(start), int(end)))
        super_of[family] = super_family

    def compare(name):
        forward, start, end, family, super_family = rows[name]
        hits = api.search("transposon", [{"input_name": name}, {"type_name": "exactly"}])["docs"]
        found = [hit for hit in hits if hit["transposon_name"] == name]
        record = api.record("transposon", key=found[0]["transposonId"]) if found else None
        kind.same(name, "has a record", True, record is not None)
        if record is None:
            return
        place = (record["globalAssignment"] or [{}])[0]
        expected = [f"Chr{name[2]}", int(start), int(end), "F" if forward == "true" else "R"]
        kind.same(name, "place", expected, [place.get(k) for k in PLACE])
        kind.same(name, "family", [family, super_family], [record["family"]["label"], record["superFamilyName"]])
        at_family[family] = record["family"]["key"]

    at_family = {}
    at_once(compare, pick(rows, count, seed))

    def compare_family(family):
        record = api.record("transposonfamily", key=at_family[family])
        found, page = set(), 0
        while page == 0 or len(found) < answer["total"] and answer["copies"]:
            page += 1
            # The record holds the first copies; all of them are paged.
            answer = api.ask(f"detail/transposonfamily/copies?key={at_family[family]}&pageSize=100&page={page}")
            found |= {(t["transposon"]["label"], t["startPosition"], t["endPosition"]) for t in answer["copies"]}
        kind.same_set(family, "members", members[family], found)
        kind.same(family, "number of members", len(members[family]), record["copies"]["count"])
        kind.same(family, "super family of the family", super_of[family], record["superFamilyName"])

    at_once(compare_family, sorted(at_family))
    kind.total(api, "transposon", len(rows))
    kind.total(api, "transposonfamily", len(members))


def compare_ecotypes(api, kind, files, count, seed):
    rows = {row[0]: row for row in files.comma_table("AraPheno_accessions.csv")}
    repeated = grouped((row[1], row[0]) for row in rows.values())
    countries = {"US", "GER", "SUI", "UNK", ""}

    def compare(number):
        _, name, country, latitude, longitude, collector, _, stock, *_ = rows[number]
        name = clean(name)
        hits = api.named("ecotype", "full_name", name, "full_name")
        records = [api.record("ecotype", key=hit["speciesVariantId"]) for hit in hits]
        record = next((each for each in records if each["ecotypeNumber"] == int(number)), None)
        kind.same(number, "has a record", True, record is not None)
        if record is None:
            return
        place = [float(degrees) if degrees else None for degrees in (latitude, longitude)]
        kind.same(number, "place", place, [record["latitudeMin"], record["longitudeMin"]])
        # Codes become names; what is published as a name stays.
        if country not in countries and len(country) > 3:
            kind.same(number, "country", clean(country), record["country"])
        if stock:
            kind.same(number, "stock", [stock], record["stocks"])
        if re.fullmatch(r"[A-Z][A-Za-z]{0,3}-\d{1,2}", name):
            kind.same(number, "abbreviated name", name, record["abbrName"])

    at_once(compare, pick([n for n in rows if len(repeated[rows[n][1]]) == 1], count, seed))
    kind.total(api, "ecotype", len(rows))


def compare_markers(api, kind, files, count, seed):
    placed, named = {}, set()
    for row in files.comma_table("ArabMAGIC_markers_TAIR9.csv", skip=0):
        if len(row) == 3 and not row[0].startswith("#") and row[0] != "marker":
            placed[row[0]] = (f"Chr{row[1]}", round(float(row[2]) * 1_000_000))
    for name, chrom, position in files.comma_table("384_SNPs_list.csv"):
        placed[name] = (f"Chr{chrom}", int(position))
    for name, *_ in files.comma_table("LerCvi_RIL_genetic_map.csv"):
        named.add(name)
    for _, chrom, position, *_ in files.table("Salome2012_F2_genetic_maps.tsv"):
        named.add(f"Salome2012_{chrom}_{position}")
    [of_cross] = [row for number, row in enumerate(files.comma_table("ColKas_RIL_genotypes.csv", skip=0)) if number == 0]

    def compare(name, field="has a record"):
        hits = api.named("marker", "marker_name", name, "marker_name")
        kind.same(name, field, True, len(hits) == 1)
        if hits and name in placed:
            kind.same(name, "place", placed[name], (f"Chr{hits[0]['chrom']}", hits[0]["start_position"]))

    at_once(compare, pick([*placed, *named], count, seed))
    at_once(lambda name: compare(name, "marker of Col x Kas has a record"), of_cross[1:])
    kind.total(api, "marker", len({*placed, *named, *of_cross[1:]}))
