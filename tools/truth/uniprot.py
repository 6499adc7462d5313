"""Texts of UniProt, compared with the flat files."""

import os
import re

from compare import at_once, pick

UNREAD = {"INTERACTION", "ALTERNATIVE PRODUCTS", "SEQUENCE CAUTION", "MASS SPECTROMETRY", "WEB RESOURCE"}
MONTHS = "JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC".split()
CONJUNCTIONS = {"and", "or", "to", "but", "as", "versus"}
TAGS = re.compile(r"\s*\{(ECO:[^}]*)\}")


def current_entries(files):
    """Entries of Arabidopsis by accession: the newest version of each, without those that were merged into another."""
    newest, merged = {}, set()
    for text in whole_entries(files):
        if "NCBI_TaxID=3702" not in text:
            continue
        entry = read_entry(text)
        merged |= set(entry.pop("secondary"))
        known = newest.get(entry["accession"])
        if known is None or known["version"] < entry["version"]:
            newest[entry["accession"]] = entry
    return {accession: entry for accession, entry in newest.items() if accession not in merged}


def whole_entries(files):
    for name in sorted(os.listdir(files.folder)):
        if not re.match(r"uniprot.*\.dat(\.gz)?$", name, re.I):
            continue
        held = []
        for line in files.lines(re.sub(r"\.gz$", "", name)):
            held.append(line)
            if line == "//":
                yield "\n".join(held)
                held = []


def read_entry(text):
    def body(code):
        return re.findall(rf"^{code}   (.*)$", text, re.M)

    accession, *secondary = re.findall(r"\w+", " ".join(body("AC")))
    day, month, year, version = re.search(r"(\d+)-([A-Z]+)-(\d+), entry version (\d+)", text).groups()
    ordered = re.findall(r"OrderedLocusNames=([^;]*)", TAGS.sub("", join(body("GN"))))
    loci = re.findall(r"^DR   (?:Araport|TAIR); (AT[1-5CM]G\d{5});", text, re.M) + re.findall(r"AT[1-5CM]G\d{5}", " ".join(ordered).upper())
    papers = {}
    for number, lines in re.findall(r"^RN   \[(\d+)\].*\n((?:R[^N].*\n)*)", text, re.M):
        pubmed = re.search(r"PubMed=(\d+)", lines)
        papers[number] = pubmed and pubmed.group(1)
    comments = "\n".join(body("CC")).split("\n-----")[0].split("-!- ")[1:]
    return {
        "accession": accession,
        "secondary": secondary,
        "name": text.split()[1],
        "reviewed": text.split()[2] == "Reviewed;",
        "version": int(version),
        "date": f"{year}-{MONTHS.index(month) + 1:02}-{day}",
        "loci": sorted(set(loci)),
        "keywords": [word.strip() for word in TAGS.sub("", join(body("KW"))).rstrip(".").split(";") if word.strip()],
        "texts": [row for block in comments for row in texts_of(join(block.split("\n")), papers)],
        "features": list(features_of(body("FT"))),
    }


def join(lines):
    """Lines end at a space or after a hyphen; before a conjunction it is a suspended hyphen."""
    joined = ""
    for line in map(str.strip, lines):
        inside_word = re.search(r"\S-$", joined) and line.split(" ")[0] not in CONJUNCTIONS
        inside_sequence = re.search(r"[A-Z]{20}$", joined)
        joined += line if not joined or inside_word or inside_sequence else f" {line}"
    return joined


def texts_of(block, papers):
    topic, rest = block.split(":", 1)
    if topic in UNREAD:
        return
    molecule = re.match(r"\s*\[([^\]]*)\]:", rest)
    rest = rest[molecule.end() :].strip() if molecule else rest.strip()
    for text in parts_of(topic, rest):
        tags = [tag.strip() for found in TAGS.findall(text) for tag in found.split(",")]
        # The stop of a sentence stands before its tags, and once more behind them.
        plain = re.sub(r"\.\0\.", ".", TAGS.sub("\0", text)).replace("\0", "").strip()
        yield [topic, molecule and molecule.group(1), plain, sorted({basis_of(tag, papers) for tag in tags})]


def basis_of(tag, papers):
    """Articles of the entry's own list are known by PubMed, if at all."""
    code, _, source = tag.partition("|")
    if source.startswith("Ref."):
        pubmed = papers.get(source[4:])
        source = f"PubMed:{pubmed}" if pubmed else "cited"
    return f"{code}|{source}" if source else code


def parts_of(topic, text):
    if topic == "SUBCELLULAR LOCATION":
        places, _, note = text.partition("Note=")
        # A location ends with a stop outside the braces.
        hidden = re.sub(r"\{[^}]*\}", lambda tags: tags.group().replace(". ", ".\0"), places)
        return [part.replace("\0", " ") for part in re.split(r"(?<=\.)\s+", hidden.strip()) if part] + ([note] if note else [])
    if topic == "CATALYTIC ACTIVITY":
        return [part for part in map(reaction_of, re.split(r"(?=Reaction=|PhysiologicalDirection=)", text)) if part]
    if topic == "COFACTOR":
        return [part for part in map(cofactor_of, re.split(r"(?=Name=|Note=)", text)) if part]
    if topic == "BIOPHYSICOCHEMICAL PROPERTIES":
        heads = r"(?:Absorption|Kinetic parameters|pH dependence|Redox potential|Temperature dependence):"
        pieces = [piece for part in re.split(heads, text) for piece in re.split(r";\s+(?=KM=|Vmax=|Abs|Note=)|;\s*$", part)]
        return [re.sub(r"^Note=", "", piece.strip()) for piece in pieces if piece.strip()]
    return [text]


def reaction_of(part):
    found = re.match(r"(Reaction|PhysiologicalDirection)=(.*?);", part)
    if not found:
        return None
    head = "" if found.group(1) == "Reaction" else "Physiological direction: "
    return f"{head}{found.group(2)}{evidence_of(part)}"


def cofactor_of(part):
    if part.startswith("Note="):
        return part[len("Note=") :].strip().rstrip(";")
    found = re.match(r"Name=(.*?);", part)
    return found and f"{found.group(1)}{evidence_of(part)}"


def evidence_of(part):
    found = re.search(r"Evidence=(\{[^}]*\})", part)
    return f" {found.group(1)}" if found else ""


def features_of(lines):
    for feature in re.split(r"\n(?=\S)", "\n".join(lines)):
        if not feature:
            continue
        kind, place = feature.split("\n")[0].split()
        if kind in {"HELIX", "STRAND", "TURN"}:
            continue
        told = dict(re.findall(r'/(\w+)="((?:[^"]|"")*)"', join(feature.split("\n")[1:])))
        notes = [told[key].replace('""', '"') for key in ("ligand", "ligand_part", "ligand_note", "note") if key in told]
        yield [kind, place, "; ".join(notes)]


def told_by(entry):
    """The same of an entry as the product tells it."""

    def basis(each):
        article = each["article"]
        if article is None:
            return f"{each['code']}|{each['source']}" if each["source"] else each["code"]
        return f"{each['code']}|{'PubMed:' + str(article['pubmedId']) if article['pubmedId'] else 'cited'}"

    return {
        "accession": entry["accession"],
        "name": entry["entryName"],
        "reviewed": entry["isReviewed"],
        "version": entry["entryVersion"],
        "date": entry["entryDate"],
        "keywords": entry["keywords"],
        "texts": [[said["topic"], said["molecule"], said["text"], sorted({basis(each) for each in said["evidence"]})] for said in entry["texts"]],
        "features": [[feature["type"], feature["location"], feature["note"]] for feature in entry["features"]],
    }


def compare_uniprot(api, kind, files, facts, count, seed):
    entries = current_entries(files)
    of_locus = {}
    for entry in entries.values():
        for locus in entry.pop("loci"):
            of_locus.setdefault(locus, []).append(entry)
    loci = {locus for locus in of_locus if locus in facts.all_loci}

    def compare(name):
        record = api.record("locus", name=name)
        kind.same(name, "entries with texts", len(of_locus[name]), record["uniprotTextCount"])
        part = api.ask(f"detail/locus/uniprot?key={record['locusId']}")
        kind.same("all entries", "coverage", (len(entries), len(loci)), (part["coverage"]["entries"], part["coverage"]["loci"]))
        found = {entry["accession"]: told_by(entry) for entry in part["entries"]}
        kind.same_set(name, "entries", [entry["accession"] for entry in of_locus[name]], found)
        for entry in of_locus[name]:
            for field, value in entry.items():
                kind.same(f"{name} {entry['accession']}", field, value, found.get(entry["accession"], {}).get(field))

    at_once(compare, pick(loci, max(count, 200), seed))
