import { Problem } from '@rosette/contract-kit/problem.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { Member, Visitor } from '../contract/access.ts'

const loginPath = '/login'

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

/** EDIT-026: a manager of the organization, or a curator. An affiliation is not enough: confirmed members read through the organization's subscription. */
export function expectManagerOf(visitor: Visitor, organizationId: number): Member {
  const member = expectMember(visitor)
  if (member.isCurator || member.managedIds.includes(organizationId)) return member
  throw new Problem('access_denied', 'Only managers of the organization and curators decide who belongs to it.')
}

/** For calls whose answer depends on the caller: `app.addHook('onRequest', keepFromCaches)`. */
export const keepFromCaches: onRequestAsyncHookHandler = async (_request, reply) => {
  reply.header('cache-control', 'no-store')
}

/**
 * Whether a call was made by our own pages, or by no page at all. An address typed into the address bar (`none`) counts as ours;
 * another subdomain (`same-site`) does not.
 */
export function isFromHere(request: FastifyRequest, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin } = request.headers
  return origin === undefined || origin === new URL(publicUrl).origin
}

/** On a demo site, whose accounts everybody shares, nobody registers and nobody changes how an account is opened. */
export function expectNoDemo({ demoLogin }: Pick<Settings, 'demoLogin'>): void {
  if (demoLogin) throw new Problem('access_denied', 'This is a demo site: accounts cannot be created or changed here.')
}
