import { useDebouncedValue } from '@mantine/hooks'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ListKind } from '../../../list-contents/contract/list-kinds.ts'
import { parseIdentifiers } from '../../../resolve/contract/parse-identifiers.ts'
import { maxIdentifiers, ResolveAnswer } from '../../../resolve/contract/resolve-call.ts'

/** Typing a name takes longer than this between two letters only when it is complete. */
const pauseMs = 500
const timeoutMs = 60_000

export type Report = {
  count: number
  /** Undefined while the lines are looked up. */
  answer: ResolveAnswer | undefined
  error: Error | null
  isTooLong: boolean
  onRetry(): void
}

/** What the lines of a text mean, looked up again when the text stands still. */
export function useReport(kind: ListKind, text: string): Report {
  const [standing] = useDebouncedValue(text, pauseMs)
  const ids = useMemo(() => parseIdentifiers(standing), [standing])
  const isTooLong = ids.length > maxIdentifiers
  const { data, error, refetch } = useQuery({
    queryKey: ['list-report', kind, ids],
    queryFn: ({ signal }) => fetchJson(ResolveAnswer, { path: 'resolve', body: { ids, kind }, signal, timeoutMs }),
    enabled: ids.length > 0 && !isTooLong,
    // Long lists are not kept once the page is left.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return { count: ids.length, answer: standing === text ? data : undefined, error, isTooLong, onRetry: () => void refetch() }
}
