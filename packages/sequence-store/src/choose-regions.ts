import { type Chromosome, chromosomeLengths } from '@rosette/contract-kit/vocabulary/genome.ts'
import { parseGenomeHeader } from './genome.ts'

export type GenomeRegion = { file: string; line: number; chromosome: Chromosome; start: number; end: number }

type ChosenRegions = {
  regions: GenomeRegion[]
  /** Sequences that are not part of this assembly. One that lies entirely within another is silently left out. */
  rejected: { file: string; line: number; reason: string }[]
}

/** Selects the sequences that belong to the TAIR10 assembly, by header and length. */
export function chooseRegions(contigs: readonly Contig[]): ChosenRegions {
  const chosen: ChosenRegions = { regions: [], rejected: [] }
  for (const contig of contigs) {
    const region = toRegion(contig)
    if (typeof region === 'string') chosen.rejected.push({ file: contig.file, line: contig.line, reason: region })
    else chosen.regions.push(region)
  }
  chosen.regions.sort(byPlace)
  let reach: GenomeRegion | null = null
  chosen.regions = chosen.regions.filter((region) => {
    if (reach && reach.chromosome === region.chromosome && region.end <= reach.end) return false
    reach = region
    return true
  })
  return chosen
}

function toRegion({ file, line, header: text, length }: Contig): GenomeRegion | string {
  const header = parseGenomeHeader(text)
  if (header === null) return `${JSON.stringify(text.slice(0, 60))} is not a chromosome or region of Arabidopsis thaliana`
  if (length === 0) return 'the sequence is empty'
  const { chromosome, start } = header
  const end = start + length - 1
  if (header.end !== null && header.end !== end) return `${length} bases, but the header says ${header.end - start + 1}`
  // BK010421, the mitochondrion of later assemblies, is 884 bases longer: positions of gene models do not apply to it.
  if (end > chromosomeLengths[chromosome]) return `${length} bases reach beyond the end of ${chromosome} in TAIR10`
  return { file, line, chromosome, start, end }
}

/** Of sequences with the same start, the longest comes first. */
function byPlace(one: GenomeRegion, other: GenomeRegion): number {
  if (one.chromosome !== other.chromosome) return one.chromosome < other.chromosome ? -1 : 1
  return one.start - other.start || other.end - one.end
}

/** One sequence of a FASTA file, identified by the line of its header. */
type Contig = { file: string; line: number; header: string; length: number }

/** Measures the sequences of FASTA files line by line, without keeping them. */
export function scanGenome(): { contigs: Contig[]; reader(file: string): { line(text: string): void } } {
  const contigs: Contig[] = []
  return {
    contigs,
    reader(file) {
      let line = 0
      let contig: Contig | null = null
      return {
        line(text) {
          line++
          if (text.startsWith('>')) {
            contig = { file, line, header: text, length: 0 }
            contigs.push(contig)
          } else if (contig) contig.length += text.trim().length
        },
      }
    },
  }
}
