import type { Member, Visitor } from '../contract/access.ts'

/** `open`: everybody sees everything. `spec`: detail records as document 2, section 6 guards them. */
export type AccessMode = 'open' | 'spec'

/** A requested record; the key is null if a lookup named none. */
export type Resource = { kind: string; key: number | null }

export const denyTexts = {
  login_needed: 'This page is for members who linked their ORCID iD and for subscribers. Please log in.',
  orcid_or_subscription_needed: 'This page is for members who linked their ORCID iD and for subscribers.',
} as const

export type DenyReason = keyof typeof denyTexts

export type Entitlement = { allow: true } | { allow: false; reason: DenyReason }

const allowed: Entitlement = { allow: true }

/** The one place that decides who may see a record (GUARD-001 to 003, 013, 015). */
export function entitle(visitor: Visitor, resource: Resource, mode: AccessMode): Entitlement {
  if (mode === 'open') return allowed
  if (visitor.isSubscribed) return allowed
  if (visitor.role === 'anonymous') return { allow: false, reason: 'login_needed' }
  if (visitor.orcidId !== null) return allowed
  if (exemptions.get(resource.kind)?.(visitor, resource)) return allowed
  return { allow: false, reason: 'orcid_or_subscription_needed' }
}

// GUARD-015: members must be able to read what they edit; curators have no other exemption (GUARD-013).
const exemptions = new Map<string, (member: Member, resource: Resource) => boolean>([
  ['person', (member, { key }) => member.isCurator || member.communityId === key],
  ['organization', (member, { key }) => member.isCurator || (key !== null && member.organizationIds.includes(key))],
])
