import { locusOfName } from '@rosette/contract-kit/vocabulary/agi-name.ts'
import type { SequenceAlphabet } from './blast-programs.ts'

export const queryFormats = ['raw', 'FASTA', 'GCG', 'RSF'] as const
export type QueryFormat = (typeof queryFormats)[number]

export type Query = { name: string; sequence: string }

export type ParsedQueries = { format: QueryFormat; queries: Query[] }

/**
 * Reads one or more sequences in any of the four formats (BLAST-009); what a sequence may hold is checked by `queryError`. Nothing is read
 * after one more than `most`: it is refused anyway, and a text may have 100,000 headers.
 */
export function parseQueries(given: string, most = Number.POSITIVE_INFINITY): ParsedQueries {
  const text = withoutFurther(given, most)
  const lines = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n')
  const first = lines.find((line) => line.trim() !== '')?.trimStart() ?? ''
  const format = formatOf(first, lines)
  const found = readers[format](lines, most)
  const names = new Map<string, number>()
  return { format, queries: found.map(({ name, sequence }, index) => ({ name: uniqueName(name, index, names), sequence })) }
}

/** A FASTA text up to the headers of one more than `most`: splitting the rest into lines would be for nothing. */
function withoutFurther(text: string, most: number): string {
  if (most === Number.POSITIVE_INFINITY || !text.trimStart().startsWith('>')) return text
  const header = /^[ \t]*>/gm
  for (let count = 0; ; count++) {
    const found = header.exec(text)
    if (found === null) return text
    if (count > most) return text.slice(0, found.index)
  }
}

/** The loci and gene models that a text names, if it holds nothing else: their letters would be read as a sequence (BLAST-048). */
export function identifiersIn(text: string): string[] {
  const names: string[] = []
  // One by one: most texts are sequences, whose first word says so.
  for (const [word] of text.matchAll(/[^\s,;]+/g)) {
    if (locusOfName(word) === null) return []
    names.push(word.toUpperCase())
  }
  return names
}

/** Names hold what every format can, and no two are the same: results are distinguished by them. */
function uniqueName(name: string, index: number, taken: Map<string, number>): string {
  const plain = name.replace(/[^\w.:-]+/g, '_').slice(0, longestName)
  // A program would take a leading dash for an option, and BLAST+ a bare number for an identifier.
  const wanted = /^[A-Za-z_]/.test(plain) ? plain : `Query_${index + 1}`
  let unique = wanted
  for (let number = taken.get(wanted) ?? 1; taken.has(unique); ) {
    number += 1
    taken.set(wanted, number)
    unique = `${wanted}_${number}`
  }
  taken.set(unique, 1)
  return unique
}

const longestName = 60

function formatOf(first: string, lines: readonly string[]): QueryFormat {
  if (first.startsWith('>')) return 'FASTA'
  if (/^!!RICH_SEQUENCE/i.test(first)) return 'RSF'
  return lines.some(isGcgDivider) ? 'GCG' : 'raw'
}

type Reader = (lines: readonly string[], most: number) => Query[]

const readers: Readonly<Record<QueryFormat, Reader>> = { raw: readRaw, FASTA: readFasta, GCG: readGcg, RSF: readRsf }

function readRaw(lines: readonly string[]): Query[] {
  const sequence = joinResidues(lines)
  return sequence === '' ? [] : [{ name: 'Query_1', sequence }]
}

function readFasta(lines: readonly string[], most: number): Query[] {
  const found: { name: string; lines: string[] }[] = []
  for (const line of lines) {
    if (found.length > most) break
    if (line.trimStart().startsWith('>')) found.push({ name: firstWord(line.trimStart().slice(1)), lines: [] })
    else found.at(-1)?.lines.push(line)
  }
  return found.map(({ name, lines }) => ({ name, sequence: joinResidues(lines) }))
}

/** The line that ends a GCG header: `ag.seq  Length: 252  Type: P  Check: 1234  ..`. */
function isGcgDivider(line: string): boolean {
  return line.trimEnd().endsWith('..') && /\b(Length|Check):/i.test(line.slice(0, 1000))
}

function readGcg(lines: readonly string[]): Query[] {
  const divider = lines.findIndex(isGcgDivider)
  const sequence = joinResidues(lines.slice(divider + 1))
  const name = firstWord(lines[divider] ?? '')
  return sequence === '' ? [] : [{ name: /^(Length|Check|Type):/i.test(name) ? 'Query_1' : name, sequence }]
}

/** Records in braces, one field in a line; the sequence is last. */
function readRsf(lines: readonly string[], most: number): Query[] {
  const queries: Query[] = []
  let name = ''
  let residues: string[] | null = null
  for (const line of lines) {
    if (queries.length > most) break
    const word = firstWord(line)
    if (word === '{') {
      name = ''
      residues = null
    } else if (word === '}') {
      queries.push({ name, sequence: joinResidues(residues ?? []) })
      residues = null
    } else if (residues) residues.push(line)
    else if (word.toLowerCase() === 'name') name = firstWord(line.trimStart().slice(4))
    else if (word.toLowerCase() === 'sequence') residues = []
  }
  return queries
}

function firstWord(text: string): string {
  return text.trim().split(/\s/, 1)[0] ?? ''
}

/** Position numbers, spaces and gaps are not part of a sequence. */
function joinResidues(lines: readonly string[]): string {
  return lines
    .join('')
    .replace(/[\s\d.~-]+/g, '')
    .toUpperCase()
}

/** One FASTA file of all queries, in lines of 60. */
export function formatQueries(queries: readonly Query[]): string {
  return queries.map(({ name, sequence }) => `>${name}\n${sequence.replace(/.{60}(?!$)/g, '$&\n')}\n`).join('')
}

/** What a sequence is most likely made of. A short one, or one of both alphabets, counts as what is wanted. */
export function looksLike(sequence: string, wanted: SequenceAlphabet): SequenceAlphabet {
  const bases = sequence.replace(/[^ACGTUN]/g, '').length
  if (wanted === 'protein') return sequence.length >= surelyLong && bases / sequence.length > 0.95 ? 'dna' : 'protein'
  return /[EFILPQZXJO*]/.test(sequence) ? 'protein' : 'dna'
}

/** A protein of so many residues that are all A, C, G, T or N is not to be expected. */
const surelyLong = 20
