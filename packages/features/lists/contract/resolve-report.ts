import type { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { writtenCell } from '@rosette/contract-kit/text/table-cell.ts'
import type { ReportRow } from '../../list-contents/contract/record-list.ts'
import type { GivenId } from '../../resolve/contract/parse-lines.ts'
import type { ResolveAnswer, ResolveBucket, ResolvedLine } from '../../resolve/contract/resolve-call.ts'

/** What was decided about a line that means several records, or one that is gone: the names to take, none to leave it out. */
export type Decisions = ReadonlyMap<number, readonly string[]>

/**
 * An id of the report: its place among the ids, counted from 1, and the line of the text that it stands in. A repeated one names the line
 * of the first.
 */
export type NumberedLine = ResolvedLine & { number: number; line: number }

/** The ids of a text with what they mean, in their order. */
export function numberLines(given: readonly GivenId[], { lines }: Pick<ResolveAnswer, 'lines'>): NumberedLine[] {
  const lineOf = (number: number) => given[number - 1]?.line ?? number
  return lines.map((each, index) => {
    const numbered = { ...each, number: index + 1, line: lineOf(index + 1) }
    return numbered.bucket === 'duplicate' ? { ...numbered, ofLine: lineOf(numbered.ofLine) } : numbered
  })
}

/** The lines of each group, in their order. */
export function groupLines(lines: readonly NumberedLine[]): Readonly<Record<ResolveBucket, readonly NumberedLine[]>> {
  const groups: Record<ResolveBucket, NumberedLine[]> = {
    matched: [],
    alias: [],
    converted: [],
    ambiguous: [],
    obsolete: [],
    duplicate: [],
    unknown: [],
  }
  for (const line of lines) groups[line.bucket].push(line)
  return groups
}

/** What a line may be decided to mean; empty if there is nothing to decide. */
export function choicesOf(line: ResolvedLine): readonly RecordRef[] {
  if (line.bucket === 'ambiguous') return line.candidates
  return line.bucket === 'obsolete' ? line.successors : []
}

/** Matched lines and single successors are taken unless decided otherwise; null while a decision is wanted. */
export function takenFrom(line: NumberedLine, decisions: Decisions): readonly string[] | null {
  if ('by' in line) return [line.record.label]
  const decided = decisions.get(line.number)
  if (decided) return decided
  const choices = choicesOf(line)
  if (line.bucket === 'obsolete' && choices.length === 1) return choices.map(({ label }) => label)
  return choices.length > 0 ? null : []
}

/** Where the ids of a report went: each is counted once (LIST-059). */
export type ReportCounts = {
  /** They give at least one record. */
  taken: number
  /** The same as an earlier one. */
  repeated: number
  /** They want a decision. */
  open: number
  /** Decided to give nothing. */
  leftOut: number
  /** They mean nothing here. */
  unmatched: number
}

export type TakenItems = {
  /** Each record once, in the order of the lines. */
  items: readonly string[]
  /** Records that the lines taken name, those named again included. */
  nameCount: number
  counts: ReportCounts
  /** Lines that mean nothing here, or have not been decided: they stay with the list. */
  leftover: readonly string[]
}

/** The items of the list that a report makes. */
export function takeItems(lines: readonly NumberedLine[], decisions: Decisions): TakenItems {
  const items = new Set<string>()
  const counts = { taken: 0, repeated: 0, open: 0, leftOut: 0, unmatched: 0 }
  const leftover: string[] = []
  let nameCount = 0
  for (const line of lines) {
    const taken = takenFrom(line, decisions)
    for (const item of taken ?? []) items.add(item)
    nameCount += taken?.length ?? 0
    const end = endOf(line, taken, decisions)
    counts[end]++
    if (end === 'open' || end === 'unmatched') leftover.push(line.input)
  }
  return { items: [...items], nameCount, counts, leftover }
}

function endOf(line: NumberedLine, taken: readonly string[] | null, decisions: Decisions): keyof ReportCounts {
  if (line.bucket === 'duplicate') return 'repeated'
  if (taken === null) return 'open'
  if (taken.length > 0) return 'taken'
  return decisions.has(line.number) ? 'leftOut' : 'unmatched'
}

/** The words of the groups. */
export const groupWords: Readonly<Record<ResolveBucket, string>> = {
  matched: 'matched',
  alias: 'by another name',
  converted: 'gene models and others',
  ambiguous: 'ambiguous',
  obsolete: 'obsolete',
  duplicate: 'repeated',
  unknown: 'unknown',
}

/** What each id became, to be stored with the list. */
export function reportRows(lines: readonly NumberedLine[], decisions: Decisions): ReportRow[] {
  return lines.map((line) => ({
    line: line.line,
    input: line.input.slice(0, 200),
    group: line.bucket,
    taken: [...(takenFrom(line, decisions) ?? [])].slice(0, 200),
    note: noteOf(line).slice(0, 2000),
  }))
}

/** The report as a file: one row for each id that was given. */
export function formatReport(rows: readonly ReportRow[]): string {
  const cells = rows.map(({ line, input, group, taken, note }) =>
    [line, writtenCell(input), groupWords[group], taken.join(', '), note].join('\t'),
  )
  return `${['line', 'input', 'group', 'taken', 'note'].join('\t')}\n${cells.join('\n')}\n`
}

function noteOf(line: ResolvedLine): string {
  if (line.bucket === 'duplicate') return `same as line ${line.ofLine}`
  const choices = choicesOf(line)
  if (choices.length === 0) return ''
  const names = choices.map(({ label }) => label).join(', ')
  return line.bucket === 'ambiguous' ? `may be ${names}` : `succeeded by ${names}`
}
