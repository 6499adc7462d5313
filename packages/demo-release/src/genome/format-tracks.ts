import { type Chromosome, chromosomeLengths, chromosomes } from '@rosette/contract-kit/vocabulary/genome.ts'
import type { Random } from '../random.ts'
import type { DemoLocus } from './demo-locus.ts'
import { formatBigWig, type SpanValue } from './format-big-wig.ts'

const columns = ['file', 'title', 'category', 'description', 'licence', 'citation', 'assembly']
const sheet = [
  ['demo-accessions.vcf', 'Variants of demo accessions', 'Variation', 'Made-up variants of seven accessions'],
  ['demo-open-chromatin.bed', 'Open chromatin (demo)', 'Chromatin', 'Made-up peaks before the first exon of genes'],
  ['demo-coverage.bw', 'RNA-seq coverage (demo)', 'Expression', 'Made-up coverage of exons'],
]

/** Made-up peaks, and the sheet that says what the operator's tracks are. Chromosomes are called as in Ensembl Plants, and nothing is sorted. */
export function formatTrackFiles(loci: readonly DemoLocus[], random: Random): Record<string, string[]> {
  const peaks = loci.filter(({ hasBounds }) => hasBounds).map((locus, at) => peakBefore(locus, at + 1, random))
  return {
    'tracks/tracks.tsv': [columns.join('\t'), ...sheet.map((row) => [...row, 'CC0', 'Demonstration data, made up', 'TAIR10'].join('\t'))],
    'tracks/demo-open-chromatin.bed': ['track name="demo"', ...peaks],
  }
}

/** Made-up coverage of the exons of the first model of each gene. */
export function formatCoverageFiles(loci: readonly DemoLocus[], random: Random): Record<string, Buffer> {
  return {
    'tracks/demo-coverage.bw': formatBigWig(
      chromosomes.map((chromosome) => ({
        name: ensemblName(chromosome),
        length: chromosomeLengths[chromosome],
        spans: coverageOf(
          loci.filter((locus) => locus.chromosome === chromosome),
          random,
        ),
      })),
    ),
  }
}

function ensemblName(chromosome: Chromosome): string {
  if (chromosome === 'ChrC') return 'Pt'
  return chromosome === 'ChrM' ? 'Mt' : chromosome.slice(3)
}

const peakLength = 240

/** Where its promoter is, whichever strand it lies on; as far as the chromosome goes. */
function peakBefore({ chromosome, start, end, strand, name }: DemoLocus, number: number, random: Random): string {
  const length = chromosomeLengths[chromosome]
  const middle = strand === '-' ? end + 120 : start - 120
  const first = Math.min(Math.max(0, middle - peakLength / 2), length - peakLength)
  return [ensemblName(chromosome), first, first + peakLength, `peak_${number}_${name}`, random.whole(20, 1000), strand].join('\t')
}

function coverageOf(loci: readonly DemoLocus[], random: Random): SpanValue[] {
  const exons = loci.flatMap(({ models }) => models[0]?.exons ?? []).map(([first, last]) => ({ start: first - 1, end: last }))
  const spans: SpanValue[] = []
  for (const { start, end } of exons.sort((one, other) => one.start - other.start)) {
    // Genes that lie over others are left out.
    if (start >= (spans.at(-1)?.end ?? 0)) spans.push({ start, end, value: random.whole(5, 80) })
  }
  return spans
}
