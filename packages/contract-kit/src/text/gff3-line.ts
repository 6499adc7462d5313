export type Gff3Columns = {
  seqid: string
  source: string
  /** A term of the Sequence Ontology. */
  type: string
  /** Counted from 1, the end included. */
  start: number
  end: number
  score?: number | string
  strand: '+' | '-' | '.'
  phase?: number | null
  /** In this order; one without a value is left out. The values are escaped already. */
  attributes: Readonly<Record<string, string | number | null | undefined>>
}

export const gff3Head = '##gff-version 3\n'

/** A feature in GFF3, with its line end. */
export function gff3Line({ seqid, source, type, start, end, score = '.', strand, phase, attributes }: Gff3Columns): string {
  const written = Object.entries(attributes).flatMap(([name, value]) => (value === null || value === undefined ? [] : [`${name}=${value}`]))
  return `${[seqid, source, type, start, end, score, strand, phase ?? '.', written.join(';')].join('\t')}\n`
}

/** Control characters, and those with a meaning in the last column of GFF3. */
export function escapeGff3(text: string): string {
  return text.replaceAll(/[\p{Cc}%;=&,]/gu, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
}
