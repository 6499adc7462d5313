import type { UniprotReference } from './uniprot-entry.ts'
import { joinWrapped } from './wrapped-text.ts'

/** Lines from RN to RL, with their codes: `RX   PubMed=1973265; DOI=10.1038/346035a0;`. */
export function parseReferences(lines: readonly string[]): UniprotReference[] {
  const blocks: string[][] = []
  for (const line of lines) {
    if (line.startsWith('RN')) blocks.push([line])
    else blocks.at(-1)?.push(line)
  }
  return blocks.flatMap((block) => {
    const textOf = (code: string) => joinWrapped(block.filter((line) => line.startsWith(code)).map((line) => line.slice(5)))
    const number = /\[(\d+)\]/.exec(textOf('RN'))?.[1]
    if (number === undefined) return []
    const ids = textOf('RX')
    const pubmedId = /PubMed=(\d+)/.exec(ids)?.[1]
    return {
      number: Number(number),
      pubmedId: pubmedId === undefined ? null : Number(pubmedId),
      doi: /DOI=(\S+);/.exec(ids)?.[1] ?? null,
      citation: citationOf(textOf('RA') || textOf('RG'), textOf('RL')),
    }
  })
}

/** `Yanofsky et al. 1990, Nature`; other places than journals stay as they are written. */
function citationOf(authors: string, place: string): string {
  // `Nature 346:35-39(1990).`, `Genome Res. 0:0-0(2019).`
  const [, journal, year] = /^(.+?)\s+\S*:\S*\((\d{4})\)\.$/.exec(place) ?? []
  const whoWrote = shortAuthors(authors)
  if (journal === undefined) return [whoWrote, place.replace(/\.$/, '')].filter(Boolean).join(', ')
  return `${whoWrote ? `${whoWrote} ` : ''}${year}, ${journal}`
}

/** `Yanofsky M.F., Ma H.;` has surnames before initials. */
function shortAuthors(authors: string): string {
  const surnames = authors
    .replace(/;$/, '')
    .split(',')
    .map((author) => author.trim().replace(/\s+(?:[A-Z][a-z]?\.-?)+(?:\s+(?:Jr|Sr|I+)\.?)?$/, ''))
    .filter((name) => name !== '')
  const [first = '', second] = surnames
  if (surnames.length > 2) return `${first} et al.`
  return second === undefined ? first : `${first} and ${second}`
}
