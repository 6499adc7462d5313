import { type Chromosome, parseChromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import type { Interval, Strand } from './interval.ts'

type FeatureRow = {
  gene_model_name: string
  feature_type: string
  chromosome: string
  start_position: number
  end_position: number
  orientation: string
  frame: number | null
}

/** Streams the gene models of a release in batches, sorted by the bytes of their names as the stored datasets are. */
export async function* readGeneModels(db: Database, releaseId: string): AsyncGenerator<GeneModel[]> {
  const query = `
    select gene_model_name, feature_type, chromosome, start_position, end_position, orientation, frame
    from ${schemaOf(releaseId)}.gene_model_feature
    where feature_type in ('exon', 'CDS', '5UTR', '3UTR')
    order by gene_model_name collate "C", start_position`
  let last: GeneModel | null = null
  for await (const rows of readRows<FeatureRow>(db, query, 500)) {
    const whole: GeneModel[] = []
    for (const row of rows) {
      if (last?.name !== row.gene_model_name) {
        if (last) whole.push(last)
        last = emptyModel(row)
      }
      addFeature(last, row)
    }
    yield whole
  }
  if (last) yield [last]
}

function emptyModel({ gene_model_name: name, chromosome: place, orientation }: FeatureRow): GeneModel {
  const chromosome = parseChromosome(place)
  if (chromosome === null) throw new Error(`${name} is on ${place}, which is not a chromosome`)
  return { name, chromosome, strand: orientation === 'R' ? '-' : '+', exons: [], coding: [], fivePrimeUtr: [], threePrimeUtr: [] }
}

function addFeature(model: GeneModel, { feature_type: type, start_position: start, end_position: end, frame }: FeatureRow): void {
  const interval: Interval = [start, end]
  if (type === 'exon') model.exons.push(interval)
  else if (type === 'CDS') model.coding.push({ interval, frame: frame ?? 0 })
  else if (type === '5UTR') model.fivePrimeUtr.push(interval)
  else model.threePrimeUtr.push(interval)
}

/** A gene model as far as its sequences follow from it. */
export type GeneModel = {
  name: string
  chromosome: Chromosome
  strand: Strand
  exons: Interval[]
  coding: CodingPart[]
  fivePrimeUtr: Interval[]
  threePrimeUtr: Interval[]
}

/** Frame: how many bases at its beginning belong to a codon that began before. */
type CodingPart = { interval: Interval; frame: number }

/** Streams the rows of a query in batches, on its own connection. */
export async function* readRows<Row extends object>(db: Database, query: string, atOnce: number): AsyncGenerator<Row[]> {
  const client = await db.pool.connect()
  try {
    await client.query('begin read only')
    await client.query('set local statement_timeout = 0')
    await client.query(`declare streamed no scroll cursor for ${query}`)
    for (;;) {
      const { rows } = await client.query<Row>(`fetch ${atOnce} from streamed`)
      if (rows.length === 0) break
      yield rows
    }
    await client.query('commit')
  } finally {
    // A reader that stops half-way leaves a transaction open, which ends with the connection.
    client.release(true)
  }
}
