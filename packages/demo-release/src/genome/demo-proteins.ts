import { reverseComplement } from '@rosette/sequence-store/reverse-complement.ts'
import { translate } from '@rosette/sequence-store/translate.ts'
import type { DemoRegion } from './demo-genome.ts'
import type { DemoLocus } from './demo-locus.ts'
import { codingPositions } from './demo-positions.ts'

/** What the coding gene models of the demo say in its genome, by the name of the model. */
export function demoProteins(loci: readonly DemoLocus[], regions: readonly DemoRegion[]): Map<string, string> {
  return new Map([...demoCodingSequences(loci, regions)].map(([name, bases]) => [name, translate(bases)]))
}

/** Coding sequences in the direction of their gene models, by the name of the model. */
export function demoCodingSequences(loci: readonly DemoLocus[], regions: readonly DemoRegion[]): Map<string, string> {
  const sequences = new Map<string, string>()
  for (const { name, chromosome, start, end, strand, models } of loci) {
    const region = regions.find((one) => one.chromosome === chromosome && one.start <= start && end <= one.end)
    for (const [place, model] of models.entries()) {
      const positions = codingPositions(model, '+')
      if (!region || positions.length === 0) continue
      const bases = Buffer.from(positions.map((position) => region.bases[position - region.start] ?? 0)).toString('latin1')
      sequences.set(`${name}.${place + 1}`, strand === '+' ? bases : reverseComplement(bases))
    }
  }
  return sequences
}
