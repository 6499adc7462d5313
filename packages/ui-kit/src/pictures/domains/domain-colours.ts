import type { InterproDomain } from '@rosette/contract-kit/records/protein-parts.ts'

/** Two domains have colours of their own, further ones share a third; what is not a domain has one for its kind. */
export type DomainColour = 'first' | 'second' | 'other' | 'superfamily' | 'family' | 'feature'

export type DomainLegend = readonly { colour: DomainColour; label: string }[]

/** Colours of the InterPro entries of a protein, or of several that are drawn below each other. */
export type DomainColours = { colourOf(accession: string): DomainColour; legend: DomainLegend }

/** Entries that overlap on one of the proteins are one domain, seen by several databases: they share a colour. */
export function domainColours(proteins: readonly (readonly InterproDomain[])[]): DomainColours {
  const entries = new Map(proteins.flat().map((entry) => [entry.interproData.accession, entry]))
  const domains = clusters(proteins.map((each) => each.filter((entry) => kindOf(entry) === null)))
  const placeOf = new Map(domains.flatMap((accessions, index) => accessions.map((accession) => [accession, index] as const)))
  const colourOf = (accession: string): DomainColour => {
    const entry = entries.get(accession)
    if (!entry) return 'other'
    return kindOf(entry) ?? (['first', 'second'] as const)[placeOf.get(accession) ?? 2] ?? 'other'
  }
  const nameOf = (accession: string | undefined) => (accession && entries.get(accession)?.interproData.name) || accession || ''
  const shown = new Set([...entries.keys()].map(colourOf))
  const labels: Record<DomainColour, string> = {
    first: nameOf(domains[0]?.[0]),
    second: nameOf(domains[1]?.[0]),
    other: 'other domains',
    superfamily: 'superfamily',
    family: 'family',
    feature: 'sequence feature',
  }
  // Object.keys loses the key type.
  const colours = Object.keys(labels) as DomainColour[]
  return { colourOf, legend: colours.filter((colour) => shown.has(colour)).map((colour) => ({ colour, label: labels[colour] })) }
}

/** What is not a domain: a family or superfamily spans several of them. */
function kindOf({ interproType }: InterproDomain): 'family' | 'superfamily' | null {
  const type = interproType?.toLowerCase()
  if (type === 'family') return 'family'
  return type === 'homologous superfamily' ? 'superfamily' : null
}

/** Accessions that overlap directly or through others, in the order of the first protein that has them. */
function clusters(proteins: readonly (readonly InterproDomain[])[]): string[][] {
  let found: string[][] = []
  for (const entries of proteins) {
    for (const entry of entries) {
      const near = entries.filter((other) => overlap(entry, other)).map((other) => other.interproData.accession)
      const joined = found.filter((cluster) => cluster.some((accession) => near.includes(accession)))
      const [first] = joined
      const members = [...new Set([...joined.flat(), entry.interproData.accession, ...near])]
      // The joined cluster stays where its first part was.
      found = first
        ? found.flatMap((cluster) => (cluster === first ? [members] : joined.includes(cluster) ? [] : [cluster]))
        : [...found, members]
    }
  }
  return found
}

function overlap(one: InterproDomain, other: InterproDomain): boolean {
  return one.places.some((a) => other.places.some((b) => a.startPosition <= b.endPosition && b.startPosition <= a.endPosition))
}
