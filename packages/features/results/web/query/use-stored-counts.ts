import type { SearchAnswer } from '@rosette/contract-kit/search-contract.ts'
import { useEffect } from 'react'
import type { AskedIn } from './results-query.ts'
import { addToParams } from './stored-params.ts'

/** FGENE-018: a search that the browser keeps is kept with how many loci and gene models it found. */
export function useStoredCounts(asked: AskedIn, answer: Pick<SearchAnswer<unknown>, 'counts'> | undefined): void {
  const key = 'key' in asked ? asked.key : null
  const { lociMatchCount, geneModelCount } = answer?.counts ?? {}
  useEffect(() => {
    if (key !== null && lociMatchCount !== undefined) addToParams(key, { lociMatchCount, geneModelCount })
  }, [key, lociMatchCount, geneModelCount])
}
