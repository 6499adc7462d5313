import { useDebouncedValue } from '@mantine/hooks'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { ListKind } from '../../../list-contents/contract/list-kinds.ts'
import { type GivenId, parseLines, wordsOfId } from '../../../resolve/contract/parse-lines.ts'
import { maxIdentifiers, ResolveAnswer } from '../../../resolve/contract/resolve-call.ts'
import { guessColumn, type IdColumn, type IdTable, readTable, sampleSize, textOfColumn } from '../../contract/id-table.ts'
import { type NumberedLine, numberLines } from '../../contract/resolve-report.ts'

/** Typing a name takes longer than this between two letters only when it is complete. */
const pauseMs = 500
const timeoutMs = 60_000

/** The table that was given, and what is read of it. */
export type ReadColumn = { table: IdTable; column: IdColumn; hasHeadings: boolean; onColumn(column: IdColumn): void }

export type Report = {
  /** How many ids are looked up, and in how many lines they stand. */
  count: number
  lineCount: number
  /** Null if a plain list was given, or it is not known yet which column to read. */
  read: ReadColumn | null
  /** Undefined while the lines are looked up. */
  lines: readonly NumberedLine[] | undefined
  error: Error | null
  isTooLong: boolean
  onRetry(): void
}

// Long lists are not kept once the page is left.
const once = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: false } as const

/** What the lines of a text mean, looked up again when the text stands still. */
export function useReport(kind: ListKind, text: string): Report {
  const [standing] = useDebouncedValue(text, pauseMs)
  const { read, isGuessing, ...guess } = useReadColumn(kind, standing)
  const { table, column, hasHeadings } = read ?? {}
  const given = useMemo(() => {
    const isRead = table !== undefined && column !== undefined
    return parseLines(isRead ? textOfColumn(table, column, hasHeadings ?? false) : standing)
  }, [standing, table, column, hasHeadings])
  const isTooLong = given.length > maxIdentifiers
  const { data, error, refetch } = useQuery({
    queryKey: ['list-report', kind, given],
    queryFn: ({ signal }) => resolveGiven(kind, given, signal),
    enabled: given.length > 0 && !isTooLong && !isGuessing,
    ...once,
  })
  return {
    count: data?.length ?? given.length,
    lineCount: new Set(given.map(({ line }) => line)).size,
    read,
    lines: standing === text && !isGuessing ? data : undefined,
    error: guess.error ?? error,
    isTooLong,
    onRetry: () => void (guess.error ? guess.refetch() : refetch()),
  }
}

function useReadColumn(kind: ListKind, text: string) {
  const table = useMemo(() => readTable(text), [text])
  const [chosen, setChosen] = useState<IdColumn | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['list-table', kind, text],
    queryFn: ({ signal }) => (table ? guess(kind, table, signal) : null),
    enabled: table !== null,
    ...once,
  })
  const isInTable = chosen === 'all' || (chosen !== null && table !== null && chosen < table.columnCount)
  const column = isInTable ? chosen : data?.column
  const read = table && data && column !== undefined ? { table, column, hasHeadings: data.hasHeadings, onColumn: setChosen } : null
  return { read, isGuessing: table !== null && !data, error, refetch }
}

/** The column of which most is known in this release. */
async function guess(kind: ListKind, table: IdTable, signal: AbortSignal) {
  const sample = table.rows.slice(0, sampleSize).map(({ cells }) => cells)
  const known = await findKnown(kind, sample.flat(), signal)
  return guessColumn(
    sample.map((cells) => cells.map((cell) => known.has(cell))),
    table,
  )
}

function resolve(kind: ListKind, ids: readonly string[], signal: AbortSignal): Promise<ResolveAnswer> {
  return fetchJson(ResolveAnswer, { path: 'resolve', body: { ids, kind }, signal, timeoutMs })
}

/** Those of some ids that mean something in this release. */
async function findKnown(kind: ListKind, ids: readonly string[], signal: AbortSignal): Promise<ReadonlySet<string>> {
  const unique = [...new Set(ids)].filter((id) => id.trim() !== '')
  if (unique.length === 0) return new Set()
  const { lines } = await resolve(kind, unique, signal)
  const isKnown = lines.map(({ bucket }) => bucket !== 'unknown')
  // The same id in another case.
  for (const [at, line] of lines.entries()) if (line.bucket === 'duplicate') isKnown[at] = isKnown[line.ofLine - 1] ?? false
  return new Set(lines.flatMap(({ input }, at) => (isKnown[at] ? [input] : [])))
}

/** What each id of a text means. */
async function resolveGiven(kind: ListKind, given: readonly GivenId[], signal: AbortSignal): Promise<NumberedLine[]> {
  const ids = await splitWords(kind, given, signal)
  return numberLines(
    ids,
    await resolve(
      kind,
      ids.map(({ input }) => input),
      signal,
    ),
  )
}

/** `AT1G01010 AT1G01020` in one line are two ids, `FLOWERING LOCUS C` is one: what is known as a whole is never taken apart. */
async function splitWords(kind: ListKind, given: readonly GivenId[], signal: AbortSignal): Promise<readonly GivenId[]> {
  const several = given.filter(({ input }) => wordsOfId(input).length > 0).map(({ input }) => input)
  const whole = await findKnown(kind, several, signal)
  const doubtful = new Set(several.filter((input) => !whole.has(input)))
  const words = await findKnown(kind, [...doubtful].flatMap(wordsOfId), signal)
  return given.flatMap((each) => {
    const parts = doubtful.has(each.input) ? wordsOfId(each.input) : []
    const isSeveral = parts.filter((part) => words.has(part)).length * 2 > parts.length
    return isSeveral ? parts.map((input) => ({ ...each, input })) : [each]
  })
}
