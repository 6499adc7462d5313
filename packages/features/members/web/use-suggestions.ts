import { useDebouncedValue } from '@mantine/hooks'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { type QueryKey, queryOptions, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { LabRow, leastTyped } from '../contract/affiliations.ts'

const typingPauseMs = 150

/** A text being typed, with suggestions for it. */
export function useSuggestions<Row, Key extends QueryKey>(queryOf: (text: string) => UseQueryOptions<Row[], Error, Row[], Key>) {
  const [text, setText] = useState('')
  const [settled] = useDebouncedValue(text.trim(), typingPauseMs)
  const { data } = useQuery({ ...queryOf(settled), enabled: settled.length >= leastTyped })
  const rows: readonly Row[] = text.trim().length >= leastTyped ? (data ?? []) : []
  return { text, setText, rows }
}

/** Labs by a part of their name. */
export function labsQuery(labName: string) {
  return queryOptions({
    queryKey: ['labs', labName],
    queryFn: ({ signal }) => fetchJson(z.array(LabRow), { path: 'labs/search', query: { labName }, signal }),
    staleTime: 60_000,
    retry: false,
  })
}
