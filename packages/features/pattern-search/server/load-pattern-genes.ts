import type { CommunityDb } from '@rosette/database/community-db.ts'
import { listPages } from '@rosette/release-kit/list-pages.ts'
import type { z } from 'zod'
import type { DoneRun } from '../../runs/server/find-run.ts'
import { readRunFile, readRunSlice } from '../../runs/server/store-files.ts'
import { type PatternGene, type PatternGenes, type PatternGenesQuery, PatternHit, shownHits } from '../contract/pattern-search.ts'
import { isLocusName } from './write-hits.ts'

type GeneLine = { gene: string; hits: number; sequences: number; from: number; to: number }

/** One page of the genes of a result, each with its first hits. A result stays that of its release, whichever is served. */
export async function loadPatternGenes(
  db: CommunityDb,
  { resultId, releaseId }: Pick<DoneRun, 'resultId' | 'releaseId'>,
  { token, offset, limit, sort, cursor }: z.output<typeof PatternGenesQuery> & { token: string },
): Promise<PatternGenes> {
  const pageOf = listPages({ cursor, from: offset, size: limit }, { call: 'runs/patmatch/genes', releaseId, criteria: { token, sort } })
  const lines = await readGeneLines(db, resultId)
  // Lines come sorted by name, and sorting keeps that order among equals.
  const sorted = sort === 'count' ? lines.toSorted((one, other) => other.hits - one.hits) : lines
  const genes: PatternGene[] = []
  const { rows, next } = pageOf(sorted, ({ gene }) => gene)
  for (const line of rows) {
    const { gene, hits, sequences } = line
    genes.push({ gene, isLocus: isLocusName(gene), hits, sequences, first: await readFirstHits(db, resultId, line) })
  }
  return { total: lines.length, hits: lines.reduce((sum, { hits }) => sum + hits, 0), genes, next }
}

export async function loadPatternLoci(db: CommunityDb, resultId: number): Promise<string[]> {
  const lines = await readGeneLines(db, resultId)
  return lines.map(({ gene }) => gene).filter(isLocusName)
}

/** At most one line for each locus, some tens of thousands. */
async function readGeneLines(db: CommunityDb, resultId: number): Promise<GeneLine[]> {
  const parts: Buffer[] = []
  for await (const part of readRunFile(db, resultId, 'genes.tsv')) parts.push(part)
  const [, ...lines] = Buffer.concat(parts).toString('latin1').split('\n')
  return lines.flatMap((line) => {
    const [gene = '', hits, sequences, from, to] = line.split('\t')
    return gene === '' ? [] : [{ gene, hits: Number(hits), sequences: Number(sequences), from: Number(from), to: Number(to) }]
  })
}

/** Longer than the first lines of a gene ever are: a hit has at most 500 letters. */
const firstBytes = shownHits * 1000

async function readFirstHits(db: CommunityDb, resultId: number, { from, to }: GeneLine): Promise<PatternHit[]> {
  const bytes = await readRunSlice(db, resultId, { name: 'hits.tsv', from, to: Math.min(to, from + firstBytes) })
  const whole = bytes.toString('latin1').split('\n').slice(0, -1)
  return whole.slice(0, shownHits).map(parseHitLine)
}

function parseHitLine(line: string): PatternHit {
  const [, sequence, start, end, strand, mismatches, before, matched, after] = line.split('\t')
  return PatternHit.parse({
    sequence,
    strand,
    before,
    matched,
    after,
    start: Number(start),
    end: Number(end),
    mismatches: Number(mismatches),
  })
}
