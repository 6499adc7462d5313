import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { RecordComment } from '@rosette/contract-kit/records/attribution.ts'
import { preview } from '@rosette/contract-kit/records/record-parts.ts'
import { z } from 'zod'
import { publicationTypes } from './publication-types.ts'

/** Genome papers name thousands of loci; a page has this many, and the total. */
export const mostLoci = 1000

/** Bibliographic data. Published files give numbers and years; everything else is null if not recorded. */
export const Citation = z.object({
  title: z.string().nullable(),
  authors: z.array(z.string()),
  publicationType: z.enum(publicationTypes).nullable(),
  pubName: z.string().nullable(),
  publicationYear: z.int().nullable(),
  volume: z.string().nullable(),
  issue: z.string().nullable(),
  pageStart: z.string().nullable(),
  doi: z.string().nullable(),
  /** The files write 0 for "not in PubMed"; a record has null. */
  pubmedId: z.int().nullable(),
  refid: z.int(),
  /** As PubMed has it; parts of a structured abstract follow each other. */
  abstract: z.string().nullable(),
})
export type Citation = z.infer<typeof Citation>

export const PublicationLocus = z.object({ locus: RecordRef, symbol: z.string().nullable() })
export type PublicationLocus = z.infer<typeof PublicationLocus>

/** An author who is registered in the community. */
export const PublicationPerson = z.object({ firstName: z.string().nullable(), lastName: z.string(), communityId: z.int() })

/** The page of a publication (specification 2, section 3). Null means not recorded. */
export const PublicationRecord = z
  .object({
    referenceId: z.int(),
    publication: Citation,
    communities: z.array(PublicationPerson),
    keywords: z.array(RecordRef),
    loci: preview(PublicationLocus),
    annotationCount: z.int(),
    comments: z.array(RecordComment),
  })
  .meta({ id: 'PublicationRecord' })
export type PublicationRecord = z.infer<typeof PublicationRecord>
