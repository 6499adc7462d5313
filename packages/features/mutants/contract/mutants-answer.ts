import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { NextCursor } from '@rosette/contract-kit/search/list-cursor.ts'
import { MutantHit } from '@rosette/kinds/polymorphism/contract/mutant-listing.ts'
import { z } from 'zod'
import { mutantFilterNames } from './mutants-call.ts'

/** Lines of one gene that are sent at most; the file has all. */
export const mostLinesOfGene = 50

/** A gene of the list. */
export const MutantGene = z
  .object({
    locus: RecordRef,
    symbol: z.string().nullable(),
    fullName: z.string().nullable(),
    lines: z.int().describe('All its lines.'),
    fitting: z.int().describe('Those that fit the filters.'),
    shown: z.array(MutantHit).describe('The best of those that fit, as many as were asked for.'),
    germplasms: z
      .object({ count: z.int(), first: z.array(RecordRef) })
      .nullable()
      .describe('Of a gene without a line: germplasms with a phenotype of this gene.'),
  })
  .meta({ id: 'MutantGene' })
export type MutantGene = z.infer<typeof MutantGene>

/** Genes of a list that have such a line. Filters do not change it. */
export const MutantSummary = z
  .object({
    genes: z.int(),
    withLine: z.int(),
    inExon: z.int(),
    homozygous: z.int(),
    homozygousInExon: z.int().describe('One genotyping names an exon and found it homozygous.'),
    deposited: z.int().describe('Homozygous in an exon and deposited at the stock centre, which does not mean that it can be ordered.'),
  })
  .meta({ id: 'MutantSummary' })
export type MutantSummary = z.infer<typeof MutantSummary>

export const MutantFacetCount = z.object({ value: z.string(), count: z.int() })
export type MutantFacetCount = z.infer<typeof MutantFacetCount>

/** GET mutants. */
export const MutantsAnswer = z
  .object({
    releaseId: z.string(),
    given: z.int().describe('Ids or items of the list.'),
    notMatched: z.object({ count: z.int(), ids: z.array(z.string()).describe('The first 100.') }),
    summary: MutantSummary,
    facets: z.record(z.enum(mutantFilterNames), z.array(MutantFacetCount)).describe('Lines that fit the other filters.'),
    fitting: z.object({ lines: z.int(), genes: z.int() }).describe('Lines that fit the filters, and genes that have one.'),
    total: z.int().describe('Genes on all pages.'),
    from: z.int(),
    genes: z.array(MutantGene),
    next: NextCursor,
  })
  .meta({ id: 'MutantsAnswer' })
export type MutantsAnswer = z.infer<typeof MutantsAnswer>
