import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { CommunityContact } from '@rosette/contract-kit/records/community-parts.ts'
import { ContactAudience } from '@rosette/contract-kit/vocabulary/contact-audiences.ts'
import { z } from 'zod'

/** A lab or institute the person belongs to. */
export const PersonAffiliation = z.object({
  organizationName: z.string(),
  communityId: z.int(),
  isPi: z.boolean(),
  jobTitle: z.string().nullable(),
})
export type PersonAffiliation = z.infer<typeof PersonAffiliation>

/** The person's own word, with a record if the release has a keyword of that name. */
export const PersonKeyword = z.object({ keyword: z.string(), record: RecordRef.nullable() })
export type PersonKeyword = z.infer<typeof PersonKeyword>

export const PersonPublication = z.object({
  referenceId: z.int(),
  title: z.string().nullable(),
  /** The journal. */
  sourceName: z.string().nullable(),
  publicationYear: z.int().nullable(),
  pubmedId: z.int().nullable(),
})
export type PersonPublication = z.infer<typeof PersonPublication>

/** A paper that the person annotated, with how many of their lines curators accepted. */
export const AnnotatedPaper = z.object({
  pubmedId: z.int(),
  /** Null if the release does not have it. */
  referenceId: z.int().nullable(),
  title: z.string().nullable(),
  lineCount: z.int(),
})
export type AnnotatedPaper = z.infer<typeof AnnotatedPaper>

/** The page of a person (specification 2, section 3). Null means not recorded, or not shown to this visitor. */
export const PersonRecord = z
  .object({
    communityId: z.int(),
    personId: z.int(),
    tairAccession: z.int().nullable(),
    firstName: z.string().nullable(),
    lastName: z.string(),
    /** Under which the person published. */
    authorNames: z.array(z.string()),
    otherNames: z.array(z.string()),
    organisms: z.array(z.string()),
    primaryJobTitle: z.string().nullable(),
    researchInterest: z.string().nullable(),
    keywords: z.array(PersonKeyword),
    ...CommunityContact.shape,
    email: z.string().nullable(),
    /** Who sees e-mail address, phones, street and postal code, besides the person and curators. */
    contactAudience: ContactAudience,
    /** False if they are withheld from this visitor. */
    isContactShown: z.boolean(),
    affiliations: z.array(PersonAffiliation),
    publications: z.array(PersonPublication),
    /** Of those who want to be named. */
    annotatedPapers: z.array(AnnotatedPaper),
  })
  .meta({ id: 'PersonRecord' })
export type PersonRecord = z.infer<typeof PersonRecord>
