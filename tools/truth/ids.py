"""Ids as people write them: what the files call a thing must be understood by the API, by /r/ and by the search box alike."""

import json
import re
import urllib.error
import urllib.parse
import urllib.request

from compare import at_once, pick
from files import LOCUS


class Stay(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_):
        return None


def messy_ids(facts, files, terms, count, seed):
    """Pairs of an id in a spelling that people use and of what it means: ('locus', name), ('any', None) where a line has several insertions."""
    loci = [name for name in facts.genes.loci if LOCUS.match(name)]
    out = []
    for at, name in enumerate(pick(loci, count, seed)):
        out.append(([name.lower(), f"{name[:4]} {name[4:]}", f" {name}", f"{name[:4]}_{name[4:]}"][at % 4], ("locus", name)))
    out += [(model.lower(), ("model", model)) for model in pick(facts.genes.place, count, seed)]
    refseq = {accession: model.split(".")[0] for model, accessions in facts.refseq.items() for accession in accessions if model.split(".")[0] in facts.genes.loci}
    for at, accession in enumerate(pick(refseq, count, seed)):
        # With its version it is the name of a sequence; without, it leads to the locus.
        out.append((accession.split(".")[0].lower(), ("locus", refseq[accession])) if at % 2 else (accession, ("sequence", accession)))
    genes = {number: locus for number, locus in files.table("TAIR10_NCBI_GENEID_mapping.tsv", skip=0) if locus in facts.genes.loci}
    for at, number in enumerate(pick(genes, count, seed)):
        out.append((f"LOC{number}" if at % 2 else f"GeneID: {number}", ("locus", genes[number])))
    papers = {number for numbers in facts.pubmed.values() for number in numbers}
    out += [([f"PMID:{number}", f"pmid {number}"][at % 2], ("publication", number)) for at, number in enumerate(pick(papers, count, seed))]
    current = [term for term, name in terms.name.items() if not name.startswith("obsolete ")]
    out += [(term.replace(":", "_").lower(), ("keyword", term)) for term in pick(current, count, seed)]
    lines = {row[0].split(".")[0] for row in files.table("T-DNASeq.Genes.Araport11.txt", skip=0)}
    salk = [line for line in lines if re.fullmatch(r"SALK_\d{6}", line)]
    gabi = [line for line in lines if re.fullmatch(r"GABI_\d{3}[A-H]\d{2}", line)]
    out += [(line.replace("_", "-"), ("any", None)) for line in pick(salk, count, seed)]
    out += [(line.replace("GABI_", "GK-"), ("any", None)) for line in pick(gabi, count, seed)]
    stocks = {row[1] for row in files.table("Locus_Germplasm_Phenotype_*.txt") if re.fullmatch(r"CS\d+", row[1])}
    out += [(f"N{stock[2:]}", ("germplasm", stock)) for stock in pick(stocks, count, seed)]
    return out


def compare_ids(api, kind, facts, files, terms, count, seed):
    opener = urllib.request.build_opener(Stay)

    def status(path):
        try:
            with opener.open(urllib.request.Request(f"{api.url}{path}", headers={"accept": "text/html"}), timeout=60) as answer:
                return answer.status, None
        except urllib.error.HTTPError as error:
            return error.code, error.headers.get("location")

    def compare(pair):
        text, (meaning, name) = pair
        [line] = api.ask("resolve", {"ids": [text]})["lines"]
        kind.same(text, "is known to lists", True, line["bucket"] != "unknown")
        meant = [line["record"]] if "by" in line else line.get("candidates", [])
        labels = [each["label"] for each in meant]
        if meaning == "locus":
            kind.same(text, "locus", [name], labels)
        elif meaning == "model":
            kind.same(text, "locus of the model", [name.split(".")[0]], labels)
        elif meaning in ("germplasm", "sequence"):
            kind.same(text, meaning, [name], labels)
        code, address = status(f"/r/{urllib.parse.quote(text)}")
        kind.same(text, "/r/", 302 if "by" in line else 300 if line["bucket"] == "ambiguous" else 410, code)
        public = {"locus": f"/locus/{name}", "model": f"/gene/{name}", "publication": f"/publication/PMID:{name}", "keyword": f"/keyword/{name}", "germplasm": f"/germplasm/{name}", "sequence": f"/sequence/{name}"}
        if code == 302 and meaning in public:
            kind.same(text, "public address", public[meaning], address)
        best = api.ask("search/everything", {"searchText": text})["best"]
        found = best and (best["record"]["kind"], best["record"]["key"])
        kind.same(text, "the search box means the same", True, not meant or found in [(each["kind"], each["key"]) for each in meant])

    def compare_json_ld(name):
        with urllib.request.urlopen(f"{api.url}/locus/{name}", timeout=60) as answer:
            text = answer.read().decode()
        facts_of_page = json.loads(re.search(r'<script type="application/ld\+json"[^>]*>([^<]*)<', text).group(1))
        kind.same(name, "@id of the JSON-LD", True, str(facts_of_page.get("@id", "")).endswith(f"/locus/{name}"))
        same = facts_of_page.get("sameAs", [])
        kind.same(name, "a gene is not a protein", False, "uniprot" in str(same))

    at_once(compare_json_ld, pick([name for name in facts.genes.loci if LOCUS.match(name)], max(1, count // 10), seed))
    at_once(compare, messy_ids(facts, files, terms, max(1, count // 6), seed))
