import { chromosomeLengths } from '@rosette/contract-kit/vocabulary/genome.ts'
import { isBedComment } from '@rosette/file-formats/bed.ts'
import { writeIntervalFile, writeVariantFile } from '@rosette/sequence-store/site-tracks/write-interval-file.ts'
import type { RejectedLine } from '../load-report.ts'
import { readLines } from '../read-lines.ts'
import { checkIntervalLine } from './check-interval-line.ts'
import { checkVariantLines } from './check-variant-line.ts'
import type { SheetRow } from './track-sheet.ts'

/** What happened to a file. */
export type TrackCopy = {
  isStored: boolean
  sha256: string
  bytes: number
  /** Lines read, and those that were kept; null if the file has no lines. */
  read: number
  lines: number | null
  samples: number
  rejected: number
  rejectedLines: RejectedLine[]
}

type Checked = { line: string } | { reason: string }

/** As many of the rejected lines are kept as of other files. */
const mostStored = 100

/** Copies a VCF, sorted as it is, with the chromosomes of the assembly in its head and its lines. */
export async function copyVariants(path: string, to: string, file: string): Promise<TrackCopy> {
  const tally = countLines(file)
  let check: ((line: string) => Checked) | null = null
  let samples = 0

  function toStored(line: string): string {
    if (line.startsWith('##contig=') || line === '') return tally.skip()
    if (line.startsWith('##')) return tally.skip(`${line}\n`)
    if (line.startsWith('#CHROM\t')) {
      samples = Math.max(0, line.split('\t').length - 9)
      check = checkVariantLines(samples).check
      return tally.skip(`${contigs}${line}\n`)
    }
    if (check === null) throw new Error(`${path} has no line #CHROM before its variants`)
    return tally.take(check(line))
  }
  let facts = { sha256: '', bytes: 0 }
  await writeVariantFile(to, async (write) => {
    facts = await readLines(path, (lines) => write(lines.map(toStored).join('')))
  })
  return { isStored: true, ...facts, ...tally.counts(), samples }
}

const contigs = Object.entries(chromosomeLengths)
  .map(([name, length]) => `##contig=<ID=${name},length=${length}>\n`)
  .join('')

/** What the browser calls the columns; without it, it takes those after the third for what they are in most files. */
const columnsOf = {
  narrowPeak: '#chrom\tchromStart\tchromEnd\tname\tscore\tstrand\tsignalValue\tpValue\tqValue\tpeak\n',
  broadPeak: '#chrom\tchromStart\tchromEnd\tname\tscore\tstrand\tsignalValue\tpValue\tqValue\n',
} as const

/** Copies intervals in any order, sorted and with the chromosomes of the assembly. Comments and lines for other viewers are left out. */
export async function copyIntervals(path: string, to: string, file: string, layout: SheetRow['layout']): Promise<TrackCopy> {
  const tally = countLines(file)
  const toStored = (line: string) => (isBedComment(line) ? tally.skip() : tally.take(checkIntervalLine(line)))
  let facts = { sha256: '', bytes: 0 }
  await writeIntervalFile(to, layout === null ? '' : columnsOf[layout], async (write) => {
    facts = await readLines(path, (lines) => write(lines.map(toStored).join('')))
  })
  return { isStored: true, ...facts, ...tally.counts(), samples: 0 }
}

/** Counts the lines of a file as they pass and keeps the first that were rejected. */
function countLines(file: string) {
  const rejectedLines: RejectedLine[] = []
  const counts = { read: 0, lines: 0, rejected: 0 }
  return {
    counts: () => ({ ...counts, rejectedLines }),
    /** A line that is not data, and what to write in its place. */
    skip(text = '') {
      counts.read++
      return text
    },
    take(checked: Checked) {
      counts.read++
      if ('line' in checked) {
        counts.lines++
        return `${checked.line}\n`
      }
      counts.rejected++
      if (rejectedLines.length < mostStored) rejectedLines.push({ file, line: counts.read, reason: checked.reason })
      return ''
    },
  }
}
