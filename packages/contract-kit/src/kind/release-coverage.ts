import { z } from 'zod'
import { keywordCategories } from '../vocabulary/keyword-categories.ts'
import { SequenceCoverage } from '../vocabulary/sequence-coverage.ts'

/** GET release/coverage: what the release holds of what its sets and lists are named after. */
export const ReleaseCoverage = z
  .object({
    releaseId: z.string(),
    sequences: SequenceCoverage,
    publications: z
      .object({
        of: z.int().nonnegative(),
        withTitle: z.int().nonnegative(),
        withAuthors: z.int().nonnegative(),
        withJournal: z.int().nonnegative(),
      })
      .describe('Publications of the release, and how many of them have a title, authors and a journal.'),
    annotatedGenes: z
      .record(z.enum(keywordCategories), z.int())
      .describe('Genes with an annotation that is not negated, by category of its keyword.'),
    optionalData: z
      .object({ pathway: z.int().nonnegative(), gene_set: z.int().nonnegative(), ortholog: z.int().nonnegative() })
      .describe('What only some releases have: pathways, gene sets of files, species with orthologs.'),
  })
  .meta({ id: 'ReleaseCoverage' })
export type ReleaseCoverage = z.infer<typeof ReleaseCoverage>
