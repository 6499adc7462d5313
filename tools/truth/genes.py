"""Loci, gene models and proteins, compared with the files that describe them."""

import csv
import re
from collections import defaultdict

import masses
import structures
from compare import at_once, clean, pick
from files import LOCUS, locus_of
from sequences import read_proteins

ORIENTATION = {"+": "F", "-": "R"}
PLACE = ("chromosome", "start", "end", "orientation")
TYPE_OF_CODE = {2: "pseudogene", 3: "transposable_element_gene", 4: "other_rna", 5: "novel_transcribed_region"}
EVIDENCE = {
    "EXP": "inferred from experiment",
    "HDA": "inferred from high throughput direct assay",
    "HEP": "inferred from high throughput expression pattern",
    "HGI": "inferred from high throughput genetic interaction",
    "HMP": "inferred from high throughput mutant phenotype",
    "HTP": "inferred from high throughput experiment",
    "IBA": "inferred from biological aspect of ancestor",
    "IBD": "inferred from biological aspect of descendant",
    "IC": "inferred by curator",
    "IDA": "inferred from direct assay",
    "IEA": "inferred from electronic annotation",
    "IEP": "inferred from expression pattern",
    "IGC": "inferred from genomic context",
    "IGI": "inferred from genetic interaction",
    "IKR": "inferred from key residues",
    "IMP": "inferred from mutant phenotype",
    "IPI": "inferred from physical interaction",
    "IRD": "inferred from rapid divergence",
    "ISA": "inferred from sequence alignment",
    "ISM": "inferred from sequence model",
    "ISO": "inferred from sequence orthology",
    "ISS": "inferred from sequence or structural similarity",
    "NAS": "non-traceable author statement",
    "ND": "no biological data available",
    "RCA": "inferred from reviewed computational analysis",
    "TAS": "traceable author statement",
}


class GeneFacts:
    """What the files say of names: read once for all three kinds."""

    def __init__(self, files, genes):
        self.genes = genes
        self.described = {}
        for file in files.oldest_first("Araport11_functional_descriptions_*.txt*"):
            # Files without quotes around the names have none around the texts either.
            lines = files.lines(file, skip=1)
            rows = (next(csv.reader([line], delimiter="\t")) if line.startswith('"') else line.split("\t") for line in lines)
            self.described.update({row[0].strip(): [apart(cell.strip()) for cell in row[1:5]] for row in rows})
        self.symbols = defaultdict(lambda: defaultdict(set))
        for file in files.oldest_first("gene_aliases_*"):
            self.symbols.update(read_symbols(files, file, self.symbols))
        self.papers = defaultdict(set)
        self.years, self.pubmed, self.names_of_paper = {}, defaultdict(set), defaultdict(set)
        for name, reference, pubmed, year in files.table("Locus_Published_*.txt"):
            key = int(reference)
            self.papers[locus_of(name)].add(key)
            self.names_of_paper[key].add(locus_of(name))
            if year:
                self.years[key] = min(int(year), self.years.get(key, 9999))
            if int(pubmed or 0):
                self.pubmed[key].add(int(pubmed))
        self.uniprot = grouped(
            (locus.upper(), accession) for accession, _, locus in files.table("TAIR2UniprotMapping-*.txt", skip=0)
        )
        for name, accession in files.table("AGI2uniprot-*.txt", skip=0):
            self.uniprot[locus_of(name.upper())].add(accession)
        self.reviewed = {entry for entry, *_ in files.table("UniProt_SwissProt_Arabidopsis_*.tsv")}
        self.ncbi_gene = {locus: int(number) for number, locus in files.table("TAIR10_NCBI_GENEID_mapping.tsv", skip=0)}
        self.bibliography = {int(row[0]): row[1:] for row in files.table("PubMed_metadata_Arabidopsis_papers.tsv")}
        pairs = list(files.table("Athaliana_paralog_pairs.tsv"))
        self.paralogs = grouped([(a, b) for a, b in pairs] + [(b, a) for a, b in pairs])
        self.refseq = grouped((model, accession) for model, accession in files.table("TAIR10_gene_model_RefSeq.tsv", skip=0))
        self.rice = grouped((locus, other) for locus, other in files.table("Arabidopsis_rice_orthologs_list.txt", skip=0))
        self.families = grouped(
            (locus.upper(), (family, sub or None)) for family, sub, locus, *_ in files.table("TAIR_gene_families_table.tsv")
        )
        self.tair_number = dict(files.comma_table("AGI_locusId_mapping_*.csv"))
        self.gene_number = {model: number for model, number in files.table("TAIR10_gene_model_TAIR_gene_id.tsv", skip=0)}
        self.confidence = {model: value for model, value in files.table("TAIR10_gene_model_confidence_class.tsv", skip=0)}
        self.stars = {model: value for model, value in files.table("TAIR10_gene_model_confidence_rating.tsv", skip=0)}

        # Genetic loci, loci of TAIR10 that Araport11 dropped, and loci that other files list.
        # A uORF (AT4G12790.uORF1) belongs to a locus and is no locus itself.
        genetic = {name for name in [*self.symbols, *self.described] if not LOCUS.match(name.split(".")[0].upper())}
        # Those that only the older list of annotations names, but for what says that nothing is known.
        annotated = {name for name, _, evidence in files.table("TAIR_GO_annotations_with_evidence_2015.tsv") if evidence != "ND"}
        known = {name.upper() for name in genetic}
        genetic |= {name for name in annotated if not LOCUS.match(name.split(".")[0].upper()) and name.upper() not in known}
        dropped = {locus for locus, *_ in files.table("TAIR10_locus_type.tsv", skip=0) if LOCUS.match(locus)} - genes.loci
        listed = {name.upper() for name in self.tair_number if LOCUS.match(name.upper())}
        listed |= {locus_of(row[3]) for row in files.table("Araport11_mRNA.bed12", skip=0)}
        self.unplaced = {"genetic locus": genetic, "dropped locus of TAIR10": dropped, "listed locus": listed - genes.loci - dropped}
        self.all_loci = genes.loci.union(*self.unplaced.values())
        # What no file since TAIR10 has is obsolete, and no term counts it.
        self.current_loci = self.all_loci - (dropped - listed)
        self.genetic_names = {}
        for name in sorted(genetic, reverse=True):
            self.genetic_names[name.upper()] = name

    def representative(self, name):
        return min(self.genes.models.get(name, ()), key=model_number, default=None)

    def model_type(self, model):
        kind = self.described.get(model, ["", "", "", ""])[0]
        if kind:
            return kind.lower()
        if self.genes.features[model].get("CDS"):
            return "protein_coding"
        return TYPE_OF_CODE.get(self.genes.code(locus_of(model)), "unknown")

    def locus_type(self, name):
        model = self.representative(name) or min((m for m in self.described if locus_of(m) == name and m != name), key=model_number, default=None)
        if model:
            return self.model_type(model)
        return {**TYPE_OF_CODE, 1: "protein_coding"}.get(self.genes.code(name), "unknown")

    def description(self, model):
        _, short, curated, computed = self.described.get(model, ["", "", "", ""])
        return clean(curated or short or computed) or None


def apart(text):
    """Sentences that follow each other without a blank; the site sets one between them."""
    return re.sub(r"([a-z]{3}|[a-z]\))\.(?=[A-Z])", r"\1. ", text)


def read_symbols(files, file, older):
    """The symbols of each name with their full names; `older`: what older files have of it."""
    found = defaultdict(lambda: defaultdict(set))
    for name, symbol, full_name in files.comma_table(file) if ".csv" in file else files.table(file):
        date = re.fullmatch(r"(\d+)-([A-Z][a-z]{2})", symbol)
        if date:
            # A spreadsheet wrote 3-Sep for SEP3; what no older file has is left out.
            symbol = date.group(2).upper() + date.group(1)
            if symbol not in older.get(name, ()):
                continue
        # Some full names stand in quotes of their own.
        full_name = clean(latin("" if full_name == "NULL" else full_name).strip('"'))
        found[name][clean(symbol)] |= {full_name} - {""}
    for name, symbols in found.items():
        for symbol, full_names in symbols.items():
            symbols[symbol] = full_names or set(older.get(name, {}).get(symbol, ()))
    return found


def latin(text):
    """Undoes the decoding of UTF-8 or Latin-1 as Shift-JIS; the second byte of a no-break space was lost."""

    def restore(run):
        raw = run.group().encode("cp932")
        try:
            return " " if raw == b"\xc2" else raw.decode()
        except UnicodeDecodeError:
            return raw.decode("latin1")

    return re.sub("[\ue000-\ue757\uff61-\uff9f]+", restore, text)


def grouped(pairs):
    out = defaultdict(set)
    for key, value in pairs:
        out[key].add(value)
    return out


def model_number(model):
    return int(model.rsplit(".", 1)[1]) if re.search(r"\.\d+$", model) else 0


def compare_loci(api, kind, facts, notes, count, seed):
    """`notes`: the annotations of each locus, as (name of the term, evidence in words)."""
    genes = facts.genes

    def compare(name):
        locus = api.record("locus", name=name)
        kind.same(name, "has a record", True, locus is not None)
        if locus is None:
            return
        chrom, start, end, strand = genes.locus_place(name)
        span = locus["span"] or {}
        kind.same(name, "place", [chrom, start, end, ORIENTATION.get(strand)], [span.get(k) for k in PLACE])
        kind.same(name, "type", facts.locus_type(name), locus["geneModelType"])
        model = facts.representative(name)
        if model:
            kind.same(name, "description", facts.description(model), locus["description"])
        kind.same_set(name, "symbols", facts.symbols[name], [s["name"] for s in locus["symbols"]])
        named = {s["name"]: s["fullName"] for s in locus["symbols"]}
        # A symbol may have several; the site shows one of them.
        told = {symbol: full for symbol, full in facts.symbols[name].items() if full and named.get(symbol) not in full}
        kind.same(name, "full names", told, {})
        kind.same_set(name, "gene models", genes.models.get(name, ()), [m["name"] for m in locus["geneModels"]])
        places = [(f["start"], f["end"]) for each in locus["geneModels"] for f in each["features"]]
        outside = [place for place in places if not span.get("start", 0) <= place[0] <= place[1] <= span.get("end", 0)]
        kind.same(name, "parts outside the locus", [], outside)
        for each in locus["geneModels"]:
            runs = [(f["start"], f["end"]) for f in each["features"] if f["type"] in ("5UTR", "3UTR")]
            if genes.features[each["name"]].get("CDS"):
                kind.same(each["name"], "untranslated regions", genes.untranslated(each["name"]), sorted(runs))
        kind.same_set(name, "UniProt", facts.uniprot[name], locus["uniprotIds"])
        reviewed = {each.split("-")[0] for each in facts.uniprot[name] if "-" in each or each in facts.reviewed}
        entry = locus["uniprotEntry"] or {}
        kind.same(name, "reviewed entry", bool(reviewed), entry.get("isReviewed", False))
        kind.same(name, "UniProt entry", True, entry.get("accession") in (reviewed or {each.split("-")[0] for each in facts.uniprot[name]} or {None}))
        kind.same(name, "NCBI Gene", facts.ncbi_gene.get(name), locus["ncbiGeneId"])
        kind.same_set(name, "paralogs", facts.paralogs[name] & genes.loci, [p["locus"]["label"] for p in api.ask(f"detail/locus/paralogs/{name}.json")["paralogs"]])
        sequences = {s["icAccession"] for s in locus["nucleotideSequences"]}
        kind.same_set(name, "RefSeq", {a for m in genes.models.get(name, ()) for a in facts.refseq[m]}, sequences)
        kind.same(name, "families", facts.families[name], {(f["family"], f["subFamily"]) for f in locus["geneFamilies"]})
        kind.same(name, "papers of the page", len(facts.papers[name]), locus["publications"]["total"])
        row = {"search_type": "loci", "search_method": "exactly", "search_input": name}
        kind.same(name, "papers found by locus", len(facts.papers[name]), api.search("publication", [{"searchTerms": [row]}], 1)["total"])
        rows = api.search("annotation", [{"locus_name": name}])["docs"]
        held = [hit for hit in rows if hit["locus_name"] == name and not (hit["relationshipType"] or "").startswith("NOT")]
        found = {(hit["keyword"], hit["evidenceCodeFull"]) for hit in held}
        kind.same_set(name, "annotations", notes[name], found)
        rice = [each for group in api.ask(f"detail/locus/orthologs/{name}.json")["orthologs"] for each in group["species"] if each["species"] == "Oryza sativa"]
        kind.same_set(name, "orthologs of rice", facts.rice[name], [n for each in rice for n in each["names"]])

    # Their bounds leave out most of their models.
    known = ["AT1G01060", "AT2G34100"]
    at_once(compare, [*known, *pick([name for name in genes.loci if LOCUS.match(name)], count, seed)])


def compare_models(api, kind, facts, count, seed):
    genes = facts.genes

    def compare(model):
        gene = api.record("gene", name=model)
        kind.same(model, "has a record", True, gene is not None)
        if gene is None:
            return
        chrom, strand, locus = genes.place[model]
        place = gene["mapLocation"] or {}
        kind.same(model, "place", [chrom, *genes.span(model), ORIENTATION[strand]], [place.get(k) for k in PLACE])
        kind.same(model, "locus", locus, gene["locus"] and gene["locus"]["label"])
        kind.same(model, "type", facts.model_type(model), gene["geneModelType"])
        kind.same(model, "description", facts.description(model), gene["description"])
        parts = defaultdict(list)
        for each in gene["geneFeatures"]:
            parts[each["assignmentFeatureType"]].append((each["startPosition"], each["endPosition"]))
        kind.same(model, "exons", sorted(genes.features[model]["exon"]), sorted(parts["exon"]))
        kind.same(model, "coding exons", sorted(genes.features[model]["CDS"]), sorted(parts["coding region"]))
        kind.same(model, "untranslated regions", genes.untranslated(model), sorted(parts["5' UTR"] + parts["3' UTR"]))
        number = facts.gene_number.get(model)
        kind.same(model, "TAIR accession", f"Gene:{number}" if (number or "").isdigit() else None, gene["tairAccession"])
        kind.same(model, "RefSeq", facts.refseq[model], {s["icAccession"] for s in gene["nucleotideSequences"]})
        confidence = [whole(facts.confidence.get(model)), whole(facts.stars.get(model))]
        kind.same(model, "confidence", confidence, [gene["confidenceClass"], gene["confidenceRating"]])

    at_once(compare, pick(genes.place, count, seed))


def whole(text):
    """`*****` means five stars, `E3` class 3."""
    if text is None:
        return None
    return len(text) if set(text) == {"*"} else int(re.sub(r"\D", "", text) or 0) or None


def compare_proteins(api, kind, files, count, seed):
    sequences = read_proteins(files)
    current = {row[0]: row[2] for row in files.table("InterPro_entry.list")}
    hits = grouped(
        (row[0], (row[1], int(row[3]), int(row[4]), row[5] if row[5].startswith("IPR") else None)) for row in files.table("Araport11_protein_domains.tsv")
    )

    def compare(model):
        gene = api.record("gene", name=model)
        ref = next((p["protein"] for p in (gene or {}).get("proteinData", []) if p["protein"]["label"] == model), None)
        protein = api.record("protein", key=ref["key"]) if ref else None
        kind.same(model, "has a record", True, protein is not None)
        if protein is None:
            return
        structures.compare_structures(kind, files, protein)
        sequence = sequences[model]
        properties = protein["proteinProperties"]
        kind.same(model, "length", len(sequence), properties["length"])
        if set(sequence) <= set("ACDEFGHIKLMNPQRSTVWY"):
            weight = masses.mass(sequence)
            # The site keeps seven digits.
            kind.near(model, "mass", weight, properties["calculatedMW"], max(0.01, weight * 1e-7))
            kind.near(model, "isoelectric point", masses.isoelectric_point(sequence), properties["calculatedPI"], 0.011)
        found = {
            (d["domainDetails"]["proteinDomainAccession"], d["startPosition"], d["endPosition"], d["domainDetails"]["interproAccession"])
            for d in protein["domains"]
        }
        kind.same_set(model, "domains", hits[model], found)
        for each in protein["domains"]:
            entry, shown = each["domainDetails"]["interproAccession"], each["domainDetails"]["interproName"]
            if entry in current:
                kind.same(f"{model} {entry}", "InterPro name", current[entry], shown)

    at_once(compare, pick(sequences, count, seed))
    kind.total(api, "protein", len(sequences))
