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
 * What a call costs its visitor beside being counted as a request, in points of the cost budget: `light` for at most ten milliseconds of
 * one core whatever is sent; a number, drawn before the body is read; `sized` if it depends on what is requested, which the handler
 * draws before it does the work. A `page` is paid for, but never refused to people who have spent their points: only the number of
 * their requests is limited.
 */
export type RouteCost = 'light' | 'sized' | 'page' | number

/**
 * Whose rights a call changes, which includes what gives them: roles, affiliations, subscriptions and credentials. `none`; `own`, only
 * those of the caller, as the handler checks; `named`, those of the person that `communityId` in the body names; `others`.
 */
export const changedRights = ['none', 'own', 'named', 'others'] as const

export type ChangedRights = (typeof changedRights)[number]

/** Whether an access token may make a call: never, any token, or one that may start runs. */
export type TakesTokens = boolean | 'runs'

type Declared = { cost: RouteCost; takesTokens?: TakesTokens; rights?: ChangedRights }

/**
 * What a route declares beside its schema: `app.get(url, { schema, config: accessOf('member', { cost: 'light' }) }, …)`. Access tokens are
 * refused unless the call only reads, is not about the caller's own account, and says so with `takesTokens`; calls that start runs take tokens of that scope (decision 0104). A call by which somebody
 * could change something for others says whose rights it changes: `rights: 'named'` (SECURE-049).
 */
export function accessOf(access: RouteAccess, { cost, takesTokens = false, rights }: Declared) {
  return { access, cost, takesTokens, ...(rights && { rights }) } as const
}
