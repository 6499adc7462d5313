import type { DomainColour } from '@rosette/ui-kit/pictures/domains/domain-colours.ts'
import type { ProteinRecord } from '../../contract/protein-record.ts'
import type { ConfidenceLevel, ProteinStructure } from '../../contract/structures/protein-structure.ts'
import type { ResidueVariant } from '../../contract/structures/residue-variants.ts'
import { coloursOfProtein } from '../protein-groups.ts'
import type { ColouredResidues } from './coloured-residues.ts'
import { variantColours } from './variant-colours.ts'

/** What the residues of a structure are coloured by. */
export const colourings = ['confidence', 'domains', 'variants', 'one'] as const
export type Colouring = (typeof colourings)[number]

export const levelLabels: Readonly<Record<ConfidenceLevel, string>> = {
  very_high: 'Very high (pLDDT above 90)',
  high: 'High (pLDDT above 70, to 90)',
  low: 'Low (pLDDT above 50, to 70)',
  very_low: 'Very low (pLDDT 50 or less)',
}

const levelTokens: Readonly<Record<ConfidenceLevel, string>> = {
  very_high: '--confidence-4',
  high: '--confidence-3',
  low: '--confidence-2',
  very_low: '--confidence-1',
}

/** Those of the lanes on the same page. */
const domainTokens: Readonly<Record<DomainColour, string>> = {
  first: '--d1',
  second: '--d2',
  other: '--h4',
  superfamily: '--d4',
  family: '--d3',
  feature: '--control',
}

const plain = '--control'

type Coloured = Pick<ProteinRecord, 'interproDomains' | 'isoforms'>

/** The colouring that a structure opens with. */
export function colouringsOf(
  { confidence }: ProteinStructure,
  { interproDomains, structures }: Pick<ProteinRecord, 'interproDomains' | 'structures'>,
): Colouring[] {
  return [
    ...(confidence ? ['confidence' as const] : []),
    ...(interproDomains.length > 0 ? ['domains' as const] : []),
    'one',
    // The last one, because it is fetched.
    ...(structures?.hasVariants ? ['variants' as const] : []),
  ]
}

/** The colour of each residue of the protein, and what the colours mean (STRUCT-009); nothing is known of variants that are still fetched. */
export function residueColours(
  structure: ProteinStructure,
  protein: Coloured,
  colouring: Colouring,
  variants: readonly ResidueVariant[] | null = null,
): ColouredResidues {
  if (colouring === 'confidence' && structure.confidence) return confidenceColours(structure.confidence)
  if (colouring === 'variants' && variants !== null) return variantColours(variants)
  return colouring === 'domains' ? interproColours(protein) : { tokenAt: () => plain, legend: [] }
}

function confidenceColours({ ranges, residues }: NonNullable<ProteinStructure['confidence']>): ColouredResidues {
  // Object.keys loses the key type.
  const levels = (Object.keys(levelLabels) as ConfidenceLevel[]).filter((level) => residues[level] > 0)
  return {
    tokenAt(position) {
      const range = ranges.find(({ start, end }) => start <= position && position <= end)
      return range ? levelTokens[range.level] : plain
    },
    legend: levels.map((level) => ({ token: levelTokens[level], label: levelLabels[level] })),
  }
}

/** A domain wins over the superfamily and the family that span it. */
const byNearness: readonly DomainColour[] = ['first', 'second', 'other', 'superfamily', 'family', 'feature']

function interproColours(protein: Coloured): ColouredResidues {
  const { colourOf, legend } = coloursOfProtein(protein)
  const places = protein.interproDomains.flatMap(({ interproData, places: own }) =>
    own.map(({ startPosition, endPosition }) => ({ startPosition, endPosition, colour: colourOf(interproData.accession) })),
  )
  const sorted = places.toSorted((one, other) => byNearness.indexOf(one.colour) - byNearness.indexOf(other.colour))
  return {
    tokenAt(position) {
      const found = sorted.find(({ startPosition, endPosition }) => startPosition <= position && position <= endPosition)
      return found ? domainTokens[found.colour] : plain
    },
    legend: [...legend.map(({ colour, label }) => ({ token: domainTokens[colour], label })), { token: plain, label: 'no InterPro entry' }],
  }
}
