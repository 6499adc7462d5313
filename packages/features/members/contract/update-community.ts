import { CommunityPhone, CommunityWebsite } from '@rosette/contract-kit/community-parts.ts'
import { z } from 'zod'
import { entryText } from './entry-text.ts'

/** POST update/community (API-039): how a person or an organization is reached. What is left out stays as it is. */
export const CommunityUpdate = z
  .object({
    communityId: z.int(),
    address: entryText().nullable(),
    city: entryText(100).nullable(),
    region: entryText(100).nullable(),
    postalCode: entryText(40).nullable(),
    country: entryText(100).nullable(),
    phones: z.array(CommunityPhone.extend({ phoneNumber: entryText(50).min(1) })).max(20),
    websites: z.array(CommunityWebsite).max(20),
  })
  .partial()
  .required({ communityId: true })
  .meta({ id: 'CommunityUpdate' })
export type CommunityUpdate = z.infer<typeof CommunityUpdate>
