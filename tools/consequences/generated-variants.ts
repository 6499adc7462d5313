import type { Random } from '@rosette/demo-release/random.ts'
import type { GeneModel } from '@rosette/sequence-store/gene-model.ts'
import { type Interval, spanOf } from '@rosette/sequence-store/interval.ts'

export type GeneratedVariant = { chromosome: string; position: number; ref: string; alt: string }

type BasesOf = (chromosome: string, start: number, end: number) => string

const bases: readonly [string, ...string[]] = ['A', 'C', 'G', 'T']

/** Variants at every kind of place in gene models: half of them near splice sites and the ends of the coding sequence. No two share a position. */
export function generateVariants(models: readonly GeneModel[], basesOf: BasesOf, random: Random, count: number): GeneratedVariant[] {
  const [first, ...others] = models
  if (first === undefined) throw new Error('no gene models to generate variants in')
  const taken = new Set<string>()
  const variants: GeneratedVariant[] = []
  while (variants.length < count) {
    const model = random.pick([first, ...others])
    const variant = variantAt(model, choosePlace(model, random), basesOf, random)
    const key = `${variant.chromosome}:${variant.position}`
    if (taken.has(key) || !/^[ACGT]+$/.test(variant.ref)) continue
    taken.add(key)
    variants.push(variant)
  }
  return variants.sort((one, other) =>
    one.chromosome === other.chromosome ? one.position - other.position : one.chromosome < other.chromosome ? -1 : 1,
  )
}

function choosePlace({ exons, coding }: GeneModel, random: Random): number {
  const span = spanOf(exons) ?? [1, 1]
  const parts = coding.map(({ interval }) => interval)
  const edges = [...exons, ...parts].flat()
  const near = random.pick(['edge', 'edge', 'coding', 'anywhere'] as const)
  if (near === 'edge') return random.pick([span[0], ...edges]) + random.whole(-10, 10)
  const within = (interval: Interval) => random.whole(interval[0], interval[1])
  return near === 'coding' && parts.length > 0 ? within(random.pick([parts[0] ?? span, ...parts])) : within(span)
}

function variantAt({ chromosome }: GeneModel, position: number, basesOf: BasesOf, random: Random): GeneratedVariant {
  const some = (length: number) => Array.from({ length }, () => random.pick(bases)).join('')
  const kind = random.pick(['single', 'single', 'several', 'insertion', 'deletion'] as const)
  const length = kind === 'single' ? 1 : kind === 'several' ? random.whole(2, 4) : kind === 'deletion' ? 1 + random.whole(1, 9) : 1
  const ref = basesOf(chromosome, position, position + length - 1)
  if (kind === 'deletion') return { chromosome, position, ref, alt: ref.slice(0, 1) }
  if (kind === 'insertion') return { chromosome, position, ref, alt: ref + some(random.whole(1, 9)) }
  // Every base differs, so that nothing can be trimmed.
  const alt = [...ref].map((base) => bases[(bases.indexOf(base) + random.whole(1, 3)) % 4]).join('')
  return { chromosome, position, ref, alt }
}
