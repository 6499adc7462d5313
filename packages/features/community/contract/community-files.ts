import { EmailAddress } from '@rosette/contract-kit/email-address.ts'
import { CommunityContact } from '@rosette/contract-kit/records/community-parts.ts'
import { ContactAudience, firstContactAudience } from '@rosette/contract-kit/vocabulary/contact-audiences.ts'
import { z } from 'zod'
import { CommunityEvent, JobPosting, NewsItem, PostingName } from './community-notices.ts'

/** Identifies a member permanently, even if name or address change. */
const naturalKey = z.string().trim().min(1).max(200)

const Member = z.object({
  naturalKey,
  tairAccession: z.int().nullable().default(null),
  ...CommunityContact.partial({ address: true, city: true, region: true, postalCode: true, country: true }).shape,
  phones: CommunityContact.shape.phones.default([]),
  websites: CommunityContact.shape.websites.default([]),
  dateLastUpdated: z.iso.date(),
})

const words = z.array(z.string().trim().min(1)).default([])

/**
 * A line of each file that `rosette community load` reads. Files are JSON Lines; files missing from the folder are skipped.
 * They are loaded in this order, because later files refer to members of earlier ones by natural key.
 */
export const communityFiles = {
  'rosette_community_organization.jsonl': Member.extend({ name: z.string().min(1), organizationType: z.string().nullable().default(null) }),
  'rosette_community_person.jsonl': Member.extend({
    firstName: z.string().nullable().default(null),
    lastName: z.string().min(1),
    primaryJobTitle: z.string().nullable().default(null),
    researchInterest: z.string().nullable().default(null),
    email: EmailAddress.nullable().default(null),
    contactAudience: ContactAudience.default(firstContactAudience),
    authorNames: words,
    otherNames: words,
    organisms: words,
    keywords: words,
    affiliations: z
      .array(
        z.object({
          organization: naturalKey,
          isPi: z.boolean().default(false),
          jobTitle: z.string().nullable().default(null),
          // EDIT-026: operators vouch for what they load.
          isConfirmed: z.boolean().default(true),
        }),
      )
      .default([]),
    referenceIds: z.array(z.int()).default([]),
  }),
  'rosette_community_news.jsonl': NewsItem.omit({ id: true }),
  'rosette_community_event.jsonl': CommunityEvent,
  // The text of a position that is read on the site itself, under the name that its uri has.
  'rosette_community_job.jsonl': JobPosting.extend({ posting: z.string().min(1).nullable().default(null) }).refine(
    ({ uri, posting }) => posting === null || PostingName.safeParse(uri).success,
    { path: ['uri'], message: 'must be the name of a text, as in technician.txt' },
  ),
  'rosette_community_comment.jsonl': z.object({
    recordKind: z.string(),
    naturalKey: z.string(),
    person: naturalKey,
    notepadComment: z.string().min(1),
    enteredAt: z.iso.datetime(),
    state: z.enum(['pending', 'published', 'withdrawn']),
  }),
  'rosette_community_symbol.jsonl': z.object({
    symbol: z.string().min(1),
    fullName: z.string(),
    isMutantPhenotype: z.boolean(),
    referenceId: z.int().nullable().default(null),
    submittedOn: z.iso.date(),
    status: z.enum(['submitted', 'asked_back', 'accepted', 'rejected']),
    submitter: naturalKey,
  }),
} as const

export type CommunityFile = keyof typeof communityFiles

/** A line as the loader sees it. */
export type CommunityLine<File extends CommunityFile> = z.output<(typeof communityFiles)[File]>
