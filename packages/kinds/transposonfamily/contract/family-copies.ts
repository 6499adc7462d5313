import { defineRecordPart } from '@rosette/contract-kit/kind/record-part.ts'
import { ListCursor, NextCursor } from '@rosette/contract-kit/search/list-cursor.ts'
import { orientations } from '@rosette/contract-kit/vocabulary/genome.ts'
import { z } from 'zod'
import { FamilyMember } from './family-summary.ts'

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
  cursor: ListCursor.optional(),
})
export type FamilyCopiesQuery = z.infer<typeof FamilyCopiesQuery>

export const FamilyCopies = z
  .object({
    /** How many begin in the region. */
    total: z.int(),
    /** Those of one page, in the order of the genome. */
    copies: z.array(FamilyCopy),
    next: NextCursor,
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
