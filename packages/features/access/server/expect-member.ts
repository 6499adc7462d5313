import { Problem } from '@rosette/contract-kit/problem.ts'
import type { Member, Visitor } from '../contract/visitor.ts'

export const loginPath = '/login'

/** The signed-in member; anybody else is sent to the login page. */
export function expectMember(visitor: Visitor): Member {
  if (visitor.role === 'member') return visitor
  throw new Problem('login_required', 'Please log in.', { redirectUri: loginPath })
}

export function expectCurator(visitor: Visitor): Member {
  const member = expectMember(visitor)
  if (member.isCurator) return member
  throw new Problem('access_denied', 'This is for curators only.')
}

/** An ID sent by a caller is never trusted: it must be their own, unless they are a curator (EDIT-002, API-015). */
export function expectOwn(visitor: Visitor, communityId: number): Member {
  const member = expectMember(visitor)
  if (member.communityId === communityId || member.isCurator) return member
  throw notYours()
}

/** Like `expectOwn`, but not even curators may act for others. */
export function expectSelf(visitor: Visitor, communityId: number | string): Member {
  const member = expectMember(visitor)
  if (String(communityId) === String(member.communityId)) return member
  throw notYours()
}

export function notYours(): Problem {
  return new Problem('access_denied', 'You can do this only for yourself.')
}

/** EDIT-003: a confirmed affiliation, or a curator. */
export function expectEditorOf(visitor: Visitor, organizationId: number): Member {
  const member = expectMember(visitor)
  if (member.isCurator || member.organizationIds.includes(organizationId)) return member
  throw new Problem('access_denied', 'You can edit only organizations that have confirmed your affiliation.')
}
