import { madeUpSentence } from './made-up-sentence.ts'

/** TAIR's numbers and those of the small release lie below, minted keys above. */
export const firstScaledReference = 910_000_001

const halves = [
  { namespace: 'biological_process', aspect: 'P', relationship: 'involved in' },
  { namespace: 'molecular_function', aspect: 'F', relationship: 'has' },
  { namespace: 'cellular_component', aspect: 'C', relationship: 'located in' },
] as const

export type ScaledTerm = { id: string; name: string } & (typeof halves)[number]

/** A made-up term of the Gene Ontology; published ids end far below. */
export function scaledTerm(number: number): ScaledTerm {
  const half = halves[number % 3] ?? halves[0]
  const words = madeUpSentence(number, 6).replace('Made-up ', '').replace(' factor that', '')
  return { id: `GO:${9_000_000 + number}`, name: `${words}, demonstration ${number}`, ...half }
}
