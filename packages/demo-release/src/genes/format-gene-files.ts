import type { DemoLocus } from '../genome/demo-locus.ts'
import {
  formatInterproEntries,
  formatProteinDetails,
  formatProteins,
  formatReviewedEntries,
  formatSignatures,
  formatUniprotOfLoci,
  formatUniprotOfNames,
} from './format-proteins.ts'
import { formatUniprotEntries } from './format-uniprot.ts'

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
    [`UniProt_SwissProt_Arabidopsis_${day}.tsv`]: formatReviewedEntries(),
    ...formatUniprotEntries(),
    [`AGI2uniprot-${day}.txt`]: formatUniprotOfNames(),
    [`TAIR2UniprotMapping-${day}.txt`]: formatUniprotOfLoci(loci),
  }
}

/** TAIR's numbers, RefSeq transcripts and TAIR10's confidence of gene models of well-known genes. */
const famous: readonly { model: string; tairObjectId: number; refseq?: string; class?: number }[] = [
  { model: 'AT1G01010.1', tairObjectId: 2200934, refseq: 'NM_099983.2', class: 2 },
  { model: 'AT1G65480.1', tairObjectId: 2034167, refseq: 'NM_105222.2', class: 2 },
  { model: 'AT2G17950.1', tairObjectId: 3437001, refseq: 'NM_127349.3' },
  { model: 'AT2G18790.1', tairObjectId: 2054043 },
  { model: 'AT4G08920.1', tairObjectId: 2138727 },
  { model: 'AT4G18960.1', tairObjectId: 2117143, refseq: 'NM_118013.2', class: 2 },
  { model: 'AT4G18960.2', tairObjectId: 6530297447, refseq: 'NM_001203837.1', class: 6 },
  { model: 'AT5G10140.1', tairObjectId: 2184117, refseq: 'NM_121052.2', class: 1 },
  { model: 'AT5G10140.2', tairObjectId: 4010713098, refseq: 'NM_001085094.2', class: 2 },
  { model: 'AT5G61850.1', tairObjectId: 2159207, refseq: 'NM_125579.1' },
  // A model of TAIR10 that Araport11 has dropped.
  { model: 'AT1G01073.1', tairObjectId: 5019473854 },
]

function formatGeneAccessions(): string[] {
  return famous.map(({ model, tairObjectId }) => `${model}\t${tairObjectId}`)
}

function formatRefseq(): string[] {
  return famous.flatMap(({ model, refseq }) => (refseq ? [`${model}\t${refseq}`] : []))
}

/** All ten classes occur: those of well-known genes as published, those of made-up ones in turn. */
function formatConfidenceClasses(loci: readonly DemoLocus[]): string[] {
  return classesOf(loci).map(([model, confidenceClass]) => `${model}\t${confidenceClass}`)
}

function formatConfidenceRatings(loci: readonly DemoLocus[]): string[] {
  return classesOf(loci).map(([model, confidenceClass]) => `${model}\t${'*'.repeat(starsOf(confidenceClass))}`)
}

/** A made-up gene model for each thing that a name can be. */
function formatGeneDetails(): string[] {
  const types = ['full_name', 'gene_product', 'orf', 'symbol']
  const rows = types.map((type, index) => `AT1G900${index + 1}0.1\t${type}\t2024-02-${10 + index}`)
  return ['gene_model_name\tname_type\tdate_last_modified', ...rows]
}

function classesOf(loci: readonly DemoLocus[]): [model: string, confidenceClass: number][] {
  const published = famous.flatMap((gene): [string, number][] => (gene.class ? [[gene.model, gene.class]] : []))
  const madeUp = loci.filter(({ tairObjectId, models }) => tairObjectId === null && models.length > 0)
  return [...published, ...madeUp.map(({ name }, index): [string, number] => [`${name}.1`, (index % 10) + 1])]
}

/** As TAIR10 maps them: five stars for class 1, none for class 10. */
function starsOf(confidenceClass: number): number {
  return { 1: 5, 2: 4, 3: 4, 4: 3, 5: 3, 6: 2, 7: 2, 8: 1, 9: 1 }[confidenceClass] ?? 0
}
