"""Runs the notebooks of the Python package on the site of ROSETTE_SITE, which holds the demo release, and compares what they find with what is known.

Called by npm run check:python. Exits with 1 if a notebook fails or finds something else.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError

#: What must be true at the end of each notebook; the demo release says so.
EXPECTED = {
    "list-to-enrichment": [
        "'FLC' not in genes.missing and 'FTL9' in genes.missing",
        "dict(zip(table['input'], table['name']))['AT2G18790.1'] == 'AT2G18790'",
        "shown.iloc[-1]['id'] == 'GO:0010228' and shown.iloc[-1]['found'] > 5",
        "result.loc[result['id'] == 'GO:0009648', 'foldedInto'].item() == 'GO:0048573'",
        "terms.release in terms.facts['method']",
    ],
    "mutants-of-a-family": [
        "{'AT4G18960', 'AT5G10140', 'AT3G54340'} <= members.keys()",
        "'AT4G18960' not in lines.missing and 'AT5G10140' in lines.missing",
        "set(table['input']) == set(members)",
        "order.groupby('input').size().max() <= 2",
        "list(counts.index) == list(members) and counts.loc['AT4G18960'].sum() == (table['input'] == 'AT4G18960').sum() > 2",
    ],
    "promoters-with-a-motif": [
        "list(promoters.missing) == ['AT9G99999']",
        "sorted(boxes.loc[boxes['gene'] == 'AT5G90320', 'start']) == [-614, -297]",
        "share(promoters) > 5 * share(background)",
        "motifs[0]['matrixId'] == 'MA9003.1' and motifs[0]['log10Q'] < -5",
        "motifs.facts['genes']['held'] + len(left_out) == len(genes) - 1",
    ],
}
FOLDER = Path(__file__).parents[3] / "clients/python/notebooks"


def run(name: str, rules: list[str]) -> list[str]:
    notebook = nbformat.read(FOLDER / f"{name}.ipynb", as_version=4)
    nbformat.validate(notebook)
    notebook.cells.append(nbformat.v4.new_code_cell("\n".join(f"assert {rule}, {rule!r}" for rule in rules)))
    try:
        NotebookClient(notebook, timeout=300, kernel_name="python3").execute()
    except CellExecutionError as error:
        return [str(error)]
    outputs = [output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]
    # Progress is written to standard error, too, and begins with a carriage return.
    errors = "".join(output.text for output in outputs if output.get("name") == "stderr")
    complaints = [f"wrote to standard error: {line}" for line in errors.split("\n") if line and not line.startswith("\r")]
    if not any("image/png" in output.get("data", {}) for output in outputs):
        complaints.append("drew no figure")
    if folder := os.environ.get("ROSETTE_NOTEBOOKS_TO"):
        nbformat.write(notebook, Path(folder) / f"{name}.ipynb")
    return complaints


def main() -> int:
    present = {file.stem for file in FOLDER.glob("*.ipynb")}
    if present != EXPECTED.keys():
        print(f"notebooks and what is expected of them differ: {sorted(present ^ EXPECTED.keys())}")
        return 1
    failed = False
    for name, rules in EXPECTED.items():
        began = time.monotonic()
        complaints = run(name, rules)
        failed = failed or bool(complaints)
        print(f"{'FAILED' if complaints else 'passed'}: {name}, {time.monotonic() - began:.0f} s", *complaints, sep="\n  ")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
