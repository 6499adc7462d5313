import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AuthProfile } from '../../sessions/contract/auth-profile.ts'
import { useAuth } from '../../sessions/web/auth-state.ts'
import { MemberPage } from './member-page.tsx'

type MemberGuardProps<Admitted> = {
  title: string
  /** What the page needs from those who may see it; null for everybody else. */
  admit(profile: AuthProfile): Admitted | null
  /** Where everybody else is redirected. */
  elsewhere: string
  children(admitted: Admitted): ReactNode
}

/** Shows a page to some members only. The server makes its own decision. */
export function MemberGuard<Admitted>({ title, admit, elsewhere, children }: MemberGuardProps<Admitted>) {
  const { loggedIn, loading, profile } = useAuth()
  const admitted = loggedIn ? admit(profile) : null
  if (admitted !== null) return children(admitted)
  if (!loading) return <Navigate to={elsewhere} replace />
  // The member may not be known yet, nor whether an organization has confirmed them since the last visit.
  return (
    <MemberPage title={title}>
      <p role="status">Loading...</p>
    </MemberPage>
  )
}
