import { polymorphismMutagens } from '@rosette/contract-kit/vocabulary/mutagens.ts'
import type { DemoLocus } from '../genome/demo-locus.ts'
import { demoLine } from './format-germplasms.ts'

const columns =
  'name tair_object_id polymorphism_type insertion_type chromosome start_position end_position construct_type mutagen mutation_site inheritance allele_mode description aliases loci germplasms reference_ids flank1 flank2 insertion_flanking_sequence genbank_accession'.split(
    ' ',
  )

type Line = Readonly<Record<string, string | number>>

const ems = 'ethylmethane sulfonate'

/** Alleles of famous genes, as their discoverers described them. */
const famous: readonly Line[] = [
  {
    name: 'ag-1',
    polymorphism_type: 'substitution',
    chromosome: 'Chr4',
    mutagen: ems,
    mutation_site: 'gene',
    inheritance: 'recessive',
    allele_mode: 'loss of function',
    description: 'Changes the acceptor site of an intron, so that no working protein is made.',
    loci: 'AT4G18960',
    germplasms: 'CS25',
    reference_ids: '5621; 5700',
  },
  {
    name: 'abi1-1',
    polymorphism_type: 'substitution',
    chromosome: 'Chr4',
    mutagen: ems,
    mutation_site: 'gene',
    inheritance: 'dominant',
    description: 'Glycine 180 of the phosphatase is replaced by aspartic acid.',
    loci: 'AT4G26080',
    germplasms: 'CS22',
    reference_ids: '4845; 4843',
  },
  {
    name: 'etr1-1',
    polymorphism_type: 'substitution',
    chromosome: 'Chr1',
    mutagen: ems,
    mutation_site: 'gene',
    inheritance: 'dominant',
    allele_mode: 'gain of function',
    description: 'Cysteine 65 of the receptor, which binds ethylene, is replaced by tyrosine.',
    loci: 'AT1G66340',
    germplasms: 'CS237',
    reference_ids: '5066',
  },
  {
    name: 'flc-3',
    polymorphism_type: 'deletion',
    chromosome: 'Chr5',
    mutagen: 'fast neutrons',
    mutation_site: 'gene',
    inheritance: 'recessive',
    allele_mode: 'loss of function',
    description: 'The start codon is deleted.',
    loci: 'AT5G10140',
    germplasms: 'flc-3',
    reference_ids: '1512',
  },
]

const types = ['compound', 'deletion', 'digest_pattern', 'INDEL', 'insertion', 'PCR_product_length', 'SNP', 'substitution', 'visible']
const modes = ['antimorphic', 'gain of function', 'haplo-insufficient', 'hypermorphic', 'hypomorphic', 'loss of function', 'unknown']
const inheritances = ['dominant', 'incompletely dominant', 'recessive']
const insertions = ['short', 'T-DNA', 'transposant']
const constructs = [
  'antisense',
  'activation_tag',
  'cre-lox_recombination',
  'enhancer_trap',
  'gene_trap',
  'over-expression',
  'protein_fusion',
  'promoter_reporter',
  'promoter_trap',
  'RNAi',
  'simple_insert',
]
/** One for each mutagen, insertions after all types have been there. */
const madeUpTypes = polymorphismMutagens.map((_, index) => types[index] ?? 'insertion')
const sites = ['gene', 'genic_region', 'intergenic_region']

/** Longer than many a range that one asks for, and named with a Greek letter. */
const longDeletion: Line = {
  name: 'demo-Δ1',
  polymorphism_type: 'deletion',
  chromosome: 'Chr2',
  start_position: 5000,
  end_position: 9000,
  description: 'Demonstration of a deletion that is longer than a gene, made up',
  aliases: 'DEMO-DELTA-1',
}

/** Lies within a gene of the demo release, so that a picture of the gene shows it. */
const shortDeletion: Line = {
  name: 'demo-del2',
  polymorphism_type: 'deletion',
  chromosome: 'Chr1',
  start_position: 4500,
  end_position: 4620,
  description: 'Demonstration of a deletion within an exon, made up',
  loci: 'AT1G01010',
}

/**
 * Famous alleles; a made-up polymorphism for each type, and more, in which every value of the other lists occurs too; a long and a short
 * one; and one known by name only.
 */
export function formatPolymorphisms(): string[] {
  const lines = [...famous, ...madeUpTypes.map(madeUp), longDeletion, shortDeletion, { name: 'DEMO-bare-1' }]
  return [columns.join('\t'), ...lines.map((line: Line) => columns.map((column) => line[column] ?? '').join('\t'))]
}

function madeUp(type: string, index: number): Line {
  return {
    name: index < types.length + 2 ? `demo-${index + 1}` : `demo-insertion-${index + 1}`,
    tair_object_id: 900_100_001 + index,
    polymorphism_type: type,
    insertion_type: insertions[index % insertions.length] ?? '',
    chromosome: 'Chr1',
    start_position: 1000 * (index + 1),
    end_position: 1000 * (index + 1) + index,
    construct_type: constructs[index] ?? '',
    mutagen: polymorphismMutagens[index] ?? 'unknown',
    mutation_site: sites[index % sites.length] ?? '',
    inheritance: inheritances[index % inheritances.length] ?? '',
    allele_mode: modes[index % modes.length] ?? '',
    description: `Demonstration of a polymorphism of the type ${type.replaceAll('_', ' ')}, made up`,
    aliases: `DEMO-ALIAS-${index + 1}; DEMO-ALIAS-${index + 1}B`,
    loci: 'AT1G90010',
    germplasms: index === 1 ? 'DEMO_1003_1' : demoLine(index),
    flank1: 'ACGTTGCAAC'.repeat(index + 1),
    flank2: 'TTGACCATGA'.repeat(index + 1),
    insertion_flanking_sequence: index % 2 === 0 ? 'GATTACAGAT'.repeat(6) : '',
    genbank_accession: `DEMO00000${index + 1}`,
  }
}

/** Flanks of the real collections at two famous genes, one for each made-up line, and one between genes. */
export function formatInsertionFlanks(loci: readonly DemoLocus[]): string[] {
  const known = [
    'SALKseq_128571.0\tAT1G01010.1\tIntron\tchr1\t4304-4304 vs 4276,4486',
    'SALKseq_043741.2\tAT4G18960.1\tIntron\tchr4\t10385822-10385822 vs 10384146,10387146',
    'GABIseq_292H01.1\tAT4G18960.1\tIntron\tchr4\t10387909-10387909 vs 10387832,10387963',
    'SALKseq_132145.101\tAT4G18960.1\tUTR3\tchr4\t10388378-10388378 vs 10388273-10388539',
    'SALKseq_132145.1\tAT4G18960.1\tUTR3\tchr4\t10388387-10388387 vs 10388273-10388539',
    'SALKseq_054676.1\t-\t-\tchr1\t1060-1060 ',
  ]
  return [...known, ...loci.flatMap(flanksOfLines)]
}

/** The made-up germplasms of a locus are insertion lines. */
function flanksOfLines({ name, chromosome, start, end, models, germplasms }: DemoLocus): string[] {
  const lines = models.length > 0 ? germplasms.filter((germplasm) => germplasm.name.startsWith('DEMO_')) : []
  return lines.map((line, index) => {
    const position = Math.min(start + index * 20, end)
    const flank = line.name.replace('DEMO_', 'DEMOseq_')
    return `${flank}.0\t${name}.1\tCDS\t${chromosome.toLowerCase()}\t${position}-${position} vs ${start}-${end}`
  })
}

/** Genotyped lines of the Salk collection, as published; FT has none. */
export function formatInsertionLineChecks(): string[] {
  return [
    'Target Gene\tT-DNA line\tHit region\tIn pipeline\tBarcode\tGel status\tGenotyping\tPlanting status\tPCR \tHM\tABRC\tDate',
    'At1g01010\tSALK_074723\tIntron\t1\t2020G10\t8\t0022232200000000\t0011101100000000\tPCRed\tHMc\tSentToABRC\t2008-04-28',
    'At1g01010\tSAIL_228_B11\tIntron\t1\t3012D5\t8\t3334333400000000\t0000000000000000\tPCRed\tHZ\tNotSent\t',
    'At4g18960\tSALK_014999\tIntron\t1\t1022F9\t8\t4444444400000000\t0000000000000000\tPCRed\tWT\tNotSent\t',
    // Lines of the crowded locus, made up.
    'At1g90030\tDEMO_1003_1\tExon\t1\tDEMO1\t8\t0022232200000000\t0011101100000000\tPCRed\tHMc\tSentToABRC\t2008-04-28',
    "At3g90030\tDEMO_1003_3\tR500-5'\t1\tDEMO2\t8\t0022232200000000\t0011101100000000\tPCRed\tHMc\tSentToABRC\t2008-04-28",
    'At1g90030\tDEMO_1003_2\tExon\t1\tDEMO2\t8\t0022232200000000\t0011101100000000\tPCRed\tHZ\tNotSent\t',
    // Its flank lies in the coding sequence: the sources differ.
    'At1g90030\tDEMO_1003_4\tIntron\t1\tDEMO3\t8\t4444444400000000\t0000000000000000\tPCRed\tWT\tNotSent\t',
    `At1g65480\tNA${'\t'.repeat(10)}`,
  ]
}
