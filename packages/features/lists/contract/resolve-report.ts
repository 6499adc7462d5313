import type { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { writtenCell } from '@rosette/contract-kit/text/table-cell.ts'
import type { ResolveAnswer, ResolveBucket, ResolvedLine } from '../../resolve/contract/resolve-call.ts'

/** What was decided about a line that means several records, or one that is gone: the names to take, none to leave it out. */
export type Decisions = ReadonlyMap<number, readonly string[]>

/** A line with its number, counted from 1. */
export type NumberedLine = ResolvedLine & { number: number }

/** The lines of each group, in their order. */
export function groupLines({ lines }: Pick<ResolveAnswer, 'lines'>): Readonly<Record<ResolveBucket, readonly NumberedLine[]>> {
  const groups: Record<ResolveBucket, NumberedLine[]> = {
    matched: [],
    alias: [],
    converted: [],
    ambiguous: [],
    obsolete: [],
    duplicate: [],
    unknown: [],
  }
  for (const [index, line] of lines.entries()) groups[line.bucket].push({ ...line, number: index + 1 })
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

export type TakenItems = {
  /** Each record once, in the order of the lines. */
  items: readonly string[]
  /** How many lines of each group give a record. */
  lineCounts: Readonly<Record<ResolveBucket, number>>
  /** Records that these lines name, those named again included. */
  nameCount: number
  /** Lines that want a decision. */
  openCount: number
  /** Lines that mean nothing here, or have not been decided: they stay with the list. */
  leftover: readonly string[]
}

/** The items of the list that a report makes. */
export function takeItems(answer: Pick<ResolveAnswer, 'lines'>, decisions: Decisions): TakenItems {
  const items = new Set<string>()
  const lineCounts = { matched: 0, alias: 0, converted: 0, ambiguous: 0, obsolete: 0, duplicate: 0, unknown: 0 }
  const leftover: string[] = []
  let openCount = 0
  let nameCount = 0
  for (const [index, line] of answer.lines.entries()) {
    const taken = takenFrom({ ...line, number: index + 1 }, decisions)
    for (const item of taken ?? []) items.add(item)
    nameCount += taken?.length ?? 0
    if (taken === null) openCount++
    if (taken && taken.length > 0) lineCounts[line.bucket]++
    else if (line.bucket !== 'duplicate' && !decisions.has(index + 1)) leftover.push(line.input)
  }
  return { items: [...items], lineCounts, nameCount, openCount, leftover }
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

/** The report as a file: one row for each line that was given. */
export function formatReport(answer: Pick<ResolveAnswer, 'lines'>, decisions: Decisions): string {
  const rows = answer.lines.map((line, index) => {
    const taken = takenFrom({ ...line, number: index + 1 }, decisions)
    return [index + 1, writtenCell(line.input), groupWords[line.bucket], (taken ?? []).join(', '), noteOf(line)].join('\t')
  })
  return `${['line', 'input', 'group', 'taken', 'note'].join('\t')}\n${rows.join('\n')}\n`
}

function noteOf(line: ResolvedLine): string {
  if (line.bucket === 'duplicate') return `same as line ${line.ofLine}`
  const choices = choicesOf(line)
  if (choices.length === 0) return ''
  const names = choices.map(({ label }) => label).join(', ')
  return line.bucket === 'ambiguous' ? `may be ${names}` : `succeeded by ${names}`
}
