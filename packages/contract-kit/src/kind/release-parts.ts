import { z } from 'zod'

/** Data that a release may lack, and without which nothing on the site speaks of them. */
export const ReleasePart = z.enum(['interactions', 'orthologs', 'pathways', 'gene_sets', 'expression', 'motifs'])
export type ReleasePart = z.infer<typeof ReleasePart>
