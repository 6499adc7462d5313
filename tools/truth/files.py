"""The official files, read line by line with nothing but Python: no reader of the product is used."""

import csv
import glob
import gzip
import os
import re
from collections import defaultdict

LOCUS = re.compile(r"^AT[1-5CM]G\d{5}$")


class Files:
    def __init__(self, folder):
        self.folder = folder

    def lines(self, pattern, skip=0):
        [path] = glob.glob(os.path.join(self.folder, pattern + ".gz")) or glob.glob(os.path.join(self.folder, pattern))
        opened = gzip.open(path, "rt", encoding="utf8", errors="replace", newline="") if path.endswith(".gz") else open(path, encoding="utf8")
        with opened as file:
            # Only line feeds end a line: texts hold other separators of Unicode.
            for number, line in enumerate(file.read().split("\n")):
                if number >= skip and line.strip("\r\n"):
                    yield line.rstrip("\r")

    def oldest_first(self, pattern):
        """Names of files that carry a date of eight digits."""
        names = [os.path.basename(path) for path in glob.glob(os.path.join(self.folder, pattern))]
        return sorted(names, key=lambda name: re.search(r"_(\d{8})\.", name).group(1))

    def table(self, pattern, skip=1, separator="\t"):
        for line in self.lines(pattern, skip):
            yield [unquote(cell.strip()) for cell in line.split(separator)]

    def comma_table(self, pattern, skip=1):
        yield from csv.reader(list(self.lines(pattern, skip)))


def unquote(cell):
    """A quote inside a quoted cell is written twice."""
    return cell[1:-1].replace('""', '"') if len(cell) > 1 and cell[0] == cell[-1] == '"' else cell


def locus_of(name):
    return re.sub(r"\.\d+$", "", name)


def chromosome(text):
    return "Chr" + re.sub(r"^chr", "", text, flags=re.I).upper().replace("MT", "M").replace("PT", "C")


class Genes:
    """Gene models of the GTF file, and bounds and codes of the BED file."""

    def __init__(self, files):
        self.features = defaultdict(lambda: defaultdict(list))
        self.place = {}
        for line in files.lines("Araport11_GTF_genes_transposons.*.gtf"):
            if line.startswith("#"):
                continue
            chrom, _, kind, start, end, _, strand, _, notes = line.split("\t")
            model = re.search(r'transcript_id "?([^";]+)', notes).group(1)
            gene = re.search(r'gene_id "?([^";]+)', notes)
            self.features[model][kind].append((int(start), int(end)))
            self.place[model] = (chromosome(chrom), strand, gene.group(1) if gene else locus_of(model))
        self.models = defaultdict(set)
        for model, (_, _, gene) in self.place.items():
            self.models[gene].add(model)
        self.bounds = {}
        for chrom, start, end, name, strand, code, *_ in files.table("Araport11_all_loci.bed", skip=0):
            first, last, kind = int(start) + 1, int(end), int(code)
            if name in self.bounds:
                _, other_first, other_last, _, other_kind = self.bounds[name]
                first, last, kind = min(first, other_first), max(last, other_last), min(kind, other_kind)
            self.bounds[name] = (chromosome(chrom), first, last, strand, kind)
        self.loci = set(self.bounds) | set(self.models)

    def span(self, model):
        exons = [each for part in self.features[model].values() for each in part]
        return min(start for start, _ in exons), max(end for _, end in exons)

    def locus_place(self, name):
        """From the first to the last base of the bounds and of every model: the bounds of many loci are those of one model."""
        models = self.models.get(name, ())
        spans = [self.span(each) for each in models]
        if name in self.bounds:
            chrom, start, end, strand, _ = self.bounds[name]
            spans.append((start, end))
        else:
            chrom, strand, _ = self.place[min(models)]
        return chrom, min(start for start, _ in spans), max(end for _, end in spans), strand

    def is_coding(self, name):
        return any(self.features[model].get("CDS") for model in self.models.get(name, ()))

    def code(self, name):
        return self.bounds[name][4] if name in self.bounds else None

    def untranslated(self, model):
        """Bases of exons that are not coding, as runs: what the file's own UTR lines say is not asked."""
        coding = merged(self.features[model]["CDS"])
        return subtract(merged(self.features[model]["exon"]), coding) if coding else []


def merged(runs):
    out = []
    for start, end in sorted(runs):
        if out and start <= out[-1][1] + 1:
            out[-1] = (out[-1][0], max(end, out[-1][1]))
        else:
            out.append((start, end))
    return out


def subtract(runs, holes):
    out = []
    for start, end in runs:
        for hole_start, hole_end in holes:
            if hole_end < start or hole_start > end:
                continue
            if hole_start > start:
                out.append((start, hole_start - 1))
            start = hole_end + 1
        if start <= end:
            out.append((start, end))
    return out


class Terms:
    """Terms of both ontologies, merged ids, and the closure over is_a and part_of."""

    def __init__(self, files):
        self.name, self.definition, self.merged = {}, {}, {}
        parents = defaultdict(set)
        for go, name, _, definition, alternatives, is_a in (
            (row + [""] * 6)[:6] for row in files.table("GO_terms_definitions_*.tsv")
        ):
            self.name[go] = name
            self.definition[go] = definition
            for other in re.findall(r"GO:\d+", alternatives):
                self.merged[other] = go
            parents[go] |= set(re.findall(r"GO:\d+", is_a))
        self.synonyms = defaultdict(set)
        for go, synonym in files.table("GO_synonyms_*.tsv"):
            term = self.merged.get(go, go) if go not in self.name else go
            if synonym != self.name.get(term):
                self.synonyms[term].add(synonym)
        part_of = self._read_graph(files, parents)
        obsolete = self.obsolete = {go for go, name in self.name.items() if name.startswith("obsolete ")}
        self._read_obo(files, parents)
        self.is_a = {term: {self.merged.get(each, each) for each in above} - {term} for term, above in parents.items()}
        self.parents = {term: set(above) for term, above in self.is_a.items()}
        for child, parent in part_of:
            child, parent = self.merged.get(child, child), self.merged.get(parent, parent)
            if child not in self.name or parent not in self.name or {child, parent} & obsolete or child == parent:
                continue
            # An older list says the opposite of is_a of today in a few places.
            if child not in self._above(parent, self.is_a):
                self.parents.setdefault(child, set()).add(parent)

    def _read_graph(self, files, parents):
        """The newer graph decides for every term it lists. What it says of terms without a name passes to those below them."""
        graph = defaultdict(set)
        for child, how, parent in files.table("GO_edges_*.tsv"):
            graph[child].add((how, parent))
        part_of = []
        for child in graph:
            if child not in self.name:
                continue
            parents[child] = set()
            wait, seen = list(graph[child]), set()
            while wait:
                how, parent = wait.pop()
                if (how, parent) in seen or how not in ("is_a", "part_of"):
                    continue
                seen.add((how, parent))
                if parent not in self.name and parent not in self.merged:
                    wait += [("part_of" if "part_of" in (how, other) else "is_a", above) for other, above in graph[parent] if other in ("is_a", "part_of")]
                elif how == "is_a":
                    parents[child].add(parent)
                else:
                    part_of.append((child, parent))
        return part_of

    def _read_obo(self, files, parents):
        stanza = {}
        for line in [*files.lines("po.obo"), "[End]"]:
            if line.startswith("["):
                if stanza.get("type") == "[Term]" and "id" in stanza:
                    term = stanza["id"]
                    self.name[term] = stanza.get("name", "")
                    if not stanza.get("obsolete"):
                        parents[term] |= stanza["parents"]
                    for other in stanza["alternatives"]:
                        self.merged[other] = term
                stanza = {"type": line.strip(), "parents": set(), "alternatives": []}
                continue
            tag, _, value = line.partition(": ")
            value = value.split(" ! ")[0].strip()
            if tag in ("id", "name"):
                stanza.setdefault(tag, value)
            elif tag == "is_a":
                stanza["parents"].add(value.split()[0])
            elif tag == "relationship" and value.startswith("part_of "):
                stanza["parents"].add(value.split()[1])
            elif tag == "alt_id":
                stanza["alternatives"].append(value)
            elif tag == "is_obsolete" and value == "true":
                stanza["obsolete"] = True

    @staticmethod
    def _above(term, parents):
        seen, wait = set(), [term]
        while wait:
            for each in parents.get(wait.pop(), ()):
                if each not in seen:
                    seen.add(each)
                    wait.append(each)
        return seen

    def current(self, term):
        return self.merged.get(term, term)

    def ancestors(self, term):
        return self._above(term, self.parents)

    def below(self):
        """Every term with all terms below it."""
        out = defaultdict(set)
        for term in self.name:
            for each in self.ancestors(term):
                out[each].add(term)
        return out


class Qualified:
    """The lines of the file of 2017 that its publisher cut: the only one that says what is denied."""

    def __init__(self, files, terms):
        self.denied, self.affirmed, self.references = set(), set(), defaultdict(set)
        for line in files.lines("gene_association.tair.*.part"):
            cells = line.split("\t")
            if line.startswith("!") or len(cells) < 15:
                continue
            names = [cells[9], cells[2], *cells[10].split("|")]
            name = next((locus_of(each).upper() for each in names if LOCUS.match(locus_of(each).upper())), cells[2])
            note = (name, terms.current(cells[4]), cells[6])
            is_denied = "NOT" in cells[3].split("|")
            (self.denied if is_denied else self.affirmed).add(note)
            self.references[(*note, is_denied)] |= set(cells[5].split("|"))


def annotations(files, terms, qualified, spelled):
    """
    Distinct (locus or name, term, evidence) of what is affirmed; pairs without evidence only where no other file has the pair.
    `spelled`: how records of genetic loci are called, by the name in capitals.
    """
    told = set()
    for name, term, evidence in files.table("TAIR_GO_annotations_with_evidence_2018.tsv"):
        note = (locus_of(name.upper() if LOCUS.match(locus_of(name).upper()) else name), terms.current(term), evidence)
        # The list does not say NOT: what is denied with this evidence, and not affirmed, is the denial.
        if note not in qualified.denied or note in qualified.affirmed:
            told.add(note)
    for name, term, _ in files.table("PO_temporal_*_genes.tsv"):
        told.add((locus_of(name), terms.current(term), None))
    for name, term, evidence in files.table("TAIR_GO_annotations_with_evidence_2015.tsv"):
        # Of loci with a sequence newer lists know more, and ND says that nothing is known.
        if not LOCUS.match(locus_of(name).upper()) and evidence != "ND":
            told.add((spelled.get(name.upper(), name.upper()), terms.current(term), evidence))
    pairs = {(name, term) for name, term, _ in told | qualified.denied}
    without = [*files.table("TAIR_locus_GO_*.tsv"), *files.table("ATH_GO_GOSLIM_*_locus_GO.txt", skip=0)]
    for name, term, *_ in without:
        name, term = locus_of(name), terms.current(term)
        if (name, term) not in pairs:
            told.add((name, term, None))
    return {each for each in told if each[1] in terms.name}
