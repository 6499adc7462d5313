import type { Chromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import type { DemoGermplasm } from '../genome/demo-locus.ts'
import type { Random } from '../random.ts'

const parts = ['rosette leaves', 'petals', 'siliques', 'root hairs', 'the hypocotyl', 'stamens', 'trichomes', 'cotyledons'] as const
const changes = [
  'shorter than in wild type',
  'longer than in wild type',
  'pale',
  'purple',
  'fewer than in wild type',
  'as in wild type',
] as const
const conditions = ['in long days', 'in short days', 'in darkness', 'at 16 °C', 'on 100 mM salt', 'in continuous red light'] as const

/** Lines of made-up loci. One in five has no phenotype on record; one locus has many lines. */
export function madeUpGermplasms(random: Random, chromosome: Chromosome, place: number): DemoGermplasm[] {
  const isCrowded = chromosome === 'Chr1' && place === 2
  const count = isCrowded ? 40 : random.whole(0, 2)
  return Array.from({ length: count }, (_, number) => ({
    name: `DEMO_${chromosome.slice(3)}${String(place + 1).padStart(3, '0')}_${number + 1}`,
    phenotype: random.whole(1, 5) === 1 ? null : `${capital(random.pick(parts))} ${random.pick(changes)} ${random.pick(conditions)}.`,
    pubmedId: null,
  }))
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
