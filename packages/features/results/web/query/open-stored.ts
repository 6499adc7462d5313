import { storeParams } from './stored-params.ts'

/**
 * Opens a page in a new tab, with its parameters stored in this browser under a key that its address carries. Returns what went wrong, or
 * null.
 */
export function openStored(path: '/results' | '/sequences', query: Readonly<Record<string, string>>, params: object): string | null {
  const stored = storeParams(params)
  if ('problem' in stored) return stored.problem
  window.open(`${path}?${new URLSearchParams({ ...query, key: stored.key })}`, '_blank', 'noopener')
  return null
}
