import { z } from 'zod'

const listed = z.array(z.object({ organizationId: z.int() })).max(50)

/** POST user/insert-affiliations (API-054). */
export const AffiliationsToAdd = z.object({ communityId: z.int(), affiliations: listed }).meta({ id: 'AffiliationsToAdd' })
export type AffiliationsToAdd = z.infer<typeof AffiliationsToAdd>

/** POST user/delete-affiliations (API-055). */
export const AffiliationsToDelete = z.object({ communityId: z.int(), deletedAffiliations: listed }).meta({ id: 'AffiliationsToDelete' })
export type AffiliationsToDelete = z.infer<typeof AffiliationsToDelete>

/** POST user/confirm-affiliation, by an editor of the organization: whether the person belongs to it (EDIT-026). */
export const AffiliationDecision = z
  .object({ communityId: z.int(), organizationCommunityId: z.int(), isConfirmed: z.boolean() })
  .meta({ id: 'AffiliationDecision' })
export type AffiliationDecision = z.infer<typeof AffiliationDecision>

/** GET organization/pending-affiliations. */
export const PendingAffiliation = z
  .object({ communityId: z.int(), firstName: z.string().nullable(), lastName: z.string() })
  .meta({ id: 'PendingAffiliation' })
export type PendingAffiliation = z.infer<typeof PendingAffiliation>

/** GET labs/search (API-057). */
export const LabRow = z.object({ ORGANIZATION_ID: z.int(), NAME: z.string() }).meta({ id: 'LabRow' })
export type LabRow = z.infer<typeof LabRow>

export const affiliationsUpdated = 'Affiliations updated successfully.'
export const affiliationsFailed = 'Failed to update affiliations. Please try again.'

/** SYMBOL-013: labs, genes and publications are suggested from the second character on. */
export const leastTyped = 2
