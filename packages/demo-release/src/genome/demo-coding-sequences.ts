import { reverseComplement, translate } from '@rosette/sequence-store/translate.ts'
import type { DemoRegion } from './demo-genome.ts'
import type { DemoLocus } from './demo-locus.ts'
import { codingPositions } from './demo-structure.ts'

/** What the coding gene models of the demo say in its genome, by the name of the model. */
export function demoProteins(loci: readonly DemoLocus[], regions: readonly DemoRegion[]): Map<string, string> {
  return new Map([...demoCodingSequences(loci, regions)].map(([name, bases]) => [name, translate(bases)]))
}

/** Coding sequences in the direction of their gene models, by the name of the model. */
function demoCodingSequences(loci: readonly DemoLocus[], regions: readonly DemoRegion[]): Map<string, string> {
  const sequences = new Map<string, string>()
  for (const { name, chromosome, start, end, strand, models } of loci) {
    const region = regions.find((one) => one.chromosome === chromosome && one.start <= start && end <= one.end)
    for (const [index, model] of models.entries()) {
      const positions = codingPositions(model, '+')
      if (!region || positions.length === 0) continue
      const bases = Buffer.from(positions.map((position) => region.bases[position - region.start] ?? 0)).toString('latin1')
      sequences.set(`${name}.${index + 1}`, strand === '+' ? bases : reverseComplement(bases))
    }
  }
  return sequences
}

/** Coding and protein sequences of TAIR10 in their published layout. It had fewer gene models than Araport11: here, the first of each locus. */
export function formatTair10Files(loci: readonly DemoLocus[], regions: readonly DemoRegion[]): Record<string, string[]> {
  const coding = demoCodingSequences(loci, regions)
  const format = (toSequence: (bases: string) => string) =>
    loci.flatMap((locus) => {
      const bases = coding.get(`${locus.name}.1`)
      return bases === undefined ? [] : formatRecord(locus, toSequence(bases))
    })
  return {
    TAIR10_cds_20101214_updated: format((bases) => bases),
    // The published proteins end with the character for the stop codon.
    TAIR10_pep_20101214_updated: format((bases) => `${translate(bases)}*`),
  }
}

function formatRecord({ name, symbols, shortDescription, chromosome, start, end, strand }: DemoLocus, sequence: string): string[] {
  const place = `${chromosome.toLowerCase()}:${start}-${end} ${strand === '+' ? 'FORWARD' : 'REVERSE'}`
  const header = `>${name}.1 | Symbols: ${symbols.map(({ symbol }) => symbol).join(', ')} | ${shortDescription ?? ''} | ${place}`
  return [`${header} LENGTH=${sequence.length}`, ...(sequence.match(/.{1,79}/g) ?? [])]
}
