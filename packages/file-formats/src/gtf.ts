import { accept, type Parsed, parseInterval, refuse } from './parsed.ts'

/** One line of a GTF 2.2 file: positions are 1-based, the end is included. A dot in the file is null here. */
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

/** Reads one feature line. The caller must skip blank lines and comments (`isGtfComment`). */
export function parseGtfLine(line: string): Parsed<GtfFeature> {
  const columns = line.split('\t')
  const [seqid, source, feature, start, end, score, strand, frame, attributes] = columns
  // If the last column is present, all are.
  if (columns.length !== 9 || seqid === undefined || source === undefined || feature === undefined || attributes === undefined)
    return refuse(`${columns.length} columns instead of 9`)
  const interval = parseInterval(start ?? '', end ?? '', 1)
  if (!interval.ok) return interval
  if (strand !== '+' && strand !== '-' && strand !== '.') return refuse(`strand ${JSON.stringify(strand)} is none of + - .`)
  const phase = parseFrame(frame ?? '')
  if (phase === undefined) return refuse(`frame ${JSON.stringify(frame)} is none of 0 1 2 .`)
  const parsedScore = score === '.' ? null : Number(score)
  if (Number.isNaN(parsedScore) || score === '') return refuse(`score ${JSON.stringify(score)} is not a number`)
  return accept({
    seqid,
    source: source === '.' ? null : source,
    feature,
    start: interval.value.start,
    end: interval.value.end,
    score: parsedScore,
    strand: strand === '.' ? null : strand,
    frame: phase,
    attributes: parseGtfAttributes(attributes),
  })
}

export function isGtfComment(line: string): boolean {
  return line.startsWith('#') || line.trim() === ''
}

/** `key "value"; key value;` The first value of a repeated key is kept. Parsed character by character: a release has a million such lines. */
export function parseGtfAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  let at = 0
  while (at < text.length) {
    const start = skip(text, at, isBetween)
    const keyEnd = skip(text, start, isWord)
    const valueStart = skip(text, keyEnd, isBlank)
    const isQuoted = text[valueStart] === '"'
    const closing = isQuoted ? text.indexOf('"', valueStart + 1) : skip(text, valueStart, isWord)
    const end = closing === -1 ? text.length : closing
    const key = text.slice(start, keyEnd)
    if (key !== '' && valueStart > keyEnd && end > valueStart && !Object.hasOwn(attributes, key)) {
      attributes[key] = text.slice(isQuoted ? valueStart + 1 : valueStart, end)
    }
    at = Math.max(at + 1, isQuoted ? end + 1 : end)
  }
  return attributes
}

/** The first index from `from` on whose character is not one of these. */
function skip(text: string, from: number, isOne: (code: number) => boolean): number {
  let at = from
  while (at < text.length && isOne(text.charCodeAt(at))) at++
  return at
}

const isBlank = (code: number) => code === 0x20 || code === 0x09
const isBetween = (code: number) => isBlank(code) || code === 0x3b
const isWord = (code: number) => !isBetween(code) && code !== 0x22

function parseFrame(text: string): 0 | 1 | 2 | null | undefined {
  if (text === '.') return null
  return ([0, 1, 2] as const).find((frame) => String(frame) === text)
}
