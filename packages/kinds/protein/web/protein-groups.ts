import { type DomainColour, type DomainLegend, domainColours } from '@rosette/ui-kit/pictures/domains/domain-colours.ts'
import type { DomainGroup, DomainLane } from '@rosette/ui-kit/pictures/domains/domain-groups.ts'
import type { ProteinDomain, ProteinRecord } from '../contract/protein-record.ts'

/** How lanes are put together: by the InterPro entry of a signature, or by the database it is of. */
export const groupings = ['entry', 'source'] as const
export type Grouping = (typeof groupings)[number]

/** The colours of all isoforms, so that a domain has one colour on the page. */
export function coloursOfProtein({ interproDomains, isoforms }: Pick<ProteinRecord, 'interproDomains' | 'isoforms'>) {
  return domainColours([interproDomains, ...isoforms.map((isoform) => isoform.domains)])
}

/** The signatures of a protein in lanes. */
export function proteinGroups(protein: ProteinRecord, grouping: Grouping): { groups: DomainGroup[]; legend: DomainLegend } {
  const { colourOf, legend } = coloursOfProtein(protein)
  const lanes = toLanes(protein.domains, colourOf)
  const names = new Map(protein.interproDomains.map(({ interproData: { accession, name } }) => [accession, name]))
  const byGroup = Map.groupBy(lanes, (lane) => (grouping === 'entry' ? lane.accession : lane.source) ?? '')
  const groups = [...byGroup].map(([id, own]) => ({
    id,
    title: titleOf(id, grouping, names.get(id) ?? null),
    accession: grouping === 'entry' && names.get(id) ? id : null,
    lanes: own,
  }))
  // What has no entry or no known source comes last.
  const sorted = groups.toSorted((one, other) => Number(one.id === '') - Number(other.id === ''))
  const shown = new Set(lanes.map((lane) => lane.colour))
  const further = (['other', 'superfamily', 'family', 'feature'] as const).filter(
    (colour) => shown.has(colour) && !legend.some((each) => each.colour === colour),
  )
  return { groups: sorted, legend: [...legend, ...further.map((colour) => ({ colour, label: furtherLabels[colour] }))] }
}

const furtherLabels = { other: 'other signatures', superfamily: 'superfamily', family: 'family', feature: 'sequence feature' } as const

function titleOf(id: string, grouping: Grouping, name: string | null): string {
  if (id === '') return grouping === 'entry' ? 'Family and sequence features, no InterPro entry' : 'Source unknown'
  return name ?? id
}

/** A lane for each signature; its places side by side. */
function toLanes(domains: readonly ProteinDomain[], colourOf: (accession: string) => DomainColour): DomainLane[] {
  const alike = Map.groupBy(domains, ({ domainDetails: { proteinDomainAccession, interproAccession } }) => {
    return `${interproAccession ?? ''} ${proteinDomainAccession}`
  })
  return [...alike].flatMap(([id, places]) => {
    const [first] = places
    if (!first) return []
    const { proteinDomainAccession: label, description, interproAccession, proteindomainType } = first.domainDetails
    return {
      id,
      label,
      name: description ?? label,
      source: proteindomainType,
      accession: interproAccession,
      colour: interproAccession === null ? colourOfSource(proteindomainType) : colourOf(interproAccession),
      places: distinctPlaces(places),
    }
  })
}

/** The domain file gives a place twice if it has two descriptions. */
function distinctPlaces(domains: readonly ProteinDomain[]): DomainLane['places'] {
  const places = domains.map(
    ({ startPosition, endPosition }) => [`${startPosition} ${endPosition}`, { start: startPosition, end: endPosition }] as const,
  )
  return [...new Map(places).values()]
}

/** What databases and methods find where InterPro has no entry. */
const sourceColours: Readonly<Record<string, DomainColour>> = {
  PANTHER: 'family',
  PIRSF: 'family',
  HAMAP: 'family',
  SFLD: 'family',
  SUPERFAMILY: 'superfamily',
  Gene3D: 'superfamily',
  FunFam: 'superfamily',
  Coils: 'feature',
  SEG: 'feature',
  'MobiDB-lite': 'feature',
  SignalP: 'feature',
  TMHMM: 'feature',
  Phobius: 'feature',
}

function colourOfSource(source: string | null): DomainColour {
  return (source !== null && sourceColours[source]) || 'other'
}
