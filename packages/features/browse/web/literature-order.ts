import { parseNameAndKey } from '@rosette/contract-kit/cards/define-search-card.ts'
import { publicationName } from '@rosette/contract-kit/records/publication-name.ts'
import type { PublicationHit } from '@rosette/kinds/publication/contract/publication-search-card.ts'
import { compareValues } from '@rosette/ui-kit/text/compare-values.ts'

/** What a row is called: its title, or its number at PubMed. */
export function titleOfHit({ title, pubmedId, referenceId }: PublicationHit): string {
  return publicationName({ title: title.join('; ') || null, pubmedId, referenceId })
}

/** BROWSE-006: by journal or by first author, then by title; rows without one come last. */
export function sortLiterature(hits: readonly PublicationHit[], field: string): PublicationHit[] {
  const keyOf = ({ authors, pubName }: PublicationHit) => (field === 'author' ? authors[0] : pubName[0]) ?? null
  return hits.toSorted((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null) || compareTitles(one, other)
    return compareValues(a, b) || compareTitles(one, other)
  })
}

function compareTitles(one: PublicationHit, other: PublicationHit): number {
  return compareValues(titleOfHit(one), titleOfHit(other))
}

/** What the filter looks through. */
export function literatureTexts(hit: PublicationHit): string[] {
  const { authors, pubName, year, doi, pubmedId, keywords, loci } = hit
  return [
    titleOfHit(hit),
    ...authors,
    ...pubName,
    ...keywords,
    ...loci.map((locus) => parseNameAndKey(locus).name),
    ...[year, doi, pubmedId].map((value) => String(value ?? '')),
  ]
}

type DateRange = { from: string; to: string }

/** How long before the newest publication the list begins (BROWSE-013). */
const rangeDays = 14

/** The days that the list covers; null if no row has a date. */
export function rangeOf(hits: readonly PublicationHit[]): DateRange | null {
  const to = hits
    .flatMap(({ date_last_modified }) => date_last_modified)
    .toSorted()
    .at(-1)
  return to === undefined ? null : { from: daysBefore(to, rangeDays), to }
}

export function formatRange({ from, to }: DateRange): string {
  return `Publications added or changed from ${from} to ${to}.`
}

function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * 86_400_000).toISOString().slice(0, 10)
}
