import type { InterproDomain } from '@rosette/contract-kit/records/protein-parts.ts'
import { type DomainColour, domainColours } from './domain-colours.ts'

export type DomainPosition = { start: number; end: number }

/** One line of the picture: a signature, or an InterPro entry, with the places where it was found. */
export type DomainLane = {
  id: string
  label: string
  /** What its bars say. */
  name: string
  /** The database or method that found it, beside the lane. */
  source: string | null
  accession: string | null
  colour: DomainColour
  places: readonly DomainPosition[]
}

/** Lanes that belong together, under a title. */
export type DomainGroup = { id: string; title: string | null; accession: string | null; lanes: readonly DomainLane[] }

/** One lane for each InterPro entry, for pages that know no single signatures. */
export function interproGroups(domains: readonly InterproDomain[]): DomainGroup[] {
  const { colourOf } = domainColours([domains])
  const lanes = domains.map(({ interproData: { accession, name }, interproType, places }) => ({
    id: accession,
    label: name ?? accession,
    name: `${name ?? accession}${interproType ? `, ${interproType.toLowerCase()}` : ''}`,
    source: accession,
    accession,
    colour: colourOf(accession),
    places: places.map(({ startPosition, endPosition }) => ({ start: startPosition, end: endPosition })),
  }))
  return [{ id: 'interpro', title: null, accession: null, lanes }]
}
