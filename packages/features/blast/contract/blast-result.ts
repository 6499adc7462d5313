import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { GenePicture } from '@rosette/contract-kit/records/gene-pictures.ts'
import { chromosomes } from '@rosette/contract-kit/vocabulary/genome.ts'
import { Share } from '@rosette/contract-kit/vocabulary/sequence-coverage.ts'
import { z } from 'zod'
import { blastDatabaseIds } from './blast-databases.ts'
import { BlastOptions } from './blast-options.ts'

/** One alignment of a query with a sequence of the database, as blast_formatter writes it in a table. */
export const BlastHsp = z.object({
  /** Its line in the table of the whole result, from 1. */
  line: z.int(),
  identity: z.number().describe('Percent of identical residues.'),
  length: z.int().describe('Columns of the alignment.'),
  mismatches: z.int(),
  gapOpenings: z.int(),
  queryStart: z.int(),
  queryEnd: z.int(),
  subjectStart: z.int().describe('Larger than the end if the reverse strand was hit.'),
  subjectEnd: z.int(),
  evalue: z.number(),
  bitScore: z.number(),
  score: z.int(),
  identical: z.int(),
  positive: z.int(),
  gaps: z.int(),
  queryFrame: z.int(),
  subjectFrame: z.int(),
})
export type BlastHsp = z.infer<typeof BlastHsp>

const HitPosition = z.object({ chromosome: z.enum(chromosomes), start: z.int(), end: z.int() })
export type HitPosition = z.infer<typeof HitPosition>

/** The locus that a hit belongs to. */
export const HitLocus = z.object({
  locus: RecordRef,
  symbols: z.array(z.string()),
  description: z.string().nullable(),
  place: HitPosition.nullable(),
})
export type HitLocus = z.infer<typeof HitLocus>

/** A sequence of the database that a query is similar to, with its alignments, the best first. */
export const BlastHit = z.object({
  /** Its place in the whole result, from 1. */
  number: z.int(),
  query: z.int().describe('Index in `queries`.'),
  database: z.enum(blastDatabaseIds).describe('The database that the sequence is in.'),
  subject: z.string(),
  title: z.string(),
  subjectLength: z.int(),
  queryCover: z.number().describe('Percent of the query that any alignment covers.'),
  hsps: z.array(BlastHsp).min(1),
  /** Null if the sequence belongs to no locus of the release. */
  locus: HitLocus.nullable(),
})
export type BlastHit = z.infer<typeof BlastHit>

/** More hits than these are in the files only. */
export const mostShownHits = 2000

/** GET runs/{token}/blast. */
export const BlastResult = z
  .object({
    options: BlastOptions,
    databases: z.array(
      z.object({
        id: z.enum(blastDatabaseIds),
        label: z.string(),
        coverage: Share.nullable().describe('Sequences that the database held of those that are annotated; of the genome, bases.'),
      }),
    ),
    version: z.string().describe('Version of BLAST+ that searched.'),
    queries: z.array(z.object({ name: z.string(), length: z.int(), hits: z.int() })),
    hits: z.array(BlastHit),
    total: z.int().describe(`Hits in the files; at most ${mostShownHits} are in \`hits\`.`),
    /** Whether the release that was searched is still there: alignments as text and XML are made from it. */
    hasRelease: z.boolean(),
  })
  .meta({ id: 'BlastResult' })
export type BlastResult = z.infer<typeof BlastResult>

/** GET runs/{token}/blast/alignments/{line}. */
export const BlastAlignment = z
  .object({ line: z.int(), query: z.string(), midline: z.string(), subject: z.string() })
  .meta({ id: 'BlastAlignment' })
export type BlastAlignment = z.infer<typeof BlastAlignment>

/** A stretch of the genome that an alignment covers, on one strand. */
export const HspPosition = HitPosition.extend({ line: z.int(), strand: z.enum(['+', '-']) })
export type HspPosition = z.infer<typeof HspPosition>

/** GET runs/{token}/blast/picture/{number}: where a hit lies on the genome, and the gene it lies in. */
export const HitPicture = z.object({ places: z.array(HspPosition), picture: GenePicture.nullable() }).meta({ id: 'HitPicture' })
export type HitPicture = z.infer<typeof HitPicture>

/** What a result can be downloaded as, with the ending of the file. */
export const resultFormats = { text: 'txt', tsv: 'tsv', xml: 'xml', gff3: 'gff3', fasta: 'fasta', archive: 'asn' } as const
export type ResultFormat = keyof typeof resultFormats

// Object.keys loses the key type.
export const resultFormatNames = Object.keys(resultFormats) as [ResultFormat, ...ResultFormat[]]
