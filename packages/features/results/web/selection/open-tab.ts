import { storeParams } from '../query/stored-params.ts'

/** Lists about genes that open in a tab of their own (RESULTS-018, RESULTS-019). */
export type GeneList = 'annotations' | 'descriptions' | 'locus_history' | 'microarray'

/** Opens a page in a new tab with what it asks for kept in this browser. Says what went wrong, or null. */
export function openTab(page: GeneList | 'sequences', params: object): string | null {
  const stored = storeParams(params)
  if ('fault' in stored) return stored.fault
  const { key } = stored
  const query = new URLSearchParams(page === 'sequences' ? { key } : { mainType: 'detail', category: page, key })
  window.open(`/${page === 'sequences' ? page : 'results'}?${query}`, '_blank', 'noopener')
  return null
}
