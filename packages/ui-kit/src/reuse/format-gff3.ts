import type { Span } from '@rosette/contract-kit/records/record-parts.ts'
import { escapeGff3, gff3Head, gff3Line } from '@rosette/contract-kit/text/gff3-line.ts'

export type Gff3Line = {
  span: Span
  /** A term of the Sequence Ontology. */
  type: string
  phase?: number
  attributes: Readonly<Record<string, string | null>>
}

/** Features in GFF3: positions are 1-based, the end is included. An attribute without a value is left out. */
export function formatGff3(lines: readonly Gff3Line[]): string {
  return [gff3Head, ...lines.map(formatLine)].join('')
}

function formatLine({ span: { chromosome, start, end, orientation }, type, phase, attributes }: Gff3Line): string {
  const strand = orientation === 'F' ? '+' : orientation === 'R' ? '-' : '.'
  const escaped = Object.entries(attributes).map(([name, value]) => [name, value && escapeGff3(value)])
  return gff3Line({ seqid: chromosome, source: 'Rosette', type, start, end, strand, phase, attributes: Object.fromEntries(escaped) })
}

type Feature = { type: string; start: number; end: number }

export type ModelToWrite = { id: string; parent: string | null; type: string; span: Span; features: readonly Feature[] }

/** A transcript with its parts; the phase of a coding part follows from the coding parts before it, in the direction of reading. */
export function modelLines({ id, parent, type, span, features }: ModelToWrite): Gff3Line[] {
  const isReverse = span.orientation === 'R'
  const inOrder = features.toSorted((a, b) => (isReverse ? b.end - a.end : a.start - b.start))
  let coded = 0
  const parts = inOrder.map(({ type: partType, start, end }) => {
    const isCoding = partType === 'CDS'
    const phase = (3 - (coded % 3)) % 3
    if (isCoding) coded += end - start + 1
    return {
      span: { ...span, start, end },
      type: partType,
      ...(isCoding && { phase }),
      // The parts of one coding sequence share its id.
      attributes: { ID: isCoding ? `${id}:CDS` : null, Parent: id },
    }
  })
  return [{ span, type, attributes: { ID: id, Parent: parent, Name: id } }, ...parts]
}

/** Parts of a gene model in the words of the Sequence Ontology. */
export const modelParts = { exon: 'exon', CDS: 'CDS', '5UTR': 'five_prime_UTR', '3UTR': 'three_prime_UTR' } as const

/** Types of gene models in the words of the Sequence Ontology. */
export function transcriptTerm(geneModelType: string): string {
  return transcriptTerms[geneModelType] ?? 'transcript'
}

const transcriptTerms: Readonly<Record<string, string>> = {
  protein_coding: 'mRNA',
  uorf: 'mRNA',
  mirna: 'miRNA',
  mirna_primary_transcript: 'miRNA_primary_transcript',
  pre_trna: 'tRNA',
  ribosomal_rna: 'rRNA',
  small_nuclear_rna: 'snRNA',
  small_nucleolar_rna: 'snoRNA',
  long_noncoding_rna: 'lnc_RNA',
  antisense_long_noncoding_rna: 'lnc_RNA',
  antisense_rna: 'antisense_RNA',
  other_rna: 'ncRNA',
  pseudogene: 'pseudogenic_transcript',
  pseudogenic_trna: 'pseudogenic_tRNA',
}
