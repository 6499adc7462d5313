/** Who asks, as far as access depends on it. Made once per request; carries facts, no rules. */
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
  /** Organizations of confirmed affiliations: he may edit them (EDIT-003). */
  organizationIds: readonly number[]
}

export const anonymous: Anonymous = { role: 'anonymous', isSubscribed: false }
