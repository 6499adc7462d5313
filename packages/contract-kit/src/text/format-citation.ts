import { doiAddress } from './parse-doi.ts'

/** What a citation is written from. */
export type Cited = {
  /** What the page shows: `Locus: AT4G18960 (AG)`. */
  title: string
  releaseId: string
  /** `YYYY-MM-DD`; null if it is not recorded. */
  releaseDay: string | null
  /** `YYYY-MM-DD` */
  accessDay: string
  /** Of the release; null if it has none. */
  doi: string | null
  address: string
  /** Of the files that the records follow from. */
  licences: readonly string[]
}

const siteName = 'Rosette'

/** A citation in words. */
export function formatCitation({ title, releaseId, releaseDay, accessDay, doi, address }: Cited): string {
  const release = releaseDay === null ? `release ${releaseId}` : `release ${releaseId} (${releaseDay})`
  return `${siteName}, ${release}${doi === null ? '' : `, ${doiAddress(doi)}`}. ${title}. ${address} (accessed ${accessDay}).`
}

/** The same as an entry of BibTeX. */
export function formatBibtex({ title, releaseId, releaseDay, accessDay, doi, address, licences }: Cited): string {
  const fields = {
    author: `{${siteName}}`,
    title: `{${escapeBibtex(title)}}`,
    year: (releaseDay ?? accessDay).slice(0, 4),
    version: `Release ${escapeBibtex(releaseId)}`,
    ...(doi !== null && { doi: escapeBibtex(doi) }),
    // \url takes an address as it is, except for what ends the argument.
    howpublished: `\\url{${address.replaceAll(/[{}\\]/g, encodeURIComponent)}}`,
    note: `Accessed ${accessDay}${licences.length > 0 ? `. Licence: ${escapeBibtex(licences.join('; '))}` : ''}`,
  }
  const lines = Object.entries(fields).map(([name, value]) => `  ${name} = {${value}}`)
  return `@misc{${keyOf(title, releaseDay ?? accessDay)},\n${lines.join(',\n')}\n}\n`
}

function keyOf(title: string, day: string): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase()
  return `rosette-${words.slice(0, 40)}-${day.slice(0, 4)}`
}

const bibtexCharacters: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
}

function escapeBibtex(text: string): string {
  return text.replaceAll(/[\\~^&%$#_{}]/g, (character) => bibtexCharacters[character] ?? `\\${character}`)
}
