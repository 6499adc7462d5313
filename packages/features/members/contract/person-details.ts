import { CommunityPhone } from '@rosette/contract-kit/records/community-parts.ts'
import { ContactAudience } from '@rosette/contract-kit/vocabulary/contact-audiences.ts'
import { z } from 'zod'
import { ProfileAffiliation } from '../../sessions/contract/auth-profile.ts'
import { Flag } from './entry-rules.ts'

/** An organization of the edited person; a self-added one is pending until the organization confirms it (EDIT-026). */
export const EditableAffiliation = z.object({
  /** Community id of the organization. */
  id: z.int(),
  organizationName: z.string(),
  organizationId: z.int(),
  isConfirmed: z.boolean(),
})
export type EditableAffiliation = z.infer<typeof EditableAffiliation>

/** DATA-054, except for the two passwords, which nobody can read. */
export const EditablePerson = z.object({
  communityId: z.int(),
  /** Null for a person without an account. */
  userName: z.string().nullable(),
  email: z.string().nullable(),
  /** Asked for, but not confirmed yet from that mailbox; null if there is none. */
  pendingEmail: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string(),
  institutionName: z.string().nullable(),
  primaryJobTitle: z.string().nullable(),
  phones: z.array(CommunityPhone),
  address: z.string().nullable(),
  country: z.string().nullable(),
  region: z.string().nullable(),
  city: z.string().nullable(),
  postalCode: z.string().nullable(),
  sendEmail: Flag,
  contactAudience: ContactAudience,
  affiliations: z.array(EditableAffiliation),
})
export type EditablePerson = z.infer<typeof EditablePerson>

/** GET user/person-details: all details, under the names of documents 1 (DATA-004) and 3 (DATA-054). */
export const PersonDetails = EditablePerson.extend({
  FIRST_NAME: z.string().nullable(),
  LAST_NAME: z.string(),
  ADDRESS: z.string().nullable(),
  CITY: z.string().nullable(),
  REGION: z.string().nullable(),
  POSTAL_CODE: z.string().nullable(),
  COUNTRY: z.string().nullable(),
  AFFILIATIONS: z.array(ProfileAffiliation),
  IS_TAIR_CURATOR: Flag,
  REGISTERING_FOR_ABRC: Flag,
}).meta({ id: 'PersonDetails' })
export type PersonDetails = z.infer<typeof PersonDetails>
