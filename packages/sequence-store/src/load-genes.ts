import { type Chromosome, parseChromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import type { GeneModel } from './gene-model.ts'
import type { Strand } from './interval.ts'
import { loadGeneModels } from './load-gene-models.ts'

/** A locus with its gene models, as far as sequences follow from it. */
export type Gene = {
  locusId: number
  name: string
  /** Null if the locus is not on the genome: it is known by its mutants, or the annotation dropped it. */
  position: { chromosome: Chromosome; start: number; end: number; strand: Strand } | null
  /** By which it is best known; null if it has none. */
  symbol: string | null
  /** The representative one first, then by number. */
  models: GeneModel[]
}

type LocusRow = {
  locus_id: string
  name: string
  chromosome: string | null
  start_position: number | null
  end_position: number | null
  orientation: string | null
  symbol: string | null
  models: string[]
}

/** The loci with these keys; a key that the release does not have is left out. Meant for some hundred at once. */
export async function loadGenes(db: Pick<Database, 'pool'>, releaseId: string, locusIds: readonly number[]): Promise<Map<number, Gene>> {
  const schema = schemaOf(releaseId)
  const { rows } = await db.pool.query<LocusRow>({
    name: `genes:${releaseId}`,
    text: `select locus_id, name, chromosome, start_position, end_position, orientation,
       (select symbol from ${schema}.locus_symbol as named where named.locus_id = locus.locus_id order by rank limit 1) as symbol,
       array(
         select model.name from ${schema}.gene_model as model
         where model.locus_id = locus.locus_id
         order by model.is_representative desc, model.model_number, model.name
       ) as models
     from ${schema}.locus
     where locus_id = any($1::bigint[])`,
    values: [locusIds],
  })
  const loaded = await loadGeneModels(
    db,
    releaseId,
    rows.flatMap(({ models }) => models),
  )
  const models = new Map(loaded.map((model) => [model.name, model]))
  return new Map(rows.map((row) => [Number(row.locus_id), toGene(row, models)]))
}

function toGene(row: LocusRow, models: ReadonlyMap<string, GeneModel>): Gene {
  const { chromosome: written, start_position: start, end_position: end } = row
  const chromosome = written === null ? null : parseChromosome(written)
  const isPlaced = chromosome !== null && start !== null && end !== null
  return {
    locusId: Number(row.locus_id),
    name: row.name,
    symbol: row.symbol,
    position: isPlaced ? { chromosome, start, end, strand: row.orientation === 'R' ? '-' : '+' } : null,
    models: row.models.flatMap((name) => models.get(name) ?? []),
  }
}
