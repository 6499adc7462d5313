import { formatAliases, formatBed, formatDescriptions } from '../format-tables.ts'
import { formatGtf } from '../genome/format-gtf.ts'
import { firstScaledReference, madeUpSentence, mixedNumber, scaledTerm, skewedShare } from './made-up-values.ts'
import type { ScalePlan } from './scale-plan.ts'
import type { ScaledLocus } from './scaled-loci.ts'

/** The lines that one locus adds to a file of the release. */
export type LocusLines = (scaled: ScaledLocus, plan: ScalePlan) => readonly string[]

export const gtfLines: LocusLines = ({ locus }) => formatGtf(locus)
export const bedLines: LocusLines = ({ locus }) => formatBed([locus])
export const aliasLines: LocusLines = ({ locus }) => formatAliases([locus], []).slice(1)
export const descriptionLines: LocusLines = ({ locus }) => formatDescriptions([locus], []).slice(1)

const residues = Array.from({ length: 4096 }, (_, index) => 'ACDEFGHIKLMNPQRSTVWY'.charAt(mixedNumber(index, 20, 20))).join('')

/** Proteins are cut out of one long made-up chain: to translate a genome of this size would take longer than to load it. */
export const proteinLines: LocusLines = ({ index, locus }) =>
  locus.models.flatMap((_, number) => {
    const start = mixedNumber(index * 4 + number, 21, 3600)
    return [`>${locus.name}.${number + 1} | | demonstration`, `M${residues.slice(start, start + 100 + mixedNumber(index, 22, 396))}`]
  })

export const flankLines: LocusLines = ({ rank, locus }, { polymorphisms, loci }) => {
  const { name, start, end, chromosome } = locus
  return owned(polymorphisms, loci, rank, (number) => {
    const at = start + mixedNumber(number, 23, end - start)
    return `DEMOseq_S${padded(number)}.0\t${name}.1\tIntron\t${chromosome.toLowerCase()}\t${at}-${at} vs ${start}-${end}`
  })
}

/** Named like the line of the flank with the same number, which it so carries. */
export const phenotypeLines: LocusLines = ({ rank, locus }, { germplasms, loci }) =>
  owned(germplasms, loci, rank, (number) => `${locus.name}\tDEMO_S${padded(number)}\t${madeUpSentence(number, 5)}.\t`)

export const publishedLines: LocusLines = ({ rank, locus }, { citations, loci, publications }) =>
  owned(citations, loci, rank, (number) => {
    const publication = mixedNumber(number, 24, publications)
    return `"${locus.name}"\t${firstScaledReference + publication}\t"0"\t${1990 + (publication % 35)}`
  })

const evidence = ['IEA', 'IDA', 'IMP', 'ISS', 'IEP', 'HDA'] as const

/** Terms are as unequal as loci: the square leads to the first of them most of the time. */
export const annotationLines: LocusLines = ({ rank, locus }, { annotations, loci, keywords }) =>
  owned(annotations, loci, rank, (number) => {
    const part = mixedNumber(number, 25, 1_000_000) / 1_000_000
    const term = Math.floor(keywords * part * part)
    const { id, name, aspect, relationship } = scaledTerm(term)
    const code = evidence[mixedNumber(number, 26, evidence.length)]
    return [locus.name, '', locus.name, relationship, name, id, '', aspect, '', code, '', '', '', '', '2020-01-01'].join('\t')
  })

function owned(total: number, owners: number, rank: number, format: (number: number) => string): string[] {
  const { first, end } = skewedShare(total, owners, rank)
  return Array.from({ length: end - first }, (_, number) => format(first + number))
}

function padded(number: number): string {
  return String(number).padStart(8, '0')
}
