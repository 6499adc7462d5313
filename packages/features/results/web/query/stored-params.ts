import { z } from 'zod'

const prefix = 'searchParams_'
const storedFor = 24 * 60 * 60_000

const Stored = z.record(z.string(), z.unknown())

export type StoredParams = { key: string } | { fault: string }

/**
 * Keeps what the next page searches for in this browser, under a name that its address carries (RESULTS-022). Two clicks in the same
 * millisecond have names of their own.
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
    // Full, or switched off: either way the next page would find nothing.
    void pruneParams(now)
    return { fault: 'Your browser has no room to hand this selection to another page. Select fewer rows, or free its storage.' }
  }
}

/** What is kept under a name, or null: it was never here, or was removed (RESULTS-047). */
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

/** Adds to what is kept under a name; where there is no room, it stays as it was. */
export function addToParams(key: string, more: object): void {
  const params = readParams(key)
  if (!params) return
  try {
    localStorage.setItem(key, JSON.stringify({ ...params, ...more }))
  } catch {
    // What was added tells how much was found, and is not searched for.
  }
}

/** Removes what is older than a day, but for what the addresses of open tabs name. */
export async function pruneParams(now = Date.now()): Promise<void> {
  const held = await namesInUse()
  for (const key of namesOlderThan(now - storedFor)) if (!held.has(key)) localStorage.removeItem(key)
}

const holding = new Set<string>()

/** Tabs cannot see each other's addresses; a lock that a tab keeps until it closes can be seen by all. */
function holdParams(key: string): void {
  if (holding.has(key)) return
  holding.add(key)
  // Browsers offer locks on secure pages only; without them a tab still knows its own names.
  void navigator.locks?.request(key, { mode: 'shared' }, () => new Promise(() => {})).catch(() => holding.delete(key))
}

async function namesInUse(): Promise<ReadonlySet<string>> {
  const locks = (await navigator.locks?.query().catch(() => null))?.held ?? []
  return new Set([...holding, ...locks.flatMap(({ name }) => name ?? [])])
}

function namesOlderThan(time: number): string[] {
  const names = Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place) ?? '')
  return names.filter((name) => /^searchParams_\d+$/.test(name) && Number(name.slice(prefix.length)) < time)
}
