import type { DemoLocus } from '../genome/demo-locus.ts'
import { formatConfidenceClasses, formatConfidenceRatings, formatGeneAccessions, formatGeneDetails, formatRefseq } from './format-genes.ts'
import {
  formatInterproEntries,
  formatProteinDetails,
  formatProteins,
  formatSignatures,
  formatUniprotOfLoci,
  formatUniprotOfNames,
} from './format-proteins.ts'

/** The files of gene models and proteins, by name. Proteins are what the models code for in the demo's genome. */
export function formatGeneFiles(loci: readonly DemoLocus[], day: string, proteins: ReadonlyMap<string, string>): Record<string, string[]> {
  return {
    'TAIR10_gene_model_TAIR_gene_id.tsv': formatGeneAccessions(),
    'TAIR10_gene_model_RefSeq.tsv': formatRefseq(),
    'TAIR10_gene_model_confidence_class.tsv': formatConfidenceClasses(loci),
    'TAIR10_gene_model_confidence_rating.tsv': formatConfidenceRatings(loci),
    [`Araport11_genes.${day.slice(0, 6)}.pep.fasta`]: formatProteins(loci, proteins),
    'Araport11_protein_domains.tsv': formatSignatures(loci),
    'rosette_gene.tsv': formatGeneDetails(),
    'rosette_protein.tsv': formatProteinDetails(loci),
    'InterPro_entry.list': formatInterproEntries(),
    [`AGI2uniprot-${day}.txt`]: formatUniprotOfNames(),
    [`TAIR2UniprotMapping-${day}.txt`]: formatUniprotOfLoci(loci),
  }
}
