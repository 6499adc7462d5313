import { z } from 'zod'

/** A link from one record to another, joined by the server so that no page fetches again. */
export const RecordRef = z
  .object({
    kind: z.string(),
    key: z.int(),
    label: z.string(),
  })
  .meta({ id: 'RecordRef' })
export type RecordRef = z.infer<typeof RecordRef>

/** What a link may say beside it: that the label stands in the place of the key, as for probes (RESULTS-030). */
export type LinkTarget = RecordRef & { isByName?: boolean }

/**
 * How a record is known by a name. `name` and `accession` are its own; `symbol`, `full_name`, `alias` and `stock` are
 * further names of the same thing; the others belong to another thing that leads to it, as a gene model leads to its locus: a
 * `cross_reference` to an entry of another database, a `line` to the insertions that its seeds carry.
 */
export const identifierTypes = [
  'name',
  'accession',
  'gene_model',
  'uniprot',
  'probe',
  'symbol',
  'full_name',
  'stock',
  'alias',
  'cross_reference',
  'line',
] as const

export type IdentifierType = (typeof identifierTypes)[number]

export const identifierStatuses = ['current', 'obsolete'] as const

export type IdentifierStatus = (typeof identifierStatuses)[number]

// Spaces of every width, control characters, the byte order mark and the zero-width space that web pages put into long names.
const blank = /[\s\p{Cc}\u200B]+/gu
const isPlain = /^[\x21-\x7e]+$/

/** The form in which names are stored and compared: upper case, no blanks around, one space for all blanks inside. */
export function normaliseIdentifier(text: string): string {
  // Nearly all ids are plain, and lists are long.
  if (isPlain.test(text)) return text.toUpperCase()
  return text.replace(blank, ' ').trim().toUpperCase()
}
