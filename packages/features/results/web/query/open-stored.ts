import { storeParams } from './stored-params.ts'

/**
 * Opens a page in a new tab, with its parameters stored in this browser under a key that its address carries. Returns what went wrong, or
 * null.
 */
export function openStored(params: object, pathOf: (stored: { key: string }) => string): string | null {
  const stored = storeParams(params)
  if ('problem' in stored) return stored.problem
  window.open(pathOf(stored), '_blank', 'noopener')
  return null
}
