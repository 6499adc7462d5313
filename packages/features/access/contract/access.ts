/** The caller, as far as access depends on them. Built once per request; carries facts, not rules. */
export type Visitor = Anonymous | Member

type Anonymous = {
  role: 'anonymous'
  network?: string
  /** True in the network of a subscribed institution. */
  isSubscribed: boolean
}

export type Member = {
  role: 'member'
  /** Where the call comes from, as coarse as `networkOf` has it; absent if it is not known. */
  network?: string
  communityId: number
  orcidId: string | null
  isCurator: boolean
  isSubscribed: boolean
  /** Organizations with a confirmed affiliation, which the member may edit (EDIT-003). */
  organizationIds: readonly number[]
  /** Those of which the member is a manager and decides who belongs to them (EDIT-026). */
  managedIds: readonly number[]
}

export const anonymous: Anonymous = { role: 'anonymous', isSubscribed: false }

/**
 * Who may make a call, declared by every route of the API:
 * `everyone`; `record`, as `entitle` decides; `tool`, as `startRun` decides; `member`, with a session; `curator`; `own`, with a session and only about themselves
 * (curators: about anybody), which the handler checks with `expectOwn`.
 */
export const routeAccesses = ['everyone', 'record', 'tool', 'member', 'own', 'curator'] as const

export type RouteAccess = (typeof routeAccesses)[number]

/**
 * What a route declares beside its schema: `app.get(url, { schema, config: accessOf('member') }, …)`. Access tokens are refused unless the
 * call only reads, is not about the caller's own account, and says so: `accessOf('everyone', { takesTokens: true })`.
 */
export function accessOf(access: RouteAccess, { takesTokens = false }: { takesTokens?: boolean } = {}) {
  return { access, takesTokens } as const
}
