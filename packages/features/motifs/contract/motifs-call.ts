import { z } from 'zod'
import { isListOrItems, listedGenes, listOrItems, severalOf } from '../../list-contents/contract/listed-genes.ts'

/** Fewer promoters of a list are not tested. */
export const fewestPromoters = 5
export const alpha = 0.05

/** Bases upstream of a gene. */
export const reaches = ['1000', '500'] as const
export const motifBackgrounds = ['coding', 'all'] as const

const genes = {
  ...listedGenes,
  within: z.enum(reaches).default('1000').describe('Bases upstream of the gene within which a site counts.'),
  background: z
    .enum(motifBackgrounds)
    .default('coding')
    .describe('Promoters that those of the list are compared with: of protein-coding genes, or of all loci.'),
}

/** Rows of a page at first. */
export const firstMotifs = 20

/** GET motifs. */
export const MotifsQuery = z
  .object({
    ...genes,
    folded: z.enum(['0', '1']).default('0').describe('1: with motifs that are folded into a better one like them.'),
    size: z.coerce.number().int().min(1).max(2000).default(firstMotifs).describe('Motifs of the answer, best first.'),
  })
  .refine(isListOrItems, listOrItems)
export type MotifsQuery = z.output<typeof MotifsQuery>

/** GET motifs/file. */
export const MotifsFileQuery = z.object(genes).refine(isListOrItems, listOrItems)
export type MotifsFileQuery = z.output<typeof MotifsFileQuery>

export const mostChosen = 4

/** GET motifs/sites. */
export const MotifSitesQuery = z
  .object({
    ...genes,
    motif: z
      .string()
      .max(200)
      .transform(severalOf)
      .pipe(z.array(z.string()).min(1).max(mostChosen))
      .describe(`Ids of up to ${mostChosen} matrices, separated by |.`),
  })
  .refine(isListOrItems, listOrItems)
export type MotifSitesQuery = z.output<typeof MotifSitesQuery>
