import type { Span } from '@rosette/contract-kit/records/record-parts.ts'

export type Gff3Line = {
  span: Span
  /** A term of the Sequence Ontology. */
  type: string
  phase?: number
  attributes: Readonly<Record<string, string | null>>
}

/** Features in GFF3: positions are 1-based, the end is included. An attribute without a value is left out. */
export function formatGff3(lines: readonly Gff3Line[]): string {
  return ['##gff-version 3', ...lines.map(formatLine)].map((line) => `${line}\n`).join('')
}

function formatLine({ span: { chromosome, start, end, orientation }, type, phase, attributes }: Gff3Line): string {
  const strand = orientation === 'F' ? '+' : orientation === 'R' ? '-' : '.'
  const written = Object.entries(attributes).flatMap(([name, value]) => (value === null ? [] : [`${name}=${escapeValue(value)}`]))
  return [chromosome, 'Rosette', type, start, end, '.', strand, phase ?? '.', written.join(';')].join('\t')
}

// GFF3: control characters and the characters with a meaning of their own in column nine.
function escapeValue(text: string): string {
  return text.replaceAll(/[\p{Cc}%;=&,]/gu, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
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
