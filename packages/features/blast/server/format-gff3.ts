import { escapeGff3, gff3Head, gff3Line } from '@rosette/contract-kit/text/gff3-line.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { databaseOf } from '../contract/blast-databases.ts'
import type { BlastProgram } from '../contract/blast-programs.ts'
import type { HspPosition } from '../contract/blast-result.ts'
import { placeHits } from './place-hits.ts'
import type { TableHit } from './read-hits.ts'

type Facts = { program: BlastProgram; queryNames: readonly string[]; releaseId: string }

/** Hits are placed so many at a time. */
const atOnce = 500

/**
 * GFF3 of the alignments: on the chromosomes, if the release knows where the sequence comes from, and else on the sequence itself. An
 * alignment is a `match`; one across introns has a `match_part` for each exon.
 */
export async function* formatGff3(db: Database, facts: Facts, hits: AsyncIterable<TableHit>): AsyncGenerator<string> {
  yield gff3Head
  for await (const some of inBatches(hits)) {
    const placed = await placeHits(db, facts.releaseId, some)
    for (const [index, hit] of some.entries()) {
      const places = placed[index] ?? []
      for (const hsp of hit.hsps) yield formatHsp(facts, hit, { hsp, places: places.filter(({ line }) => line === hsp.line) })
    }
  }
}

type Placed = { hsp: TableHit['hsps'][number]; places: readonly HspPosition[] }

function formatHsp({ program, queryNames }: Facts, { subject, query, database }: TableHit, { hsp, places }: Placed): string {
  const id = `match${hsp.line}`
  const { queryStart, queryEnd, subjectStart, subjectEnd, bitScore, evalue, identity } = hsp
  const target = `${encode(queryNames[query] ?? '')} ${Math.min(queryStart, queryEnd)} ${Math.max(queryStart, queryEnd)}`
  const [first] = places
  const seqid = first?.chromosome ?? encode(subject)
  const strand = first?.strand ?? (subjectStart <= subjectEnd ? '+' : '-')
  const ends = first ? places.flatMap(({ start, end }) => [start, end]) : [subjectStart, subjectEnd]
  const columns = { seqid, source: program, score: bitScore, strand }
  const whole = gff3Line({
    ...columns,
    type: 'match',
    start: Math.min(...ends),
    end: Math.max(...ends),
    attributes: { ID: id, Name: encode(subject), Target: target, dataset: databaseOf(database).source ?? '', evalue, identity },
  })
  if (places.length < 2) return whole
  return (
    whole + places.map(({ start, end }) => gff3Line({ ...columns, type: 'match_part', start, end, attributes: { Parent: id } })).join('')
  )
}

/** A target ends at the first space. */
function encode(text: string): string {
  return escapeGff3(text).replaceAll(' ', '%20')
}

async function* inBatches<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let batch: Item[] = []
  for await (const item of items) {
    batch.push(item)
    if (batch.length < atOnce) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
