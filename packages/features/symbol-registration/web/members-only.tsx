import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AuthProfile } from '../../account/contract/auth-profile.ts'
import { useAuth } from '../../account/web/use-auth.ts'
import { MemberPage } from '../../members/web/member-page.tsx'
import { infoPath } from './symbol-paths.ts'

type MembersOnlyProps = { title: string; children(member: AuthProfile & { communityId: number }): ReactNode }

/** SYMBOL-022: who is not logged in is led to the page that explains it all. */
export function MembersOnly({ title, children }: MembersOnlyProps) {
  const { loggedIn, loading, profile } = useAuth()
  const { communityId } = profile
  if (loggedIn && communityId !== null) return children({ ...profile, communityId })
  if (!loading) return <Navigate to={infoPath} replace />
  return (
    <MemberPage title={title}>
      <p role="status">Loading...</p>
    </MemberPage>
  )
}
