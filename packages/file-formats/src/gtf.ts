import { parseInterval } from './interval.ts'
import { accept, type Parsed, refuse } from './parsed.ts'

/** One line of a GTF 2.2 file: positions count from 1, the end is included. A dot in the file is null here. */
export type GtfFeature = {
  seqid: string
  source: string | null
  feature: string
  start: number
  end: number
  score: number | null
  strand: '+' | '-' | null
  frame: 0 | 1 | 2 | null
  attributes: Readonly<Record<string, string>>
}

/** Reads one feature line. Blank lines and comments are the caller's to skip (`isGtfComment`). */
export function parseGtfLine(line: string): Parsed<GtfFeature> {
  const columns = line.split('\t')
  const [seqid, source, feature, start, end, score, strand, frame, attributes] = columns
  // The last column being there means that all are.
  if (columns.length !== 9 || seqid === undefined || source === undefined || feature === undefined || attributes === undefined)
    return refuse(`${columns.length} columns instead of 9`)
  const interval = parseInterval(start ?? '', end ?? '', 1)
  if (!interval.ok) return interval
  if (strand !== '+' && strand !== '-' && strand !== '.') return refuse(`strand ${JSON.stringify(strand)} is none of + - .`)
  const phase = parseFrame(frame ?? '')
  if (phase === undefined) return refuse(`frame ${JSON.stringify(frame)} is none of 0 1 2 .`)
  const parsedScore = score === '.' ? null : Number(score)
  if (Number.isNaN(parsedScore) || score === '') return refuse(`score ${JSON.stringify(score)} is no number`)
  return accept({
    seqid,
    source: source === '.' ? null : source,
    feature,
    ...interval.value,
    score: parsedScore,
    strand: strand === '.' ? null : strand,
    frame: phase,
    attributes: parseGtfAttributes(attributes),
  })
}

export function isGtfComment(line: string): boolean {
  return line.startsWith('#') || line.trim() === ''
}

/** `key "value"; key value;` The first value of a repeated key is kept. */
export function parseGtfAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [, key, quoted, bare] of text.matchAll(/([^\s;"]+)\s+(?:"([^"]*)"|([^\s;"]+))/g)) {
    if (key !== undefined && !Object.hasOwn(attributes, key)) attributes[key] = quoted ?? bare ?? ''
  }
  return attributes
}

function parseFrame(text: string): 0 | 1 | 2 | null | undefined {
  if (text === '.') return null
  return ([0, 1, 2] as const).find((frame) => String(frame) === text)
}
