/** The caller, as far as access depends on them. Built once per request; carries facts, not rules. */
export type Visitor = Anonymous | Member

export type Anonymous = {
  role: 'anonymous'
  /** True in the network of a subscribed institution. */
  isSubscribed: boolean
}

export type Member = {
  role: 'member'
  communityId: number
  orcidId: string | null
  isCurator: boolean
  isSubscribed: boolean
  /** Organizations with a confirmed affiliation, which the member may edit (EDIT-003). */
  organizationIds: readonly number[]
}

export const anonymous: Anonymous = { role: 'anonymous', isSubscribed: false }
