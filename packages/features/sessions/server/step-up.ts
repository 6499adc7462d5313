import { Problem } from '@rosette/contract-kit/problem.ts'
import type { Session } from './session-store.ts'

/** How long a proof of identity lasts. */
const proofLifeMs = 10 * 60_000

/**
 * For changes of credentials and roles: a session alone, which may be stolen or left open, is not enough (SECURE-007). The member must
 * have logged in or entered the password within the last ten minutes.
 */
export function expectStepUp(session: Session | null, now: Date): void {
  if (session !== null && now.getTime() - session.provedAt.getTime() <= proofLifeMs) return
  throw new Problem('step_up_required', 'Please confirm that it is you: enter your password, or log in again with ORCID.')
}
