import { toast } from '@rosette/ui-kit/feedback/toast.tsx'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { takeReturn } from '../../sessions/web/auth-return.ts'
import { useSite } from '../../site/web/site-context.tsx'
import { checkOrcid, completeOrcid, type OrcidPhase, parseOrcidAddress } from './orcid-visit.ts'

// ORCID-005: long enough to read that it worked.
const successMs = 1000

/** Goes through a visit to ORCID, as far as the page's address says where it stands. */
export function useOrcidVisit(): { phase: OrcidPhase; check(): void; leave(): void } {
  const { people } = useSite()
  const router = useRouter()
  const search: Record<string, unknown> = useSearch({ strict: false })
  // Taken once: the code leaves the address as soon as it is spent.
  const [{ brought, wasRefused }] = useState(() => parseOrcidAddress(search))
  const [phase, setPhase] = useState<OrcidPhase>(brought ? { name: 'completing' } : { name: 'checking' })
  const leave = useCallback(() => router.history.replace(takeReturn() ?? '/profile'), [router])

  const check = useCallback(() => {
    setPhase({ name: 'checking' })
    void checkOrcid(people.partnerId, wasRefused).then(setPhase)
  }, [people.partnerId, wasRefused])

  useEffect(() => {
    if (brought) void completeOrcid(brought, people.partnerId).then(setPhase)
    else check()
  }, [brought, people.partnerId, check])

  useEffect(() => {
    if (phase.name === 'failed' && phase.isCallback) toast(phase.fault, 'fault')
    if (brought && phase.name !== 'completing') void router.navigate({ to: '/linktoorcid', search: {}, replace: true })
    if (phase.name !== 'linked') return
    const timer = setTimeout(leave, phase.wasLinked ? 0 : successMs)
    return () => clearTimeout(timer)
  }, [phase, brought, router, leave])
  return { phase, check, leave }
}
