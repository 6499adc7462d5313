import { z } from 'zod'

/** The public summary of a record: one shape for all kinds, and nothing that searches do not tell everybody too (LINK-004). */
export const PublicSummary = z
  .object({
    kind: z.string(),
    key: z.int(),
    name: z.string(),
    symbols: z.array(z.string()),
    type: z.string().nullable(),
    description: z.string().nullable(),
    /** `Chr4:10382841-10388272`; null if it has none. */
    position: z.string().nullable(),
    uniprotIds: z.array(z.string()),
    isObsolete: z.boolean(),
    /** The path that others should link to; it outlives releases. */
    address: z.string(),
    /** What the record can be fetched as, by ending of the address. */
    formats: z.array(z.string()),
    release: z.string(),
    /** Whether this visitor may see the whole record. */
    isOpen: z.boolean(),
  })
  .meta({ id: 'PublicSummary' })
export type PublicSummary = z.infer<typeof PublicSummary>

/** What a record can be fetched as, by ending of its permanent address. */
export const recordFormats = {
  json: 'application/json',
  jsonld: 'application/ld+json',
  fasta: 'text/x-fasta',
  gff3: 'text/x-gff3',
  tsv: 'text/tab-separated-values',
  bib: 'application/x-bibtex',
  linkset: 'application/linkset+json',
} as const
export type RecordFormat = keyof typeof recordFormats
