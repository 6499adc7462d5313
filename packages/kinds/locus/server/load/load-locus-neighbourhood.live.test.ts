import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { locusNeighbourhood, mostNeighbours } from '../../contract/interactions/locus-neighbourhood.ts'

const database = await testDatabase()
const { db, releaseId } = database
const open = (await testApp(database)).as('anonymous')
const guarded = (await testApp(database, { env: { ACCESS_MODE: 'spec' } })).as('anonymous')
const schema = `release_${releaseId}`

const pathOf = (locusId: number) => `/api/detail/locus/neighbourhood?key=${locusId}`
const keyOf = async (name: string) => {
  const { rows } = await db.pool.query<{ locus_id: number }>(`select locus_id from ${schema}.locus where name = $1`, [name])
  return rows[0]?.locus_id ?? 0
}

test.for(['AT4G18960', 'AT1G24260', 'AT5G61850'])(
  '[NETWORK-015] %s, its partners and the interactions among them are those of the table',
  async (name) => {
    const { body } = await open.get(pathOf(await keyOf(name)))
    const { genes, edges, partners } = locusNeighbourhood.answer.parse(body)
    const names = genes.map(({ locus }) => locus.label)
    expect(names[0]).toBe(name)
    // What has no direction is said of the locus first.
    expect(edges.filter(({ from, to, interactionType }) => interactionType !== 'regulatory' && from > to)).toEqual([])
    const { rows: known } = await db.pool.query<{ name: string }>(
      `select distinct b.name from ${schema}.locus_interaction as line join ${schema}.locus as a using (locus_id)
       join ${schema}.locus as b on b.locus_id = partner_id where a.name = $1 and b.name <> $1`,
      [name],
    )
    expect(partners).toBe(known.length)
    expect(names).toHaveLength(1 + Math.min(partners, mostNeighbours))
    expect(known.map((row) => row.name)).toEqual(expect.arrayContaining(names.slice(1)))
    // The table has each statement from both sides.
    const { rows } = await db.pool.query<{ pair: string; statements: number; sources: string[] }>(
      `select least(a.name, b.name) || ' ' || greatest(a.name, b.name) || ' ' || coalesce(interaction_type, 'unstated') as pair,
         count(*)::integer / 2 as statements, array_agg(distinct source order by source) as sources
       from ${schema}.locus_interaction as line join ${schema}.locus as a using (locus_id) join ${schema}.locus as b on b.locus_id = partner_id
       where a.name = any($1) and b.name = any($1) and a.name <> b.name group by 1 order by 1`,
      [names],
    )
    const found = Map.groupBy(edges, ({ from, to, interactionType }) =>
      [...[names[from], names[to]].toSorted(), interactionType ?? 'unstated'].join(' '),
    )
    const reported = [...found].map(([pair, own]) => ({
      pair,
      statements: own.reduce((sum, { statements }) => sum + statements, 0),
      sources: [...new Set(own.flatMap(({ sources }) => sources))].toSorted(),
    }))
    expect(reported.toSorted((one, other) => (one.pair < other.pair ? -1 : 1))).toEqual(rows)
  },
)

test('[NETWORK-015] LFY activates AP1, in this direction', async () => {
  const { genes, edges } = locusNeighbourhood.answer.parse((await open.get(pathOf(await keyOf('AT5G61850')))).body)
  const at = (name: string) => genes.findIndex(({ locus }) => locus.label === name)
  const edge = edges.find(({ from, to, interactionType }) => from === 0 && to === at('AT1G69120') && interactionType === 'regulatory')
  expect(edge).toMatchObject({ effect: 'activates', sources: ['BAR', 'CKN'] })
})

test('[NETWORK-015] a locus without partners is alone, an unknown one is not found, and the call is guarded like the record', async () => {
  const { rows } = await db.pool.query<{ locus_id: number }>(
    `select locus_id from ${schema}.locus where not exists (select from ${schema}.locus_interaction as line where line.locus_id = locus.locus_id) limit 1`,
  )
  const alone = locusNeighbourhood.answer.parse((await open.get(pathOf(rows[0]?.locus_id ?? 0))).body)
  expect([alone.genes.length, alone.edges, alone.partners]).toEqual([1, [], 0])
  expect((await open.get(pathOf(1))).status).toBe(404)
  expect((await guarded.get(pathOf(await keyOf('AT4G18960')))).status).toBe(403)
})
