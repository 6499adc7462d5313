import { ApiProblem } from '@rosette/contract-kit/problem.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { StoredContent } from '../../../list-contents/contract/list-content.ts'
import { ExpressionMatrix } from '../../contract/expression-answer.ts'
import { mostGenes } from '../../contract/expression-call.ts'

const database = await testDatabase()
const { db, releaseId } = database
const { app, as } = await testApp(database)
const { as: guardedAs } = await testApp(database, { env: { ACCESS_MODE: 'spec' } })
const { get, post } = as('anonymous')
const schema = schemaOf(releaseId)

const address = (query: Record<string, string>, path = '') => `/api/expression${path}?${new URLSearchParams(query)}`

async function ask(query: Record<string, string>): Promise<ExpressionMatrix> {
  const { status, body } = await get(address(query))
  expect(status, JSON.stringify(body)).toBe(200)
  return ExpressionMatrix.parse(body)
}

async function keep(kind: string, items: readonly string[]): Promise<string> {
  return StoredContent.parse((await post('/api/list-contents', { kind, items })).body).id
}

/** AT1G01010 is zero in every run of the demo, AT5G61850 is not in it, and AT1G65480 lacks a run. */
const items = 'AT5G10140,AG,AT1G01010,AT5G61850,nobody'
const labelsOf = (genes: readonly { locus: { label: string } }[]) => genes.map(({ locus }) => locus.label)

test('[EXPR-019] every measured gene of a list, in its order, has the means of its locus page', async () => {
  const answer = await ask({ items })
  expect(answer).toMatchObject({
    releaseId,
    given: 5,
    notMatched: { count: 1, ids: ['nobody'] },
    dataSet: 'demo',
    limit: 1,
    samplesLeftOut: 0,
  })
  expect(answer.genes.map(({ locus, symbol }) => [locus.label, symbol])).toEqual([
    ['AT5G10140', 'FLC'],
    ['AT4G18960', 'AG'],
  ])
  for (const { locus, means } of answer.genes) {
    const { body } = await get(`/api/detail/locus/expression?key=${locus.key}&dataSet=demo`)
    expect(body).toMatchObject({ samples: means.map((mean, index) => ({ mean, label: answer.samples[index]?.label })) })
  }
})

test('[EXPR-019] zero in every run, absent and a missing run are told apart', async () => {
  const answer = await ask({ items: `${items},AT1G65480` })
  expect([labelsOf(answer.notMeasured), labelsOf(answer.absent)]).toEqual([['AT1G01010'], ['AT5G61850']])
  await db.pool.query(
    `update ${schema}.expression_profile set sample_means[2] = null where data_set = 'leaf_stress'
     and locus_id = (select locus_id from ${schema}.locus where name = 'AT5G10140')`,
  )
  const { genes } = await ask({ items: 'FLC', dataSet: 'leaf_stress' })
  expect(genes[0]?.means.map((mean) => mean === null)).toEqual([false, true, false])
})

test('[EXPR-019] organs choose samples in their order; beyond 200 the first are shown and the others counted', async () => {
  const all = await ask({ items: 'AG' })
  const [first, second] = all.organs
  const organ = `${second?.name}|${first?.name}`
  const some = await ask({ items: 'AG', organ })
  const places = [...all.samples.keys()].filter((at) => organ.split('|').includes(all.samples[at]?.organ ?? ''))
  expect(places.length).toBeLessThan(all.samples.length)
  expect(some.samples).toEqual(places.map((at) => all.samples[at]))
  expect(some.genes[0]?.means).toEqual(places.map((at) => all.genes[0]?.means[at]))
  expect(some.organs).toEqual(all.organs)

  await db.pool.query(`insert into ${schema}.expression_data_set select 'wide', 99, 'Wide', 'TPM', null, 1, 1, 1`)
  await db.pool.query(
    `insert into ${schema}.expression_sample select 'wide', at, 's' || at, 's' || at, case when at > 200 then 'leaf' else 'root' end, null, '{}', '{r}'
     from generate_series(1, 203) as at`,
  )
  await db.pool.query(
    `insert into ${schema}.expression_profile select 'wide', locus_id, (select array_agg(at) from generate_series(1, 203) as at), '{1}'
     from ${schema}.locus where name = 'AT4G18960'`,
  )
  const wide = await ask({ items: 'AG', dataSet: 'wide' })
  expect([wide.samples.length, wide.samplesLeftOut, wide.genes[0]?.means.at(-1)]).toEqual([200, 3, 200])
  expect((await ask({ items: 'AG', dataSet: 'wide', organ: 'leaf' })).genes[0]?.means).toEqual([201, 202, 203])
})

test('[EXPR-019] the file has a line for each gene of the list and a column for each sample; two calls give the same bytes', async () => {
  const { genes, samples } = await ask({ items })
  const [file, again] = [await app.inject(address({ items }, '/file')), await app.inject(address({ items }, '/file'))]
  expect(file.headers).toMatchObject({ 'content-disposition': 'attachment; filename=expression_demo.tsv', 'cache-control': 'no-store' })
  expect(again.body).toBe(file.body)
  const lines = file.body.trimEnd().split('\n')
  const table = lines.filter((line) => !line.startsWith('#')).map((line) => line.split('\t'))
  expect(table[0]).toEqual(['locus', 'symbol', 'standing', ...samples.map(({ sample }) => sample)])
  const none = samples.map(() => 'NA')
  expect(table.slice(1)).toEqual([
    ['AT5G10140', 'FLC', 'measured', ...(genes[0]?.means.map(String) ?? [])],
    ['AT4G18960', 'AG', 'measured', ...(genes[1]?.means.map(String) ?? [])],
    ['AT1G01010', expect.any(String), 'not measured', ...none],
    ['AT5G61850', expect.any(String), 'absent', ...none],
  ])
  expect(lines.filter((line) => line.startsWith('# Sample '))).toHaveLength(samples.length)
})

test('[EXPR-019] what is too much, unknown or of another kind is refused; nothing is stored', async () => {
  const refused = async (query: Record<string, string>, path = '') => {
    const { status, body } = await get(address(query, path))
    return { status, ...ApiProblem.parse(body) }
  }
  const { rows } = await db.pool.query<{ name: string }>(
    `insert into ${schema}.identifier select 'AT6G' || lpad(number::text, 5, '0'), kind, type, status, 900000000 + number, label, null, null
     from ${schema}.identifier, generate_series(1, ${mostGenes + 1}) as number where kind = 'locus' and name = 'AT4G18960' returning name`,
  )
  const names = rows.map(({ name }) => name)
  const long = await keep('locus', names)
  const message = `The list has ${mostGenes + 1} genes. The expression of up to ${mostGenes} is shown at a time.`
  for (const path of ['', '/file']) expect(await refused({ list: long }, path)).toMatchObject({ status: 400, message })
  expect((await get(address({ list: await keep('locus', names.slice(1)) }))).status).toBe(200)
  const germplasms = await keep('germplasm', ['DEMO_1003_1'])
  const queries: Record<string, string>[] = [{}, { items: 'AG', list: long }, { list: germplasms }, { items: 'AG', organ: 'fin' }]
  for (const query of queries) {
    expect(await refused(query)).toMatchObject({ status: 400, code: 'invalid_request' })
  }
  expect(await refused({ items: 'AG', dataSet: 'weather' })).toMatchObject({ status: 404, code: 'not_found' })
  expect(await refused({ list: 'A'.repeat(22) })).toMatchObject({ status: 404 })
  const { headers } = await get(address({ items: 'AG' }))
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
})

test('[EXPR-019] who may not see a locus does not see the expression of lists, and what is costly is paid for', async () => {
  for (const path of ['', '/file']) {
    expect((await guardedAs('anonymous').get(address({ items }, path))).status).toBe(403)
    expect((await guardedAs('subscriber').get(address({ items }, path))).status).toBe(200)
  }
  const { as: poorAs } = await testApp(database, { env: { COST_PER_MINUTE: '1' } })
  const poor = poorAs('anonymous')
  const list = await keep('locus', labelsOf((await ask({ items })).genes))
  const statuses: number[] = []
  for (let call = 0; call < 500 && statuses.at(-1) !== 429; call++) statuses.push((await poor.get(address({ list }))).status)
  expect([statuses[0], statuses.at(-1)]).toEqual([200, 429])
})

test('[EXPR-020] in a release without expression there is no answer', async () => {
  await db.pool.query(`truncate ${schema}.expression_data_set, ${schema}.expression_sample, ${schema}.expression_profile`)
  expect((await get(address({ items }))).status).toBe(404)
  const { body: sitemap } = await app.inject('/sitemap/pages-1.xml')
  expect(sitemap).not.toContain('/tools/expression')
})
