import { z } from 'zod'

const listed = z.array(z.object({ organizationId: z.int() })).max(50)

/** POST user/insert-affiliations (API-054). */
export const AffiliationsToAdd = z.object({ communityId: z.int(), affiliations: listed }).meta({ id: 'AffiliationsToAdd' })
export type AffiliationsToAdd = z.infer<typeof AffiliationsToAdd>

/** POST user/delete-affiliations (API-055). */
export const AffiliationsToDelete = z.object({ communityId: z.int(), deletedAffiliations: listed }).meta({ id: 'AffiliationsToDelete' })
export type AffiliationsToDelete = z.infer<typeof AffiliationsToDelete>

/** POST user/confirm-affiliation, by a manager of the organization or a curator: whether the person belongs to it (EDIT-026). */
export const AffiliationDecision = z
  .object({ communityId: z.int(), organizationCommunityId: z.int(), isConfirmed: z.boolean() })
  .meta({ id: 'AffiliationDecision' })
export type AffiliationDecision = z.infer<typeof AffiliationDecision>

const person = { communityId: z.int(), firstName: z.string().nullable(), lastName: z.string() }

/** GET organization/pending-affiliations. */
export const PendingAffiliation = z.object(person).meta({ id: 'PendingAffiliation' })
export type PendingAffiliation = z.infer<typeof PendingAffiliation>

/** GET organization/managers: somebody of the organization who could be or is its manager. */
export const PossibleManager = z.object({ ...person, isManager: z.boolean() }).meta({ id: 'PossibleManager' })
export type PossibleManager = z.infer<typeof PossibleManager>

/** PUT organization/managers, by a curator: whether a person decides who belongs to the organization (SECURE-012). */
export const ManagerAppointment = z
  .object({ communityId: z.int(), organizationCommunityId: z.int(), isManager: z.boolean() })
  .meta({ id: 'ManagerAppointment' })
export type ManagerAppointment = z.infer<typeof ManagerAppointment>

/** GET labs/search (API-057). */
export const LabRow = z.object({ ORGANIZATION_ID: z.int(), NAME: z.string() }).meta({ id: 'LabRow' })
export type LabRow = z.infer<typeof LabRow>

export const affiliationsUpdated = 'Affiliations updated successfully.'
export const managersFailed = 'Failed to update the managers. Please try again.'
export const affiliationsFailed = 'Failed to update affiliations. Please try again.'

/** SYMBOL-013: labs, genes and publications are suggested from the second character on. */
export const leastTyped = 2
