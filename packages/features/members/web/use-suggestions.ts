import { useDebouncedValue } from '@mantine/hooks'
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { leastTyped } from '../contract/affiliations.ts'

const typingPauseMs = 150

/** A text being typed, with suggestions for it. */
export function useSuggestions<Row, Key extends QueryKey>(queryOf: (text: string) => UseQueryOptions<Row[], Error, Row[], Key>) {
  const [text, setText] = useState('')
  const [asked] = useDebouncedValue(text.trim(), typingPauseMs)
  const { data } = useQuery({ ...queryOf(asked), enabled: asked.length >= leastTyped })
  const rows: readonly Row[] = text.trim().length >= leastTyped ? (data ?? []) : []
  return { text, setText, rows }
}
