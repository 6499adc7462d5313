import { z } from 'zod'

/** What a visitor entered before they were sent to the login. */
const CorrectionDraft = z.object({
  section: z.string(),
  concern: z.string(),
  text: z.string(),
  evidence: z.string(),
  isCredited: z.boolean(),
})
export type CorrectionDraft = z.infer<typeof CorrectionDraft>

const nameOf = (kind: string, key: number) => `rosette-correction ${kind} ${key}`

/** Of this tab, and only until it is closed; without storage, nothing is kept. */
export function keepDraft(kind: string, key: number, draft: CorrectionDraft): void {
  try {
    sessionStorage.setItem(nameOf(kind, key), JSON.stringify(draft))
  } catch {
    // The form can be filled in again.
  }
}

/** Null if there is none. */
export function findDraft(kind: string, key: number): CorrectionDraft | null {
  try {
    return CorrectionDraft.safeParse(JSON.parse(sessionStorage.getItem(nameOf(kind, key)) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

export function forgetDraft(kind: string, key: number): void {
  try {
    sessionStorage.removeItem(nameOf(kind, key))
  } catch {
    // Nothing was kept.
  }
}
