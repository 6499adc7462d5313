import { z } from 'zod'

// Long enough to log in or to register in between.
const lifeMs = 60 * 60_000

const Draft = z.object({ values: z.record(z.string(), z.unknown()), until: z.number() })

/**
 * Keeps what somebody entered into the form of a tool until the run has started: anyone who has to log in first finds it again, also in
 * another tab (GUARD-012).
 */
export function keepDraft(tool: string, values: object): void {
  try {
    localStorage.setItem(nameOf(tool), JSON.stringify({ values, until: Date.now() + lifeMs }))
  } catch {
    // The form then opens as it is at first.
  }
}

export function findDraft(tool: string): Record<string, unknown> | null {
  try {
    const stored = Draft.safeParse(JSON.parse(localStorage.getItem(nameOf(tool)) ?? 'null'))
    return stored.success && stored.data.until > Date.now() ? stored.data.values : null
  } catch {
    return null
  }
}

export function dropDraft(tool: string): void {
  try {
    localStorage.removeItem(nameOf(tool))
  } catch {
    // It ends by itself.
  }
}

function nameOf(tool: string): string {
  return `rosette.draft.${tool}`
}
