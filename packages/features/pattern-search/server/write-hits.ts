import { once } from 'node:events'
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'
import { gff3Head, gff3Line } from '@rosette/contract-kit/text/gff3-line.ts'
import { type FastaRecord, readFasta } from '@rosette/sequence-store/stream-dataset.ts'
import type { PatternHit, PatternOptions } from '../contract/pattern-search.ts'
import { cutHit, type FoundHit, parseFoundLine, uniqueHits } from './found-hit.ts'

export type HitCounts = { hits: number; genes: number; loci: number; sequences: number }

/**
 * Reads what EMBOSS found beside the sequences, which come in the same order, and writes files: the hits with the letters around them, as
 * table, GFF3 and FASTA, and the genes with the place of their hits in the table. Holds the hits of one sequence at a time.
 */
export async function writeHits(
  dir: string,
  fasta: AsyncIterable<Buffer>,
  { strands, searched }: { strands: PatternOptions['strands']; searched: string },
): Promise<HitCounts> {
  const counts: HitCounts = { hits: 0, genes: 0, loci: 0, sequences: 0 }
  const [table, gff, letters, genes] = ['hits.tsv', 'hits.gff3', 'hits.fasta', 'genes.tsv'].map((name) => openFile(dir, name))
  if (!table || !gff || !letters || !genes) throw new Error('Four names make four files')
  await table.write(`# Searched: ${searched}\n`)
  await table.write('gene\tsequence\tstart\tend\tstrand\tmismatches\tbefore\tmatched\tafter\n')
  await gff.write(gff3Head)
  await genes.write('gene\thits\tsequences\tfrom\tto\n')
  let gene: GeneCount = noGene
  const endGene = async ({ name, hits, sequences, from }: GeneCount) => {
    if (hits === 0) return
    counts.genes++
    if (isLocusName(name)) counts.loci++
    await genes.write(`${name}\t${hits}\t${sequences}\t${from}\t${table.size()}\n`)
  }
  for await (const { record, found } of sequencesWithHits(fasta, readFound(dir))) {
    const hits = uniqueHits(found).filter(({ strand }) => strands !== 'reverse' || strand === '-')
    if (hits.length === 0) continue
    const name = geneOf(record.name)
    if (gene.name !== name) {
      await endGene(gene)
      gene = { name, hits: 0, sequences: 0, from: table.size() }
    }
    gene.hits += hits.length
    gene.sequences++
    counts.hits += hits.length
    counts.sequences++
    for (const [index, found] of hits.entries()) {
      const hit = cutHit(record, found)
      const nth = counts.hits - hits.length + index + 1
      await table.write(`${name}\t${formatHitLine(hit)}\n`)
      const { sequence: seqid, start, end, strand, mismatches } = hit
      const columns = { seqid, source: 'EMBOSS', type: 'sequence_feature', start, end, strand }
      await gff.write(gff3Line({ ...columns, attributes: { ID: `hit${nth}`, mismatches } }))
      await letters.write(`>${hit.sequence}:${hit.start}-${hit.end}(${hit.strand})\n${hit.matched}\n`)
    }
  }
  await endGene(gene)
  for (const file of [table, gff, letters, genes]) await file.end()
  return counts
}

type GeneCount = { name: string; hits: number; sequences: number; from: number }

const noGene: GeneCount = { name: '', hits: 0, sequences: 0, from: 0 }

export function formatHitLine({ sequence, start, end, strand, mismatches, before, matched, after }: PatternHit): string {
  return [sequence, start, end, strand, mismatches, before, matched, after].join('\t')
}

/** `AT1G01010.1` and `AT4G18960.1-1` belong to a locus; a gap between loci has the names of both and belongs to none. */
export function geneOf(name: string): string {
  return /^([^.]+)\.\d+(-\d+)?$/.exec(name)?.[1] ?? name
}

export function isLocusName(name: string): boolean {
  return !name.includes('-')
}

/** The lines of the report, by sequence; it has a headline before each. */
export async function* readFound(dir: string): AsyncGenerator<FoundInSequence> {
  let current: FoundInSequence = { name: '', found: [] }
  for await (const line of createInterface({ input: createReadStream(join(dir, 'found'), 'latin1') })) {
    const parsed = parseFoundLine(line)
    if (parsed === null) continue
    if (current.name !== parsed.name) {
      if (current.found.length > 0) yield current
      current = { name: parsed.name, found: [] }
    }
    current.found.push(parsed.hit)
  }
  if (current.found.length > 0) yield current
}

type FoundInSequence = { name: string; found: FoundHit[] }
type WithHits = { record: FastaRecord; found: FoundHit[] }

async function* sequencesWithHits(fasta: AsyncIterable<Buffer>, found: AsyncGenerator<FoundInSequence>): AsyncGenerator<WithHits> {
  let next = (await found.next()).value
  for await (const record of readFasta(fasta)) {
    if (!next) return
    if (next.name !== record.name) continue
    yield { record, found: next.found }
    next = (await found.next()).value
  }
  if (next) throw new Error(`${next.name} is not in the dataset`)
}

function openFile(dir: string, name: string) {
  const file: WriteStream = createWriteStream(join(dir, name))
  let size = 0
  return {
    size: () => size,
    async write(text: string): Promise<void> {
      size += Buffer.byteLength(text)
      if (!file.write(text)) await once(file, 'drain')
    },
    async end(): Promise<void> {
      file.end()
      await finished(file)
    },
  }
}
