import { parseChromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { firstFrame, modelSequences } from '@rosette/sequence-store/add-model-sequences.ts'
import { loadGeneModels } from '@rosette/sequence-store/load-gene-models.ts'
import { databaseOf } from '../contract/blast-databases.ts'
import type { BlastHit, HspPosition } from '../contract/blast-result.ts'
import { type Interval, mapToGenome, type Origin, residuesOf } from './map-to-genome.ts'

type Hit = Pick<BlastHit, 'database' | 'subject' | 'title' | 'subjectLength' | 'hsps'>

/** Where the alignments of some hits lie on the genome; nothing for sequences whose origin the release does not know. */
export async function placeHits(db: Database, releaseId: string, hits: readonly Hit[]): Promise<HspPosition[][]> {
  const origins = await findOrigins(db, releaseId, hits)
  return hits.map((hit, index) => {
    const origin = origins[index]
    return origin ? hit.hsps.flatMap((hsp) => placesOf(origin, hsp)) : []
  })
}

function placesOf(origin: Origin, { line, subjectStart, subjectEnd }: BlastHit['hsps'][number]): HspPosition[] {
  const isForward = subjectStart <= subjectEnd
  const stretches = mapToGenome(origin, Math.min(subjectStart, subjectEnd), Math.max(subjectStart, subjectEnd))
  const strand = isForward === (origin.strand === '+') ? '+' : '-'
  return stretches.map(([start, end]) => ({ line, chromosome: origin.chromosome, start, end, strand }))
}

async function findOrigins(db: Database, releaseId: string, hits: readonly Hit[]): Promise<(Origin | null)[]> {
  const spliced = hits.flatMap(({ database, subject }) => (isSpliced(databaseOf(database).source) ? [subject] : []))
  const loaded = spliced.length === 0 ? [] : await loadGeneModels(db, releaseId, [...new Set(spliced)])
  const models = new Map(loaded.map((model) => [model.name, model]))
  return hits.map(({ database, subject, subjectLength, title }) => {
    const { source } = databaseOf(database)
    if (source === null || source.startsWith('tair10_')) return null
    if (source === 'genome') return toOrigin(subject, '+')
    if (!isSpliced(source)) return originInTitle(title)
    const model = models.get(subject)
    const wanted = model && modelSequences(model).find(({ dataset, name }) => dataset === source && name === subject)
    if (!model || !wanted) return null
    const isProtein = source === 'araport11_protein'
    const { chromosome, strand } = model
    const origin: Origin = {
      chromosome,
      strand,
      pieces: wanted.pieces,
      unit: isProtein ? 3 : 1,
      skipped: isProtein ? firstFrame(model) : 0,
    }
    // A model that has changed since the search would put the hit in the wrong place; a protein may leave out its stop codon.
    return Math.abs(residuesOf(origin) - subjectLength) <= (isProtein ? 1 : 0) ? origin : null
  })
}

/** Whether a sequence is joined from exons. Of all others, the header says where they come from. */
function isSpliced(source: string | null): boolean {
  return (
    source !== null &&
    ['araport11_transcripts', 'araport11_coding_sequences', 'araport11_protein', 'araport11_5_utrs', 'araport11_3_utrs'].includes(source)
  )
}

/** `| Chr1:3631-5899 FORWARD LENGTH=2269`, written by `describePosition`. */
function originInTitle(title: string): Origin | null {
  const [, place, direction] = /\| (\S+:[\d,-]+) (FORWARD|REVERSE)\b/.exec(title) ?? []
  return place === undefined ? null : toOrigin(place, direction === 'REVERSE' ? '-' : '+')
}

/** `Chr2:16000001-17000000`; across the origin of a circular chromosome there are two ranges, in the direction of the chromosome. */
function toOrigin(place: string, strand: '+' | '-'): Origin | null {
  const [name = '', ranges = ''] = place.split(':')
  const chromosome = parseChromosome(name)
  const pieces = ranges.split(',').map((range): Interval => {
    const [start = 0, end = 0] = range.split('-').map(Number)
    return [start, end]
  })
  if (chromosome === null) return null
  return { chromosome, strand, pieces: strand === '+' ? pieces : pieces.reverse(), unit: 1, skipped: 0 }
}
