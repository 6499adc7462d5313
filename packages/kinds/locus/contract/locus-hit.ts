import { z } from 'zod'

/** One row of a gene search. Field names are the wire names of the specification (1, section 3); a hit stands for a locus. */
export const LocusHit = z
  .object({
    locus_tairObjectId: z.int(),
    gene_name: z.string(),
    other_names: z.array(z.string()),
    description: z.string().nullable(),
    phenotypes: z.array(z.string()),
    uniprot_ids: z.array(z.string()),
    gene_model_ids: z.array(z.string()),
    /** Keys of the gene models, in the order of their names. */
    gene_tair_ids: z.array(z.string()),
    gene_model_type: z.string(),
    keywords: z.array(z.string()),
    tairAccession: z.string().nullable(),
  })
  .meta({ id: 'LocusHit' })
export type LocusHit = z.infer<typeof LocusHit>
