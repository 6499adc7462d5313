import { z } from 'zod'

const prefix = 'searchParams_'
const storedFor = 24 * 60 * 60_000

const Stored = z.record(z.string(), z.unknown())

export type StoredParams = { key: string } | { problem: string }

/**
 * Stores the search of the next page in this browser, under a key that its address carries (RESULTS-022). Two clicks in the same
 * millisecond get different keys.
 */
export function storeParams(params: object, now = Date.now()): StoredParams {
  try {
    let stamp = now
    while (localStorage.getItem(`${prefix}${stamp}`) !== null) stamp++
    const key = `${prefix}${stamp}`
    localStorage.setItem(key, JSON.stringify(params))
    void pruneParams(now)
    return { key }
  } catch {
    // Full or disabled: either way the next page would find nothing.
    void pruneParams(now)
    return {
      problem:
        'Your browser’s storage is full, so this selection cannot be passed to another page. Select fewer rows, or free some storage.',
    }
  }
}

/** What is stored under a key; null if it was never here or was removed (RESULTS-047). */
export function readParams(key: string): Readonly<Record<string, unknown>> | null {
  try {
    const params = Stored.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'))
    if (!params.success) return null
    holdParams(key)
    return params.data
  } catch {
    return null
  }
}

/** Adds to what is stored under a key; if the storage is full, nothing changes. */
export function addToParams(key: string, more: object): void {
  const params = readParams(key)
  if (!params) return
  try {
    localStorage.setItem(key, JSON.stringify({ ...params, ...more }))
  } catch {
    // The addition is only a count and not part of the search.
  }
}

/** Removes what is older than a day, except for keys that open tabs use. */
export async function pruneParams(now = Date.now()): Promise<void> {
  const held = await namesInUse()
  for (const key of namesOlderThan(now - storedFor)) if (!held.has(key)) localStorage.removeItem(key)
}

const holding = new Set<string>()

/** Tabs cannot see each other's addresses, but all tabs see a lock that one holds until it closes. */
function holdParams(key: string): void {
  if (holding.has(key)) return
  holding.add(key)
  // Browsers offer locks on secure pages only; without them a tab still knows its own keys.
  void navigator.locks?.request(key, { mode: 'shared' }, () => new Promise(() => {})).catch(() => holding.delete(key))
}

async function namesInUse(): Promise<ReadonlySet<string>> {
  const locks = (await navigator.locks?.query().catch(() => null))?.held ?? []
  return new Set([...holding, ...locks.flatMap(({ name }) => name ?? [])])
}

function namesOlderThan(time: number): string[] {
  const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
  return names.filter((name) => /^searchParams_\d+$/.test(name) && Number(name.slice(prefix.length)) < time)
}
