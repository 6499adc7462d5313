"""Sequences in FASTA, and their places in BED and GFF3, as the site hands them out."""

from compare import pick
from files import merged

# Where the genome says otherwise than what is published.
KNOWN_PROTEINS = ["AT3G29255.1", "ATMG00060.1", "ATMG01320.1"]


def read_proteins(files):
    sequences, name = {}, ""
    for line in files.lines("Araport11_genes.201606.pep.fasta"):
        if line.startswith(">"):
            name = line[1:].split()[0].strip("|")
            sequences[name] = []
        else:
            sequences[name].append(line.strip())
    return {name: "".join(parts).rstrip("*") for name, parts in sequences.items()}


def compare_sequences(api, kind, files, genes, count, seed):
    def ask(ids, dataset, form, choice="all_gene_models"):
        body = {"ids": ids, "dataset": dataset, "choice": choice, "format": form}
        return [line for line in api.text("search/sequences", body).split("\n") if line and not line.startswith("#")]

    compare_bed(kind, genes, pick(genes.place, count, seed), lambda ids: ask(ids, "araport11_transcripts", "bed"))
    loci = ["AT1G01060", *pick(genes.models, count, seed)]
    compare_places(kind, genes, loci, lambda ids: ask(ids, "araport11_genomic_locus", "gff3", "one_per_locus"))
    proteins = read_proteins(files)
    sample = [*KNOWN_PROTEINS, *pick(proteins, count, seed)]
    compare_proteins(api, kind, proteins, sample, ask(sample, "araport11_protein", "fasta"))


def compare_bed(kind, genes, models, ask):
    """What is drawn thick is what codes; a transcript that does not code has nothing thick."""
    found = {cells[3]: [int(cell) for cell in (cells[1], cells[2], cells[6], cells[7])] for cells in (line.split("\t") for line in ask(models))}
    for model in models:
        exons, coding = merged(genes.features[model]["exon"]), merged(genes.features[model]["CDS"])
        start, end = exons[0][0] - 1, exons[-1][1]
        thick = [coding[0][0] - 1, coding[-1][1]] if coding else [start, start]
        kind.same(model, "BED", [start, end, *thick], found.get(model))


def compare_places(kind, genes, loci, ask):
    found = {}
    for cells in (line.split("\t") for line in ask(loci)):
        name = next(note[3:] for note in cells[8].split(";") if note.startswith("ID="))
        found[name] = (cells[0], int(cells[3]), int(cells[4]), cells[6])
    for name in loci:
        kind.same(name, "GFF3 of the locus", genes.locus_place(name), found.get(name))


def compare_proteins(api, kind, proteins, names, lines):
    written, name = {}, ""
    for line in lines:
        if line.startswith(">"):
            name = line[1:].split()[0]
            written[name] = ""
        else:
            written[name] += line.strip()
    for name in names:
        kind.same(name, "protein in FASTA", proteins[name], written.get(name, "").rstrip("*"))
    for name in KNOWN_PROTEINS:
        gene = api.record("gene", name=name)
        ref = next(each["protein"] for each in gene["proteinData"] if each["protein"]["label"] == name)
        shown = api.record("protein", key=ref["key"])["proteinProperties"]["length"]
        # A stop inside a protein is no residue.
        kind.same(name, "length on the page", len(proteins[name].replace("*", "")), shown)
