import type { ReactNode } from 'react'
import { MemberGuard } from '../../members/web/member-guard.tsx'
import type { AuthProfile } from '../../sessions/contract/auth-profile.ts'
import { infoPath } from './symbol-paths.ts'

export type KnownMember = AuthProfile & { communityId: number }

/** SYMBOL-022: who is not logged in is led to the page that explains it all. */
export function MembersOnly({ title, children }: { title: string; children(member: KnownMember): ReactNode }) {
  return (
    <MemberGuard
      title={title}
      admit={({ communityId, ...profile }) => (communityId === null ? null : { ...profile, communityId })}
      elsewhere={infoPath}
    >
      {children}
    </MemberGuard>
  )
}
