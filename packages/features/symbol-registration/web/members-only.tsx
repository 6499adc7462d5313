import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { CuratorMail } from '@rosette/ui-kit/links/curator-mail.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemberGuard } from '../../members/web/member-page.tsx'
import { personDetailsQuery } from '../../members/web/person-details-query.ts'
import type { AuthProfile } from '../../sessions/contract/auth-profile.ts'
import { useAuth } from '../../sessions/web/auth-state.ts'
import { symbolTexts } from '../contract/symbol-rule.ts'
import { infoPath } from './symbol-paths.ts'

export type KnownMember = AuthProfile & { communityId: number }

/** SYMBOL-022: visitors who are not logged in are redirected to the info page. */
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

/** Shown before anybody types: how to get the permission (SYMBOL-023). */
export function NotEnabledNotice() {
  return (
    <Notice kind="warning">
      {symbolTexts.notAllowed} To request access, please write to the curators: <CuratorMail />.
    </Notice>
  )
}

/** Whether the member may submit symbols (SYMBOL-023); null until known, and for visitors. The server makes its own decision. */
export function useMayRegister(): boolean | null {
  const { profile } = useAuth()
  const { communityId, isTairCurator } = profile
  const { data } = useQuery({ ...personDetailsQuery(communityId ?? 0), enabled: communityId !== null && !isTairCurator })
  if (communityId === null) return null
  if (isTairCurator) return true
  return data ? data.REGISTERING_FOR_ABRC === 'T' : null
}
