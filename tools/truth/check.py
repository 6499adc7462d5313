"""Compares what a served release says with the official files. tools/check-truth.ts serves the release and starts this."""

import argparse
import sys

import genes as gene_kinds
import ids as id_kinds
import interactions as interaction_kinds
import lines as line_kinds
import masses
import pathways as pathway_kinds
import sequences as sequence_kinds
import terms as term_kinds
import uniprot as uniprot_kinds
from compare import Api, Kind, report
from files import Files, Genes, Qualified, Terms, annotations


def main():
    asked = parse_arguments()
    print(f"Sample of {asked.loci} loci and {asked.count} of each other kind, seed {asked.seed}; masses of proteins by {masses.SOURCE}", flush=True)
    is_right = report(compare_all(asked), asked.examples)
    sys.exit(0 if is_right else 1)


def parse_arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("--url", required=True)
    parser.add_argument("--dir", required=True)
    parser.add_argument("--loci", type=int, default=300)
    parser.add_argument("--count", type=int, default=200, help="of every other kind")
    parser.add_argument("--seed", type=int, default=3702)
    parser.add_argument("--examples", type=int, default=3, help="of each unexplained difference")
    parser.add_argument("--kinds", help="compare these only, separated by commas")
    return parser.parse_args()


def compare_all(asked):
    api, files = Api(asked.url), Files(asked.dir)
    sample = {"count": asked.count, "seed": asked.seed}
    genes, terms = Genes(files), Terms(files)
    facts = gene_kinds.GeneFacts(files, genes)
    qualified = Qualified(files, terms)
    told = annotations(files, terms, qualified, facts.genetic_names)
    notes = gene_kinds.grouped((name, (terms.name[term], gene_kinds.EVIDENCE.get(evidence, evidence))) for name, term, evidence in told)
    compare = {
        "locus": lambda kind: gene_kinds.compare_loci(api, kind, facts, notes, asked.loci, asked.seed),
        "locus elsewhere": lambda kind: line_kinds.compare_unplaced_loci(api, kind, facts, **sample),
        "gene model": lambda kind: gene_kinds.compare_models(api, kind, facts, **sample),
        "protein": lambda kind: gene_kinds.compare_proteins(api, kind, files, **sample),
        "polymorphism": lambda kind: line_kinds.compare_polymorphisms(api, kind, files, genes, **sample),
        "germplasm": lambda kind: line_kinds.compare_germplasms(api, kind, files, **sample),
        "transposon": lambda kind: line_kinds.compare_transposons(api, kind, files, **sample),
        "ecotype": lambda kind: line_kinds.compare_ecotypes(api, kind, files, **sample),
        "marker": lambda kind: line_kinds.compare_markers(api, kind, files, **sample),
        "keyword": lambda kind: term_kinds.compare_keywords(api, kind, terms, told, facts, **sample),
        "annotation": lambda kind: term_kinds.compare_annotations(api, kind, files, terms, told, qualified, facts, **sample),
        "slim": lambda kind: term_kinds.compare_slim(api, kind, files, terms, told, facts, **sample),
        "interaction": lambda kind: interaction_kinds.compare_interactions(api, kind, files, facts, **sample),
        "pathway": lambda kind: pathway_kinds.compare_pathways(api, kind, files, facts, **sample),
        "uniprot": lambda kind: uniprot_kinds.compare_uniprot(api, kind, files, facts, **sample),
        "sequence": lambda kind: sequence_kinds.compare_sequences(api, kind, files, genes, **sample),
        "publication": lambda kind: term_kinds.compare_publications(api, kind, facts, **sample),
        "messy id": lambda kind: id_kinds.compare_ids(api, kind, facts, files, terms, **sample),
    }
    kinds = []
    for name, work in compare.items():
        if asked.kinds is None or name in asked.kinds.split(","):
            kinds.append(Kind(name))
            work(kinds[-1])
            print(f"{name} compared", file=sys.stderr, flush=True)
    return kinds


if __name__ == "__main__":
    main()
