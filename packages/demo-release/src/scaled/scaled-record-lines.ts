import { type Chromosome, chromosomeLengths } from '@rosette/contract-kit/vocabulary/genome.ts'
import { firstScaledReference, madeUpSentence, mixedNumber, scaledTerm } from './made-up-values.ts'
import type { ScalePlan } from './scale-plan.ts'

const arms: readonly Chromosome[] = ['Chr1', 'Chr2', 'Chr3', 'Chr4', 'Chr5']
const journals = ['Journal of Demonstrations', 'Demonstration Letters', 'Annals of Made-Up Botany'] as const

export function* citationLines({ publications }: ScalePlan): Generator<string> {
  for (let number = 0; number < publications; number++) {
    const authors = Array.from(
      { length: 1 + mixedNumber(number, 30, 8) },
      (_, index) => `Demonstrator ${mixedNumber(number, 31 + index, 9999)}`,
    )
    const cells = [firstScaledReference + number, madeUpSentence(number, 7), authors.join('; '), 'research_article']
    yield [...cells, journals[number % 3], 1990 + (number % 35), (number % 80) + 1, '', number % 900, '', '', ''].join('\t')
  }
}

/** A tree with eight branches at each term. */
export function* ontologyLines({ keywords }: ScalePlan): Generator<string> {
  for (let number = 0; number < keywords; number++) {
    const { id, name, namespace } = scaledTerm(number)
    yield '[Term]'
    yield `id: ${id}`
    yield `name: ${name}`
    yield `namespace: ${namespace}`
    yield `def: "${madeUpSentence(number, 8)}." [demonstration]`
    // Every third term is of the same half, so the parent is looked for among those.
    if (number >= 3) yield `is_a: ${scaledTerm(Math.floor((Math.floor(number / 3) - 1) / 8) * 3 + (number % 3)).id}`
    yield ''
  }
}

export function* snpLines({ markers }: ScalePlan): Generator<string> {
  for (let number = 0; number < markers; number++) yield `DEMO_SNP${number},${(number % 5) + 1},${placeOn(number, 0)}`
}

export function* ecotypeLines({ ecotypes }: ScalePlan): Generator<string> {
  for (let number = 0; number < ecotypes; number++) {
    const place = [30 + mixedNumber(number, 40, 300) / 10, mixedNumber(number, 41, 400) / 10]
    yield [1_000_000 + number, `DEMO-S${number}`, 'Germany', ...place, 'DEMO Collector', '', '', 'Arabidopsis thaliana'].join(',')
  }
}

const superFamilies = ['LTR/Copia', 'LTR/Gypsy', 'RC/Helitron', 'DNA/MuDR', 'LINE/L1'] as const

/** Names that the small release uses are left out. */
export function* transposonLines({ transposons }: ScalePlan, taken: ReadonlySet<string>): Generator<string> {
  for (let number = 0; number < transposons; number++) {
    const name = `AT${(number % 5) + 1}TE${String(Math.floor(number / 5)).padStart(5, '0')}`
    if (taken.has(name)) continue
    const start = placeOn(number, 5000)
    const family = mixedNumber(number, 42, 400)
    yield [name, number % 2 === 0, start, start + 4000, `DEMO_S${family}`, superFamilies[family % superFamilies.length]].join('\t')
  }
}

function placeOn(number: number, margin: number): number {
  const length = chromosomeLengths[arms[number % 5] ?? 'Chr1']
  return 1 + mixedNumber(number, 43, length - margin - 1)
}
