import type { Database } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { readFasta, streamDataset } from '../stream-dataset.ts'
import type { CountMatrix } from './score-matrix.ts'
import { type SearchedPromoters, searchPromoters } from './search-promoters.ts'

const promoterDataset = 'araport11_upstream_1000'

export type MotifReport = Pick<SearchedPromoters, 'background' | 'motifs'> & {
  /** Keys of the loci of the promoters, in the order of their numbers. */
  loci: number[]
}

type MotifBuild = { db: Pick<Database, 'pool'>; releaseId: string; dir: string; onProgress?: (done: number) => void }

/** Searches the promoters of a release for all its motifs; null if it has no motifs or no promoters. */
export async function buildMotifSites({ db, releaseId, dir, onProgress }: MotifBuild): Promise<MotifReport | null> {
  const matrices = await loadMatrices(db, releaseId)
  if (matrices.length === 0) return null
  const { names, ...found } = await searchPromoters(matrices, () => readPromoters(dir), onProgress)
  if (names.length === 0) return null
  const locusIds = await loadLocusIds(db, releaseId)
  const loci = names.map((name) => {
    const locusId = locusIds.get(name)
    if (locusId === undefined) throw new Error(`${promoterDataset}: ${name} is not a locus of the release`)
    return locusId
  })
  return { ...found, loci }
}

async function* readPromoters(dir: string): AsyncGenerator<{ name: string; sequence: string }> {
  const dataset = await streamDataset(dir, promoterDataset)
  if (dataset) yield* readFasta(dataset.text)
}

type MotifRow = { matrix_id: string; counts_a: number[]; counts_c: number[]; counts_g: number[]; counts_t: number[] }

/** The newest version of each curated matrix (MOTIF-001). */
async function loadMatrices(db: Pick<Database, 'pool'>, releaseId: string): Promise<{ matrixId: string; counts: CountMatrix }[]> {
  const { rows } = await db.pool.query<MotifRow>(
    `select matrix_id, counts_a, counts_c, counts_g, counts_t from ${schemaOf(releaseId)}.motif order by matrix_id collate "C"`,
  )
  return rows.map(({ matrix_id, counts_a, counts_c, counts_g, counts_t }) => ({
    matrixId: matrix_id,
    counts: counts_a.map((a, column) => [a, counts_c[column] ?? 0, counts_g[column] ?? 0, counts_t[column] ?? 0]),
  }))
}

async function loadLocusIds(db: Pick<Database, 'pool'>, releaseId: string): Promise<Map<string, number>> {
  const { rows } = await db.pool.query<{ name: string; locus_id: string }>(`select name, locus_id from ${schemaOf(releaseId)}.locus`)
  return new Map(rows.map(({ name, locus_id }) => [name, Number(locus_id)]))
}
