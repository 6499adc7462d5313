import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { CuratorMail } from '@rosette/ui-kit/links/curator-mail.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemberGuard } from '../../members/web/member-guard.tsx'
import { personDetailsQuery } from '../../members/web/person-details-query.ts'
import type { AuthProfile } from '../../sessions/contract/auth-profile.ts'
import { useAuth } from '../../sessions/web/auth-state.ts'
import { symbolTexts } from '../contract/symbol-rule.ts'
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

/** Told before anybody types: who has to ask for the permission, and whom (SYMBOL-023). */
export function NotEnabledNotice() {
  return (
    <Notice kind="warning">
      {symbolTexts.notAllowed} Please ask the curators for it: <CuratorMail />.
    </Notice>
  )
}

/** Whether the member may submit symbols (SYMBOL-023); null while that is not known, and for visitors. The server decides by itself. */
export function useMayRegister(): boolean | null {
  const { profile } = useAuth()
  const { communityId, isTairCurator } = profile
  const { data } = useQuery({ ...personDetailsQuery(communityId ?? 0), enabled: communityId !== null && !isTairCurator })
  if (communityId === null) return null
  if (isTairCurator) return true
  return data ? data.REGISTERING_FOR_ABRC === 'T' : null
}
