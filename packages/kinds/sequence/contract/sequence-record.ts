import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { Attribution, RecordComment } from '@rosette/contract-kit/records/attribution.ts'
import { PublicationLine } from '@rosette/contract-kit/records/record-parts.ts'
import { z } from 'zod'

/** The page of a nucleotide sequence (specification 2, section 3). Null means not recorded. */
export const SequenceRecord = z
  .object({
    nucleotideSeqId: z.int(),
    name: z.string(),
    dateLastModified: z.iso.date().nullable(),
    tairObjectId: z.int().nullable(),
    /** INSDC accession, with version. */
    icAccession: z.string().nullable(),
    nucleotideSequenceType: z.string().nullable(),
    sequenceClass: z.string().nullable(),
    /** The gene model whose transcript it is, if published. */
    gene: RecordRef.nullable(),
    length: z.int().nullable(),
    /** Null if the release has the accession but not the bases. */
    sequence: z.string().nullable(),
    comments: z.array(RecordComment),
    attributions: z.array(Attribution),
    publications: z.array(PublicationLine),
  })
  .meta({ id: 'SequenceRecord' })
export type SequenceRecord = z.infer<typeof SequenceRecord>
