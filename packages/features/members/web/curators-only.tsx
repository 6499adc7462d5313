import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import type { ReactNode } from 'react'
import type { AuthProfile } from '../../sessions/contract/auth-profile.ts'
import { MemberGuard, MemberPage } from './member-page.tsx'

/** Shows a page to curators only. The server makes its own decision. */
export function CuratorsOnly({ title, children }: { title: string; children: ReactNode }) {
  return (
    <MemberGuard title={title} admit={(profile) => (isCurator(profile) ? profile : null)} elsewhere="/permission-denied">
      {({ needsSecondFactor }) => (needsSecondFactor ? <SecondFactorFirst title={title} /> : children)}
    </MemberGuard>
  )
}

/** Who is one, but may not act as one yet, is told why. */
function isCurator({ isTairCurator, needsSecondFactor }: AuthProfile): boolean {
  return isTairCurator || needsSecondFactor
}

function SecondFactorFirst({ title }: { title: string }) {
  return (
    <MemberPage title={title} statement="For curators with a second factor.">
      <Notice kind="warning">
        Curators need a second factor on this site. <PageLink href="/profile">Set it up on your profile</PageLink>, then come back.
      </Notice>
    </MemberPage>
  )
}
