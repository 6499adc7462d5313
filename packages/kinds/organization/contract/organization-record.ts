import { CommunityContact } from '@rosette/contract-kit/records/community-parts.ts'
import { z } from 'zod'

/** DORG-004: carries both numbers of a person; the page is found by the community id. */
export const OrganizationAffiliation = z.object({
  personId: z.int(),
  communityId: z.int(),
  firstName: z.string().nullable(),
  lastName: z.string(),
  isPi: z.boolean(),
  jobTitle: z.string().nullable(),
})
export type OrganizationAffiliation = z.infer<typeof OrganizationAffiliation>

/** The page of an organization (specification 2, section 3). Null means not recorded. */
export const OrganizationRecord = z
  .object({
    communityId: z.int(),
    organizationId: z.int(),
    tairAccession: z.int().nullable(),
    name: z.string(),
    organizationType: z.string().nullable(),
    ...CommunityContact.shape,
    affiliations: z.array(OrganizationAffiliation),
    dateLastUpdated: z.iso.date(),
  })
  .meta({ id: 'OrganizationRecord' })
export type OrganizationRecord = z.infer<typeof OrganizationRecord>
