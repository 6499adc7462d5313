const subjects =
  'leaf root petal stamen silique embryo seedling hypocotyl trichome cotyledon meristem shoot pollen ovule sepal xylem phloem guard-cell'
const verbs = 'regulates represses delays accelerates requires binds transports modifies degrades senses methylates phosphorylates'
const objects =
  'auxin ethylene gibberellin cytokinin light cold drought salt nitrate phosphate sugar calcium iron chromatin flowering germination senescence dormancy'
const qualities = 'early late weak strong transient constitutive partial complete mild severe seasonal circadian'
const places = 'nucleus plastid vacuole mitochondrion membrane cytosol apoplast peroxisome cell-wall nucleolus'

const lists = [qualities, subjects, verbs, objects, places].map((text) => text.split(' '))

/** A sentence of plain words of the field, so that words repeat as they do in real texts. */
export function madeUpSentence(index: number, purpose: number): string {
  const [quality, subject, verb, object, where] = lists.map((words, list) => words[mixedNumber(index, purpose * 8 + list, words.length)])
  return `Made-up ${quality} ${subject} factor that ${verb} ${object} in the ${where}`
}

/** TAIR's numbers and those of the small release lie below, minted keys above. */
export const firstScaledReference = 910_000_001

const halves = [
  { namespace: 'biological_process', aspect: 'P', relationship: 'involved in' },
  { namespace: 'molecular_function', aspect: 'F', relationship: 'has' },
  { namespace: 'cellular_component', aspect: 'C', relationship: 'located in' },
] as const

type ScaledTerm = { id: string; name: string } & (typeof halves)[number]

/** A made-up term of the Gene Ontology; published ids end far below. */
export function scaledTerm(number: number): ScaledTerm {
  const half = halves[number % 3] ?? halves[0]
  const words = madeUpSentence(number, 6).replace('Made-up ', '').replace(' factor that', '')
  return { id: `GO:${9_000_000 + number}`, name: `${words}, demonstration ${number}`, ...half }
}

/**
 * Shares things out as nature does: of `total` things the first owner has very many, the first few have hundreds, most have a handful.
 * Owner `rank` of `owners` has those from `first` up to, without, `end`; together they have each thing once.
 */
export function skewedShare(total: number, owners: number, rank: number): { first: number; end: number } {
  return { first: boundary(total, owners, rank), end: boundary(total, owners, rank + 1) }
}

/** The root of the rank: its slope falls from √owners times the mean at the first owner to half the mean at the last. */
function boundary(total: number, owners: number, rank: number): number {
  return Math.floor(total * Math.sqrt(Math.min(rank, owners) / owners))
}

/** A number from 0 up to, without, `end` that looks random and is the same for the same place and purpose. */
export function mixedNumber(index: number, purpose: number, end: number): number {
  let mixed = (Math.imul(index, 0x9e3779b1) ^ Math.imul(purpose + 1, 0x85ebca6b)) >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
  return Math.floor((((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32) * end)
}
