import type { PublicationLine } from './record-parts.ts'

/** A row of the release's publications, as a loader joins it. */
export type PublicationRow = {
  referenceId: number
  title: string | null
  /** Separated by semicolons. */
  authors: string | null
  pubmedId: number | null
  publicationYear: number | null
}

/** Where a title is not known, the publication is shown by its accession. */
export function toPublicationLine({ referenceId, title, authors, pubmedId, publicationYear }: PublicationRow): PublicationLine {
  const publication = { kind: 'publication', key: referenceId, label: title ?? `Publication:${referenceId}` }
  return { publication, title, authors: splitAuthors(authors), pubmedId, publicationYear }
}

/** `Bowman JL; Smyth DR` → its two names. */
export function splitAuthors(authors: string | null): string[] {
  return (authors ?? '')
    .split(';')
    .map((author) => author.trim())
    .filter((author) => author !== '')
}
