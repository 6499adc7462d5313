import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AuthProfile } from '../../account/contract/auth-profile.ts'
import { useAuth } from '../../account/web/use-auth.ts'
import { MemberPage } from './member-page.tsx'
import { useEditKey } from './use-edit-key.ts'

type EditGuardProps = {
  title: string
  mayEdit(profile: AuthProfile, key: number): boolean
  children(key: number, profile: AuthProfile): ReactNode
}

/** Shows an edit page to who may edit, and leads everybody else away (EDIT-002, EDIT-004). The server decides by itself. */
export function EditGuard({ title, mayEdit, children }: EditGuardProps) {
  const key = useEditKey()
  const { loggedIn, loading, profile } = useAuth()
  if (key !== null && loggedIn && mayEdit(profile, key)) return children(key, profile)
  // Who it is may not be known yet, nor whether an organization has confirmed him since he was last here.
  if (loading)
    return (
      <MemberPage title={title}>
        <p role="status">Loading...</p>
      </MemberPage>
    )
  return <Navigate to="/permission-denied" replace />
}
