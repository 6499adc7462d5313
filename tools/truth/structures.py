"""Structures of proteins, compared with the mmCIF files. Read by Biopython if it is there, otherwise by splitting lines of atoms."""

import os
import tempfile

try:
    from Bio.PDB.MMCIF2Dict import MMCIF2Dict
except ImportError:
    MMCIF2Dict = None

LETTERS = dict(zip("ALA ARG ASN ASP CYS GLN GLU GLY HIS ILE LEU LYS MET PHE PRO SER THR TRP TYR VAL".split(), "ARNDCQEGHILKMFPSTWYV"))
COLUMNS = "label_atom_id label_comp_id label_seq_id B_iso_or_equiv auth_seq_id auth_asym_id".split()


def sheet_rows(files):
    lines = list(files.lines("rosette_structure.tsv")) if os.path.exists(os.path.join(files.folder, "rosette_structure.tsv")) else []
    return [dict(zip(lines[0].split("\t"), line.split("\t"))) for line in lines[1:]]


def atoms_of(lines):
    lines = list(lines)
    if MMCIF2Dict:
        with tempfile.NamedTemporaryFile("w", suffix=".cif") as copy:
            copy.write("\n".join(lines) + "\n")
            copy.flush()
            table = MMCIF2Dict(copy.name)
        return list(zip(*(table[f"_atom_site.{column}"] for column in COLUMNS)))
    names = [line.strip().split(".")[1] for line in lines if line.startswith("_atom_site.")]
    rows = [line.split() for line in lines if line.startswith(("ATOM ", "HETATM "))]
    return [tuple(row[names.index(column)] for column in COLUMNS) for row in rows]


def chain_of(files, row):
    """Letter and pLDDT (or B-factor) of each residue of the chain, by its number in the file."""
    file = row["file"].removesuffix(".gz")
    return {
        int(number): (LETTERS.get(residue, "X"), float(factor))
        for atom, residue, place, factor, number, chain in atoms_of(files.lines(f"structures/{file}"))
        if chain == row["chain"] and place not in "?." and atom == "CA"
    }


def class_of(value):
    return "very_high" if value > 90 else "high" if value > 70 else "low" if value > 50 else "very_low"


def facts_of(residues, structure, protein):
    """What the product says of a structure, from the residues that it says are the protein's."""
    placed = {piece["start"] + step: residues[piece["number"] + step] for piece in structure["pieces"] for step in range(piece["end"] - piece["start"] + 1)}
    facts = {
        "residueCount": len(placed),
        "outsideCount": len(residues) - len(placed),
        "differences": [[place, protein[place - 1], letter] for place, (letter, _) in sorted(placed.items()) if protein[place - 1] != letter],
    }
    if structure["method"] == "predicted":
        values = [value for _, value in placed.values()]
        facts["whole"] = "".join(letter for _, (letter, _) in sorted(residues.items())) in protein
        facts["mean"] = round(sum(values) / len(values), 1)
        facts["classes"] = {name: sum(class_of(value) == name for value in values) for name in ("very_high", "high", "low", "very_low")}
    return facts


def told_by(structure):
    facts = {
        "residueCount": structure["residueCount"],
        "outsideCount": structure["outsideCount"],
        "differences": [[each["position"], each["protein"], each["structure"]] for each in structure["differences"]],
    }
    if structure["method"] == "predicted":
        confidence = structure["confidence"]
        facts.update(whole=True, mean=round(confidence["mean"], 1), classes=confidence["residues"])
    return facts


def compare_structures(kind, files, record):
    """Every chain that the page of a protein shows."""
    rows = {(row["accession"], row["chain"]): row for row in sheet_rows(files)}
    for structure in (record["structures"] or {"structures": []})["structures"]:
        residues = chain_of(files, rows[structure["accession"], structure["chain"]])
        kind.same(f"{record['name']} {structure['accession']}", "structure", facts_of(residues, structure, record["sequence"]), told_by(structure))
