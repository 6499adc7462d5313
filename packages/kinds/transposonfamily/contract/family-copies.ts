import { defineRecordPart } from '@rosette/contract-kit/kind/record-part.ts'
import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { GenomeBin } from '@rosette/contract-kit/records/genome-bins.ts'
import { chromosomes, orientations } from '@rosette/contract-kit/vocabulary/genome.ts'
import { z } from 'zod'

export const FamilyMember = z.object({
  transposon: RecordRef,
  chromosome: z.enum(chromosomes),
  startPosition: z.int(),
  endPosition: z.int(),
})
export type FamilyMember = z.infer<typeof FamilyMember>

/** The record holds at most this many copies: the largest family has 1,439. */
export const mostMembers = 100

/** All copies of a family, counted. */
export const FamilySummary = z.object({
  count: z.int(),
  /** Bases of all copies. */
  together: z.int(),
  /** Half of the copies are shorter. */
  medianLength: z.int(),
  longest: FamilyMember.nullable(),
  bins: z.array(GenomeBin),
})
export type FamilySummary = z.infer<typeof FamilySummary>

export const FamilyCopy = FamilyMember.extend({ orientation: z.enum(orientations).nullable() })
export type FamilyCopy = z.infer<typeof FamilyCopy>

/** Copies per page; the first is the default. */
export const copyPageSizes = [25, 50, 100] as const

export const FamilyCopiesQuery = z.object({
  region: z
    .string()
    .regex(/^(Chr[1-5CM]:\d{1,9}-\d{1,9})?$/)
    .default('')
    .describe('Copies that begin between two bases of a chromosome: Chr3:13000001-14500000.'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce
    .number()
    .pipe(z.literal([...copyPageSizes]))
    .default(copyPageSizes[0]),
})
export type FamilyCopiesQuery = z.infer<typeof FamilyCopiesQuery>

export const FamilyCopies = z
  .object({
    /** How many begin in the region. */
    total: z.int(),
    /** Those of one page, in the order of the genome. */
    copies: z.array(FamilyCopy),
  })
  .meta({ id: 'FamilyCopies' })
export type FamilyCopies = z.infer<typeof FamilyCopies>

export const familyCopies = defineRecordPart({
  kind: 'transposonfamily',
  name: 'copies',
  summary: 'Copies of a transposon family, all of them or those that begin in a region',
  query: FamilyCopiesQuery,
  answer: FamilyCopies,
})
