import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { readLines } from '@rosette/release-kit/load/read-lines.ts'
import { loadedRelease } from '@rosette/test-kit/live/test-database.ts'
import { expect, test } from 'vitest'
import { loadLocusExpression } from '../load/load-locus-expression.ts'

const folder = process.env.ROSETTE_RELEASE_DIR
const prepared = loadedRelease()

test.skipIf(!folder || !prepared)(
  '[EXPR-008] means of the official counts as TPM are those that were computed elsewhere (needs ROSETTE_RELEASE_DIR and ROSETTE_LOADED_SITE)',
  { timeout: 600_000 },
  async () => {
    if (!folder || !prepared) return
    const { db, releaseId } = prepared
    const schema = schemaOf(releaseId)
    const { rows: contradictions } = await db.pool.query(`select * from ${schema}.contradiction where statement like '%expression%'`)
    expect(contradictions).toEqual([])
    const { rows: sets } = await db.pool.query(`select * from ${schema}.expression_data_set order by rank`)
    expect(sets.filter(({ unit }) => unit === 'TPM')).toMatchObject([
      { data_set: 'tissue_atlas', title: 'Tissue atlas' },
      { data_set: 'leaf_stress', title: 'Leaf under stress' },
    ])
    const release = db.release(releaseId)
    const { rows: samples } = await db.pool.query<{ data_set: string; sample: string; rank: number; organ: string }>(
      `select data_set, sample, rank, organ from ${schema}.expression_sample where data_set in ('tissue_atlas', 'leaf_stress') order by data_set, rank`,
    )
    expect(samples.filter(({ data_set }) => data_set === 'tissue_atlas')).toHaveLength(80)
    expect(samples.filter(({ data_set }) => data_set === 'leaf_stress')).toHaveLength(17)
    expect(samples.filter(({ organ }) => organ === 'Other')).toEqual([])

    const { rows } = await db.pool.query<{ name: string; data_set: string; sample_means: number[] | null }>(
      `select name, data_set, sample_means from ${schema}.expression_profile join ${schema}.locus using (locus_id)`,
    )
    const found = new Map(rows.map(({ name, data_set, sample_means }) => [`${data_set} ${name}`, sample_means]))
    const file = (await readdir(folder)).find((name) => name.startsWith('Klepikova_RNAseq_mean_TPM')) ?? ''
    let columns: { dataSet: string; its: { sample: string; rank: number; column: number }[] }[] = []
    let [compared, unmeasured, worst] = [0, 0, 0]
    await readLines(join(folder, file), async (lines) => {
      for (const line of lines) {
        const [gene = '', ...given] = line.split('\t')
        if (columns.length === 0) {
          const ofDataSet = Map.groupBy(samples, ({ data_set }) => data_set)
          const columnOf = ({ sample, rank }: { sample: string; rank: number }) => ({ sample, rank, column: given.indexOf(sample) })
          columns = [...ofDataSet].map(([dataSet, its]) => ({ dataSet, its: its.map(columnOf) }))
          continue
        }
        for (const { dataSet, its } of columns) {
          const means = found.get(`${dataSet} ${gene}`)
          if (means === undefined) throw new Error(`${gene} is not in the release`)
          if (means === null) {
            if (given.some((value) => Number(value) !== 0)) throw new Error(`${gene} was measured`)
            unmeasured++
            continue
          }
          for (const { sample, rank, column } of its) {
            const text = given[column]
            const value = Number(text)
            // From 100 on the file has one decimal.
            const decimals = text?.split('.')[1]?.length ?? 0
            const off = Math.abs((means[rank - 1] ?? Number.NaN) - value)
            if (!(off <= 0.5001 * 10 ** -decimals + value * 1e-6))
              throw new Error(`${gene} in ${sample}: ${means[rank - 1]} instead of ${value}`)
            worst = Math.max(worst, off)
            compared++
          }
        }
      }
    })
    expect(compared).toBeGreaterThan(3_200_000)
    expect(unmeasured).toBeGreaterThan(0)

    // README of the files: a gene that is 0 in every run was not measured.
    const key = async (name: string) =>
      (await db.pool.query<{ locus_id: number }>(`select locus_id from ${schema}.locus where name = $1`, [name])).rows[0]?.locus_id ?? 0
    const silent = await loadLocusExpression(release, await key('AT2G34420'), {})
    const ofAtlas = silent?.dataSets.filter(({ name }) => name !== 'embryo_stages')
    expect(ofAtlas?.map(({ standing }) => standing)).toEqual(['zero', 'zero'])
    const agamous = await loadLocusExpression(release, await key('AT4G18960'), {})
    const [highest] = agamous?.samples.toSorted((one, other) => (other.mean ?? 0) - (one.mean ?? 0)) ?? []
    expect([highest?.label, highest?.runs.length, Math.round(highest?.mean ?? 0)]).toEqual(['Stigmatic tissue', 2, 178])
    console.info(JSON.stringify({ sets, compared, unmeasured, worst }))
  },
)
