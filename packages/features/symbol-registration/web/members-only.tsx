import { withQuery } from '@rosette/contract-kit/site-paths/with-query.ts'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import type { PageQuery } from '@rosette/ui-kit/layout/define-site-page.ts'
import { CuratorMail, type Origin } from '@rosette/ui-kit/links/page-link.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { MemberGuard } from '../../members/web/member-page.tsx'
import { personDetailsQuery } from '../../members/web/person-details-query.ts'
import type { AuthProfile } from '../../sessions/contract/auth-profile.ts'
import { authState, useAuth } from '../../sessions/web/auth-state.ts'
import { symbolTexts } from '../contract/symbol-rule.ts'

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

/** What the pages of a registration read at once: whether the member may submit symbols. */
export function registrationQueries(): readonly PageQuery[] {
  const { communityId, isTairCurator } = authState().profile
  return communityId === null || isTairCurator ? [] : [personDetailsQuery(communityId)]
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

export const infoPath = '/submit/gene_class_symbol_registration'
export const formPath = '/submit/gene_class_symbol_registration/form'
const detailPath = '/submit/gene_class_symbol_detail_registration/form'

/** SYMBOL-011. */
export function detailFormPath(geneClassSymbol: string, symbolType: string): string {
  return withQuery(detailPath, { geneClassSymbol, symbolType })
}

export const submitStep: Origin = { label: 'Submit', href: '/submit/overview' }
export const infoStep: Origin = { label: 'Gene Class Symbol Registration', href: infoPath }

/** A message that disappears after some time (SYMBOL-002, SYMBOL-009). */
export function useShownFor(ms: number): [string | null, (text: string | null) => void] {
  const [text, setText] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = useCallback(
    (words: string | null) => {
      clearTimeout(timer.current)
      setText(words)
      if (words !== null) timer.current = setTimeout(() => setText(null), ms)
    },
    [ms],
  )
  return [text, show]
}
