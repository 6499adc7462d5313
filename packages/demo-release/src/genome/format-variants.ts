import { changeOf } from '@rosette/sequence-store/consequences/allele-change.ts'
import type { Random } from '../random.ts'
import type { DemoRegion } from './demo-genome.ts'
import type { DemoLocus } from './demo-locus.ts'

/** The sequenced accessions of the demo by their numbers, as the 1001 Genomes names its samples. */
const samples = ['6909', '6911', '7058', '7192', '7213', '900001', 'DEMO-unlisted'] as const
const kinds = ['single', 'single', 'single', 'insertion', 'deletion', 'two'] as const
const variantsPerLocus = 24
const bases = ['A', 'C', 'G', 'T'] as const

/** Made-up variants of accessions in a few loci. Chromosomes are called as the 1001 Genomes does. */
export function formatVariantFiles(loci: readonly DemoLocus[], regions: readonly DemoRegion[], random: Random): Record<string, string[]> {
  const chosen = loci.filter(({ name, symbols }) => /^AT[1-5]G/.test(name) && symbols.length > 0)
  const lines = chosen.flatMap((locus) => variantsOf(locus, regions, random))
  const inOrder = [...new Map(lines.map((line) => [`${line.chromosome} ${line.position}`, line])).values()].sort(
    (one, other) => one.chromosome - other.chromosome || one.position - other.position,
  )
  return {
    'tracks/demo-accessions.vcf': [
      '##fileformat=VCFv4.2',
      '##FORMAT=<ID=GT,Number=1,Type=String,Description="Genotype">',
      ['#CHROM', 'POS', 'ID', 'REF', 'ALT', 'QUAL', 'FILTER', 'INFO', 'FORMAT', ...samples].join('\t'),
      ...inOrder.map(({ chromosome, position, rest }) => [chromosome, position, ...rest].join('\t')),
    ],
  }
}

type VariantLine = { chromosome: number; position: number; rest: string[] }

function variantsOf({ chromosome, start, end }: DemoLocus, regions: readonly DemoRegion[], random: Random): VariantLine[] {
  const region = regions.find((one) => one.chromosome === chromosome && one.start <= start && end <= one.end)
  if (!region) return []
  return Array.from({ length: variantsPerLocus }, () => {
    const position = random.whole(start, end)
    const kind = random.pick(kinds)
    const ref = Buffer.from(region.bases.slice(position - region.start, position - region.start + (kind === 'deletion' ? 3 : 1))).toString(
      'latin1',
    )
    const others = bases.filter((base) => base !== ref.at(0))
    const [one = 'A', two = 'C'] = others
    const alts = { single: [one], two: [one, two], insertion: [`${ref}${random.pick(bases)}${one}`], deletion: [ref.slice(0, 1)] }[kind]
    const genotypes = samples.map(() => random.pick(['0/0', '0/0', '0/0', '1/1', alts.length > 1 ? '2/2' : '0/1', './.']))
    return { chromosome: Number(chromosome.slice(3)), position, rest: ['.', ref, alts.join(','), '60', 'PASS', '.', 'GT', ...genotypes] }
  }).filter(({ position, rest }) => changeOf(position, rest[1] ?? '', rest[2]?.split(',')[0] ?? '') !== null)
}
