import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AuthProfile } from '../../sessions/contract/auth-profile.ts'
import { MemberGuard } from './member-guard.tsx'

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
  return typeof key === 'string' && /^\d{1,15}$/.test(key) ? Number(key) : null
}
