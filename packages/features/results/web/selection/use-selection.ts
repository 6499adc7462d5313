import type { Filters } from '@rosette/contract-kit/search-contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { nothingSelected, type Selection } from './selection.ts'

type Kept = { selection: Selection; filters: string }

/** How long what was ticked is kept while its list is not looked at. */
const keptMs = 30 * 60_000

/**
 * What is ticked in the list of one search. It is still there after a look at a record; another search begins with nothing.
 * All rows were all that the filters left, so other filters let go of them.
 */
export function useSelection(searchId: string, filters: Filters): [Selection, (selection: Selection) => void] {
  const client = useQueryClient()
  const queryKey = ['selection', searchId]
  const [kept, setKept] = useState(() => client.getQueryData<Kept>(queryKey))
  const filterId = JSON.stringify(filters)

  function select(selection: Selection) {
    const next = { selection, filters: filterId }
    setKept(next)
    client.setQueryDefaults(['selection'], { gcTime: keptMs })
    client.setQueryData<Kept>(queryKey, next)
  }
  const isKept = kept && (!kept.selection.isAll || kept.filters === filterId)
  return [isKept ? kept.selection : nothingSelected, select]
}
