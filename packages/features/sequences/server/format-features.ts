import { gff3Head, gff3Line } from '@rosette/contract-kit/text/gff3-line.ts'
import { unroll } from '@rosette/sequence-store/interval.ts'
import type { MissingId } from '../contract/missing-ids.ts'
import { formatMissingComments } from '../contract/missing-ids.ts'
import type { SequenceFeature } from './features-of-gene.ts'

type Part = { start: number; end: number; phase: number | null }

/** The pieces by position; one across the origin of a circular chromosome has two parts. */
function partsOf({ chromosome, pieces, type, model }: SequenceFeature): Part[] {
  const frameOf = new Map(model?.coding.map(({ interval, frame }) => [interval[0], frame]))
  const parts = pieces.flatMap(([start, end]) =>
    unroll(chromosome, start, end).map(([from, to]) => ({
      start: from,
      end: to,
      phase: type === 'CDS' ? (frameOf.get(start) ?? 0) : null,
    })),
  )
  return parts.sort((one, other) => one.start - other.start)
}

/** `##gff-version 3`, then the IDs that are missing. */
export function gff3Header(missing: readonly MissingId[]): string {
  return `${gff3Head}${formatMissingComments(missing)}`
}

/** A feature in GFF3: a transcript with its exons, or one line for each part, all under one id (BULK-020). */
export function formatGff3Feature(feature: SequenceFeature): string {
  const parts = partsOf(feature)
  const { name, locus, type } = feature
  const own = { ID: name, Name: name, locus }
  if (feature.dataset !== 'araport11_transcripts') return parts.map((part) => formatPart(feature, type, part, own)).join('')
  const whole = { start: Math.min(...parts.map(({ start }) => start)), end: Math.max(...parts.map(({ end }) => end)), phase: null }
  return formatPart(feature, type, whole, own) + parts.map((part) => formatPart(feature, 'exon', part, { Parent: name })).join('')
}

function formatPart(
  { chromosome, strand }: SequenceFeature,
  type: string,
  part: Part,
  attributes: Readonly<Record<string, string>>,
): string {
  return gff3Line({ seqid: chromosome, source: 'Rosette', type, strand, ...part, attributes })
}

/** A feature in BED with blocks, counted from 0. What lies across the origin of a circular chromosome has two lines. */
export function formatBedFeature(feature: SequenceFeature): string {
  const parts = partsOf(feature)
  const isWrapped = parts.length > feature.pieces.length
  return (isWrapped ? parts.map((part) => [part]) : [parts]).map((blocks) => bedLine(feature, blocks)).join('')
}

function bedLine({ chromosome, name, strand, model }: SequenceFeature, blocks: readonly Part[]): string {
  const [start, end] = [(blocks[0]?.start ?? 1) - 1, blocks.at(-1)?.end ?? 0]
  const [thickStart, thickEnd] = codingPart(blocks, model) ?? [start, start]
  const sizes = blocks.map((block) => block.end - block.start + 1).join(',')
  const starts = blocks.map((block) => block.start - 1 - start).join(',')
  return `${[chromosome, start, end, name, 0, strand, thickStart, thickEnd, 0, blocks.length, sizes, starts].join('\t')}\n`
}

/** What is drawn thick: from the first to the last coding base of the blocks, counted from 0; null if none of them codes. */
function codingPart(blocks: readonly Part[], model: SequenceFeature['model']): [start: number, end: number] | null {
  const coding = (model?.coding ?? []).flatMap(({ interval: [start, end] }) =>
    blocks.flatMap((block): [number, number][] => {
      const [first, last] = [Math.max(start, block.start), Math.min(end, block.end)]
      return first <= last ? [[first - 1, last]] : []
    }),
  )
  if (coding.length === 0) return null
  return [Math.min(...coding.map(([start]) => start)), Math.max(...coding.map(([, end]) => end))]
}
