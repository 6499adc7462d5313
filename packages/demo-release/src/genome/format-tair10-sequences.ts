import { translate } from '@rosette/sequence-store/translate.ts'
import type { DemoRegion } from './demo-genome.ts'
import type { DemoLocus } from './demo-locus.ts'
import { demoCodingSequences } from './demo-proteins.ts'

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
