import { searchAnswer } from '@rosette/contract-kit/search/search-contract.ts'
import { toSearchTerms } from '@rosette/contract-kit/search/search-terms.ts'
import { expect } from 'vitest'
import { z } from 'zod'
import type { Caller } from '../people/as.ts'

/** What a search with the criteria of a form finds, by the field that names a record. */
export type CriteriaSearch = (call: string, criteria: Readonly<Record<string, unknown>>) => Promise<string[]>

const Doc = z.record(z.string(), z.unknown())
const nameFields = ['name', 'full_name', 'marker_name']

export function criteriaSearch(caller: Caller): CriteriaSearch {
  return async (call, criteria) => {
    const answer = await caller.post(`/api/search/${call}`, { searchTerms: toSearchTerms(criteria) })
    expect(answer.body).toMatchObject({ error: null })
    const { docs, total } = searchAnswer(Doc).parse(answer.body)
    expect(docs).toHaveLength(total)
    return docs.map((doc) => String(nameFields.map((field) => doc[field]).find((name) => name !== undefined)))
  }
}
