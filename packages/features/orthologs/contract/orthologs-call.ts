import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { ListCursor, NextCursor } from '@rosette/contract-kit/search/list-cursor.ts'
import { z } from 'zod'
import { isListOrItems, listedGenes, listOrItems } from '../../list-contents/contract/listed-genes.ts'

const settings = {
  ...listedGenes,
  species: z
    .string()
    .min(1)
    .max(100)
    .optional()
    .describe('A species of the release, as Oryza sativa. Without it the one in which most of the genes have an ortholog.'),
}

export const orthologPageSize = 50

/** GET orthologs. */
export const OrthologsQuery = z
  .object({
    ...settings,
    from: z.coerce.number().int().min(0).max(100_000).default(0).describe('Genes to pass over.'),
    size: z.coerce.number().int().min(1).max(100).default(orthologPageSize).describe('Genes of a page.'),
    cursor: ListCursor.optional(),
  })
  .refine(isListOrItems, listOrItems)
export type OrthologsQuery = z.output<typeof OrthologsQuery>

export const orthologFormats = ['tsv', 'csv'] as const

/** GET orthologs/file. */
export const OrthologsFileQuery = z
  .object({ ...settings, format: z.enum(orthologFormats).default('tsv') })
  .refine(isListOrItems, listOrItems)
export type OrthologsFileQuery = z.output<typeof OrthologsFileQuery>

export const OrthologSpecies = z
  .object({
    species: z.string(),
    genes: z.int().describe('Genes of the list with an ortholog there.'),
    loci: z.int().describe('Loci of the release with one.'),
  })
  .meta({ id: 'OrthologSpecies' })
export type OrthologSpecies = z.infer<typeof OrthologSpecies>

const Ortholog = z.object({
  name: z.string(),
  method: z.string().nullable(),
  source: z.string().nullable().describe('Whose list it is.'),
  identity: z.number().nullable().describe('Percent of the aligned residues that are the same.'),
  dNdS: z.number().nullable(),
  score: z.number().nullable(),
  scoreName: z.string().describe('What the score is called in its method.'),
})

export const GeneOrthologs = z
  .object({
    locus: RecordRef,
    symbol: z.string().nullable(),
    orthologs: z.array(Ortholog).describe('By name; empty if the release has none in the species.'),
  })
  .meta({ id: 'GeneOrthologs' })
export type GeneOrthologs = z.infer<typeof GeneOrthologs>

export const OrthologsAnswer = z
  .object({
    releaseId: z.string(),
    given: z.int().describe('Ids or items of the list.'),
    notMatched: z.object({ count: z.int(), ids: z.array(z.string()).describe('The first 100.') }),
    species: z.array(OrthologSpecies).describe('Every species of the release, by number of genes.'),
    chosen: z.string().nullable().describe('The species of the rows; null if the release has no orthologs.'),
    total: z.int().describe('Genes on all pages.'),
    from: z.int(),
    genes: z.array(GeneOrthologs).describe('In the order of the list.'),
    next: NextCursor,
    methods: z.array(z.string()).describe('What the methods of these orthologs do, a sentence for each.'),
  })
  .meta({ id: 'OrthologsAnswer' })
export type OrthologsAnswer = z.infer<typeof OrthologsAnswer>
