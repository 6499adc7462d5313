import { z } from 'zod'
import { RecordRef } from '../kind/record-ref.ts'
import { chromosomes, orientations } from '../vocabulary/genome.ts'
import { publicationName } from './publication-name.ts'

/** The first rows of a long list and how many there are; the whole list is a search. */
export function preview<Row extends z.ZodType>(row: Row) {
  return z.object({ rows: z.array(row), total: z.int() })
}
export type Preview<Row> = { rows: Row[]; total: number }

/** Rows a preview holds at most (specification 2, section 2.4). */
export const previewRows = 15

export const Span = z.object({
  chromosome: z.enum(chromosomes),
  start: z.int(),
  end: z.int(),
  orientation: z.enum(orientations).nullable(),
})
export type Span = z.infer<typeof Span>

/** Where something lies on a map ("global assignment" in the documents). */
export const MapLocation = Span.extend({
  // Genetic maps count in centimorgans, which are not whole numbers.
  start: z.number(),
  end: z.number(),
  /** The record of the map; left out by kinds that name the map only. */
  map: RecordRef.optional(),
  name: z.string(),
  mapType: z.string(),
  units: z.string(),
})
export type MapLocation = z.infer<typeof MapLocation>

export const PublicationLine = z.object({
  /** Null if the release holds the citation but no record of the publication. */
  publication: RecordRef.nullable(),
  title: z.string().nullable(),
  /** Left out where only the citation's numbers are known. */
  authors: z.array(z.string()).optional(),
  pubmedId: z.int().nullable(),
  publicationYear: z.int().nullable(),
  /** The journal. */
  sourceName: z.string().nullable().optional(),
  /** The names of the first loci that it is about, and how many there are (DETAIL-039). */
  loci: preview(z.string()).optional(),
})
export type PublicationLine = z.infer<typeof PublicationLine>

/** A germplasm as loci and genes list it: one line each, with every phenotype that was described for the locus. */
export const GermplasmLine = z.object({
  germplasm: RecordRef,
  phenotypes: z.array(z.object({ phenotype: z.string().nullable(), pubmedId: z.int().nullable() })),
})
export type GermplasmLine = z.infer<typeof GermplasmLine>

export const ExternalLink = z.object({ label: z.string(), url: z.url() })
export type ExternalLink = z.infer<typeof ExternalLink>

/** A page at another site, as the documents give it: the site's name, the beginning of its addresses, and what is looked up there. */
export const WebLink = z.object({ webSiteName: z.string(), baseUrl: z.url(), urlVariable: z.string() })
export type WebLink = z.infer<typeof WebLink>

/** A row of the release's publications, as a loader joins it. */
export type PublicationRow = {
  referenceId: number
  title: string | null
  /** Separated by semicolons. */
  authors: string | null
  pubmedId: number | null
  publicationYear: number | null
  pubName: string | null
  firstLoci: readonly string[]
  locusTotal: number
}

export function toPublicationLine(row: PublicationRow): PublicationLine {
  const { referenceId, title, authors, pubmedId, publicationYear, pubName } = row
  const publication = { kind: 'publication', key: referenceId, label: publicationName({ title, pubmedId, referenceId }) }
  const loci = { rows: [...row.firstLoci], total: row.locusTotal }
  return { publication, title, authors: splitAuthors(authors), pubmedId, publicationYear, sourceName: pubName, loci }
}

/** A citation as a loader joins it to the release's publications, which may not have it. */
export type CitationRow = { [Column in keyof PublicationRow]: PublicationRow[Column] | null }

/** What a record cites by PubMed ID. */
export function toCitationLine({ referenceId, firstLoci, locusTotal, ...row }: CitationRow): PublicationLine {
  if (referenceId !== null) return toPublicationLine({ ...row, referenceId, firstLoci: firstLoci ?? [], locusTotal: locusTotal ?? 0 })
  return { publication: null, title: null, pubmedId: row.pubmedId, publicationYear: null }
}

/** A row for each phenotype → a line for each germplasm, in the order of the rows. */
export function toGermplasmLines(
  rows: readonly { germplasmId: number; name: string; phenotype: string | null; pubmedId: number | null }[],
): GermplasmLine[] {
  const lines = new Map<number, GermplasmLine>()
  for (const { germplasmId, name, phenotype, pubmedId } of rows) {
    const line = lines.get(germplasmId) ?? { germplasm: { kind: 'germplasm', key: germplasmId, label: name }, phenotypes: [] }
    // The file repeats a germplasm without a phenotype beside the lines that describe one.
    if (phenotype !== null || pubmedId !== null) line.phenotypes.push({ phenotype, pubmedId })
    lines.set(germplasmId, line)
  }
  return [...lines.values()]
}

/** `Bowman JL; Smyth DR` → its two names. */
export function splitAuthors(authors: string | null): string[] {
  return (authors ?? '')
    .split(';')
    .map((author) => author.trim())
    .filter((author) => author !== '')
}

/** A page elsewhere that a record names. */
export const Website = z.object({ websiteName: z.string(), url: z.url({ protocol: /^https?$/ }) })
export type Website = z.infer<typeof Website>

/** `name|address; name|address`, as our own tables write them; null if one can't be read. */
export function parseWebsites(text: string): Website[] | null {
  const websites: Website[] = []
  for (const part of text.split(';')) {
    if (part.trim() === '') continue
    const [websiteName = '', url = ''] = part.split('|').map((piece) => piece.trim())
    const website = Website.safeParse({ websiteName, url })
    if (!website.success || websiteName === '') return null
    websites.push(website.data)
  }
  return websites
}
