/** How a value of a facet reads: as it is written, or with a label of its own. */
export type ValueLabels = Readonly<Record<string, string>> | ((value: string) => string)

/** A field of an index whose values are counted beside the hits. */
export type Facet = {
  label: string
  /** Labels of its values; left out where a value reads as it is written. */
  values?: ValueLabels
  /** Whether its values are an open list: of thousands, only those that occur in hits are useful. */
  isOpen?: true
  /** Whether its values have an order of their own, by which they are easier to find than by their counts. */
  isOrdered?: true
  /** For numbers, which are counted in bars: where each bar but the first begins. */
  edges?: readonly number[]
  /** Whether its numbers are written without separators of thousands. */
  isYear?: true
}

export type Facets = Readonly<Record<string, Facet>>

/** The facets of an index, with their labels. The server counts these fields and no others; the web shows their labels. */
export function defineFacets<const Definition extends Facets>(facets: Definition): Definition {
  return facets
}

export const yesOrNo = { true: 'yes', false: 'no' }

/** `point_mutation` → `point mutation`. A name such as `SALK_012` has no words to part. */
export function withBlanks(value: string): string {
  return /^[a-z]+(_[a-z]+)+$/.test(value) ? value.replaceAll('_', ' ') : value
}
