import { ApiProblemError } from '@rosette/api-client/api-problem-error.ts'
import { Loading } from '@rosette/ui-kit/feedback/loading.tsx'
import type { PageQuery } from '@rosette/ui-kit/layout/define-site-page.ts'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import type { Origin } from '@rosette/ui-kit/links/page-link.tsx'
import { Navigate, useRouter, useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import type { AuthProfile } from '../../sessions/contract/auth-profile.ts'
import { authState, useAuth } from '../../sessions/web/auth-state.ts'
import classes from './member-page.module.css'

type MemberPageProps = { title: string; statement?: string; steps?: readonly Origin[]; children: ReactNode }

const home: readonly Origin[] = [{ label: 'Home', href: '/' }]

/** The frame of the pages on which people enter something about themselves and their labs. */
export function MemberPage({ title, statement, steps = [], children }: MemberPageProps) {
  usePageTitle(title)
  return (
    <PageWrap className={classes.page}>
      <PageHeading steps={[...home, ...steps]} here={title} title={title} statement={statement} />
      <div className={classes.forms}>{children}</div>
    </PageWrap>
  )
}

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
      <Loading what="the page" />
    </MemberPage>
  )
}

type EditGuardProps = {
  title: string
  mayEdit(profile: AuthProfile, key: number): boolean
  children(key: number, profile: AuthProfile): ReactNode
}

/** Shows an edit page only to those who may edit (EDIT-002, EDIT-004). */
export function EditGuard({ title, mayEdit, children }: EditGuardProps) {
  const key = useEditKey()
  return (
    <MemberGuard
      title={title}
      admit={(profile) => (key !== null && mayEdit(profile, key) ? { key, profile } : null)}
      elsewhere="/permission-denied"
    >
      {(admitted) => children(admitted.key, admitted.profile)}
    </MemberGuard>
  )
}

/** The community ID in the address of an edit page; null if there is none. */
function useEditKey(): number | null {
  const { key }: { key?: unknown } = useSearch({ strict: false })
  return parseEditKey(key)
}

function parseEditKey(key: unknown): number | null {
  return typeof key === 'string' && /^\d{1,15}$/.test(key) ? Number(key) : null
}

/** What an edit page reads at once, for those who may edit. */
export function queriesOfEdited(searchStr: string, mayEdit: EditGuardProps['mayEdit'], queryOf: (key: number) => PageQuery): PageQuery[] {
  const key = parseEditKey(new URLSearchParams(searchStr).get('key'))
  const { loggedIn, profile } = authState()
  return key !== null && loggedIn && mayEdit(profile, key) ? [queryOf(key)] : []
}

/** Goes to a page some time after saving: two seconds (REG-013, EDIT-019) by default. */
export function useReturnSoon(
  isSaved: boolean,
  path: string,
  { arrival, delayMs = 2000 }: { arrival?: string; delayMs?: number } = {},
): void {
  const router = useRouter()
  useEffect(() => {
    if (!isSaved) return
    const timer = setTimeout(() => router.history.push(path, { arrival }), delayMs)
    return () => clearTimeout(timer)
  }, [isSaved, path, arrival, delayMs, router])
}

const unexpected = 'An unexpected error occurred. Please try again.'

/** The message of a failed call, or the specification's if it has none (REG-014, EDIT-011). */
export function failedText(error: unknown): string {
  return (error instanceof ApiProblemError ? error.said : null) ?? unexpected
}
