import { z } from 'zod'

/** One browser in which the member is logged in (GET auth/sessions). */
export const MemberSession = z
  .object({
    /** Names the session to its owner; it opens nothing. */
    id: z.string(),
    startedAt: z.iso.datetime(),
    /** Noted every few minutes. */
    lastSeenAt: z.iso.datetime(),
    /** Whether this call was made with it. */
    isCurrent: z.boolean(),
  })
  .meta({ id: 'MemberSession' })
export type MemberSession = z.infer<typeof MemberSession>

/** POST auth/end-session. */
export const EndSessionBody = z.object({ id: z.string().min(1).max(100) }).meta({ id: 'EndSessionBody' })
export type EndSessionBody = z.infer<typeof EndSessionBody>
