export type AddressAnswer = {
  /** Null if nothing answered. */
  status: number | null
  /** Why nothing answered. */
  error: string | null
  /** Where redirects led, if elsewhere. */
  movedTo: string | null
}

type AskOptions = { timeoutMs?: number; atOnce?: number }

/** Asks each address once, a few at a time, and each for a limited time. Bodies are not read. */
export async function askAddresses(
  addresses: readonly string[],
  { timeoutMs = 20_000, atOnce = 4 }: AskOptions = {},
): Promise<ReadonlyMap<string, AddressAnswer>> {
  const answers = new Map<string, AddressAnswer>()
  const waiting = [...new Set(addresses)].values()
  async function work() {
    // The workers share one iterator: each takes the next address.
    for (const address of waiting) answers.set(address, await askAddress(address, timeoutMs))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return answers
}

/** Sites that keep programs out are there all the same. */
const refusals = [401, 403, 405, 429]

export function isGood({ status }: AddressAnswer): boolean {
  return status !== null && (status < 400 || refusals.includes(status))
}

async function askAddress(address: string, timeoutMs: number): Promise<AddressAnswer> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), headers: { 'user-agent': 'Rosette link check' } })
    await response.body?.cancel()
    return { status: response.status, error: null, movedTo: sameAddress(response.url, address) ? null : response.url }
  } catch (error) {
    return { status: null, error: error instanceof Error ? errorOf(error) : String(error), movedTo: null }
  }
}

function sameAddress(one: string, other: string): boolean {
  return new URL(one).href === new URL(other).href
}

/** Node says only `fetch failed`; the reason is its cause. */
function errorOf({ name, message, cause }: Error): string {
  if (name === 'TimeoutError') return 'no answer in time'
  return cause instanceof Error ? cause.message || cause.name : message
}
