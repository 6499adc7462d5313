import { problemCodeOf } from '@rosette/api-client/api-problem-error.ts'
import { toast } from '@rosette/ui-kit/feedback/toast.tsx'
import { useRouter, useSearch } from '@tanstack/react-router'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { takeReturn } from '../../sessions/web/auth-return.ts'
import { authState, clearAuth, reloadProfile } from '../../sessions/web/auth-state.ts'
import { useStepUp } from '../../sessions/web/step-up.tsx'
import { useSite } from '../../site/web/site-context.tsx'
import type { OrcidReturn } from '../contract/orcid-calls.ts'
import { authenticateOrcid, findOrcidStatus, type OrcidCaller, orcidTexts, processOrcidCode } from './orcid-client.ts'

/** The state of an ORCID sign-in. */
export type OrcidPhase =
  | { name: 'checking' }
  | { name: 'completing' }
  /** ORCID is sure; the account has a second factor too. */
  | { name: 'second-step' }
  /** Not linked: ORCID is offered, with the previous error, if any. */
  | { name: 'offered'; problem: string | null }
  | { name: 'linked'; wasLinked: boolean }
  /** The code did not work. */
  | { name: 'failed'; problem: string; isCallback: boolean }
  | { name: 'taken' }
  | { name: 'unknown' }

/** What the address of the page contains: a code, a refusal, or nothing. */
export type OrcidAddress = { brought: OrcidReturn | null; wasRefused: boolean }

function parseOrcidAddress(search: Readonly<Record<string, unknown>>): OrcidAddress {
  const text = (name: string) => (search[name] === undefined ? null : String(search[name]))
  const [code, state, iss] = [text('code'), text('state'), text('iss')]
  const brought = code === null ? null : { code, state: state ?? '', ...(iss !== null && { iss }) }
  return { brought, wasRefused: code === null && text('error') !== null }
}

/** Without a code: whether the account has an ORCID iD already (ORCID-006, ORCID-008). */
async function checkOrcid(partnerId: string, wasRefused: boolean): Promise<OrcidPhase> {
  const status = await findOrcidStatus(await callerOf(partnerId))
  if (status === null) return { name: 'failed', problem: orcidTexts.statusFailed, isCallback: false }
  if (status.hasOrcid) return { name: 'linked', wasLinked: true }
  return { name: 'offered', problem: wasRefused ? orcidTexts.notAllowed : null }
}

// ORCID accepts a code once, and React may run an effect twice: a repeated call gets the running one (B6).
const visits = new Map<string, Promise<OrcidPhase>>()

/** With a code: links the logged-in member, or logs in a visitor (ORCID-003). */
function completeOrcid(brought: OrcidReturn, partnerId: string, withStepUp: WithStepUp): Promise<OrcidPhase> {
  const visit = visits.get(brought.code) ?? bringCode(brought, partnerId, withStepUp)
  visits.set(brought.code, visit)
  return visit
}

type WithStepUp = ReturnType<typeof useStepUp>['withStepUp']

async function bringCode(brought: OrcidReturn, partnerId: string, withStepUp: WithStepUp): Promise<OrcidPhase> {
  const caller = await callerOf(partnerId)
  // A member who is linked already has nothing to link: they log in again, as a proof of who they are.
  const isLogin = caller.userIdentifier === null || authState().profile.orcidId !== null
  try {
    const { success } = await (isLogin ? authenticateOrcid(brought) : withStepUp(() => processOrcidCode(brought, caller)))
    if (!success) return failed(orcidTexts.notAuthenticated)
  } catch (error) {
    const code = problemCodeOf(error)
    if (code === 'second_factor_required') return { name: 'second-step' }
    if (code === 'conflict') return { name: 'taken' }
    if (code === 'not_found') return { name: 'unknown' }
    return failed(orcidTexts.callbackFailed)
  }
  void reloadProfile()
  return { name: 'linked', wasLinked: false }
}

/** ORCID-007: after a failed return nobody counts as logged in until the server says otherwise. */
function failed(error: string): OrcidPhase {
  clearAuth()
  return { name: 'failed', problem: error, isCallback: true }
}

async function callerOf(partnerId: string): Promise<OrcidCaller> {
  await reloadProfile()
  return { userIdentifier: authState().profile.userIdentifier, partnerId }
}

// ORCID-005: long enough to read the success message.
const successMs = 1000

type OrcidVisit = { phase: OrcidPhase; check(): void; leave(): void; finishSecondStep(): void; dialog: ReactNode }

/** Runs an ORCID sign-in from the state given in the page's address. */
export function useOrcidVisit(): OrcidVisit {
  const { people } = useSite()
  const router = useRouter()
  const { withStepUp, dialog } = useStepUp()
  const search: Record<string, unknown> = useSearch({ strict: false })
  // Read once: the code is removed from the address as soon as it is used.
  const [{ brought, wasRefused }] = useState(() => parseOrcidAddress(search))
  const [phase, setPhase] = useState<OrcidPhase>(brought ? { name: 'completing' } : { name: 'checking' })
  const leave = useCallback(() => router.history.replace(takeReturn() ?? '/profile'), [router])

  const check = useCallback(() => {
    setPhase({ name: 'checking' })
    void checkOrcid(people.partnerId, wasRefused).then(setPhase)
  }, [people.partnerId, wasRefused])

  useEffect(() => {
    if (brought) void completeOrcid(brought, people.partnerId, withStepUp).then(setPhase)
    else check()
  }, [brought, people.partnerId, withStepUp, check])

  useEffect(() => {
    if (phase.name === 'failed' && phase.isCallback) toast(phase.problem, 'error')
    if (brought && phase.name !== 'completing') void router.navigate({ to: '/linktoorcid', search: {}, replace: true })
    if (phase.name !== 'linked') return
    const timer = setTimeout(leave, phase.wasLinked ? 0 : successMs)
    return () => clearTimeout(timer)
  }, [phase, brought, router, leave])
  function finishSecondStep() {
    void reloadProfile()
    setPhase({ name: 'linked', wasLinked: false })
  }
  return { phase, check, leave, finishSecondStep, dialog }
}
