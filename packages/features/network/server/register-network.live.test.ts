import { ApiProblem } from '@rosette/contract-kit/problem.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { parseMitabLine } from '@rosette/file-formats/mitab.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { StoredContent } from '../../list-contents/contract/list-content.ts'
import { GroupGenes } from '../../lists/contract/views/list-groups.ts'
import { NetworkAnswer, NetworkExpected } from '../contract/network-answer.ts'
import { kindsAtFirst } from '../contract/network-call.ts'

const database = await testDatabase()
const { db, releaseId } = database
const { app, as } = await testApp(database, { env: { ACCESS_MODE: 'spec' } })

async function ask(query: Record<string, string>): Promise<NetworkAnswer> {
  const { status, body } = await as('anonymous').get(`/api/network?${new URLSearchParams(query)}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return NetworkAnswer.parse(body)
}

async function keep(kind: string, items: readonly string[]): Promise<string> {
  const { body } = await as('anonymous').post('/api/list-contents', { kind, items })
  return StoredContent.parse(body).id
}

const schema = schemaOf(releaseId)
const floral = ['AT4G18960', 'AT1G24260', 'AT1G69120', 'AT5G61850', 'AT3G54340', 'AT5G20240', 'AT5G10140', 'AT1G65480', 'AT2G45660']

const say = ({ nodes, edges }: NetworkAnswer) =>
  edges
    .map(({ from, to, kind, effect, statements }) =>
      [nodes[from]?.locus.label, effect ?? kind, nodes[to]?.locus.label, statements.map(({ source }) => source).join('+')].join(' '),
    )
    .toSorted()

test('[NETWORK-005] edges among the genes of a list, each with its statements, in the direction of regulation', async () => {
  const list = await keep('locus', [...floral, 'AT1G01010'])
  const answer = await ask({ list })
  expect(say(answer).filter((edge) => / activates | represses /.test(edge))).toEqual([
    'AT4G18960 activates AT3G54340 AtRegNet',
    'AT5G10140 represses AT1G65480 AtRegNet+CKN',
    'AT5G61850 activates AT1G69120 BAR+CKN',
    'AT5G61850 activates AT4G18960 BAR',
  ])
  const ends = (edge: string) => edge.split(' ').toSorted().join(' ')
  expect(
    say(answer)
      .filter((edge) => edge.includes(' binding '))
      .map(ends)
      .toSorted(),
  ).toEqual(['AT1G24260 AT1G69120 CKN binding', 'AT1G24260 AT4G18960 TAIR+CKN binding', 'AT3G54340 AT5G20240 IntAct+TAIR binding'])
  expect(answer).toMatchObject({ releaseId, given: 10, genes: 10, alone: { names: ['AT2G45660', 'AT1G01010'] } })
  // Hidden at first, and counted.
  expect(answer.facets.kind.find(({ value }) => value === 'unclear')?.count).toBe(2)
})

test('[NETWORK-005] every pair of the table between two genes of the list is an edge, and no other', async () => {
  const { rows } = await db.pool.query<{ pair: string }>(
    `select distinct least(a.name, b.name) || ' ' || greatest(a.name, b.name) as pair from ${schema}.locus_interaction as line
     join ${schema}.locus as a using (locus_id) join ${schema}.locus as b on b.locus_id = partner_id
     where a.name = any($1) and b.name = any($1) and a.name <> b.name`,
    [floral],
  )
  const answer = await ask({ items: floral.join(','), kind: 'binding|regulation|unclear|unstated' })
  const pairs = answer.edges.map(({ from, to }) => [answer.nodes[from]?.locus.label, answer.nodes[to]?.locus.label].toSorted().join(' '))
  expect([...new Set(pairs)].toSorted()).toEqual(rows.map(({ pair }) => pair).toSorted())
  expect(pairs.length).toBe(answer.total)
})

test('[NETWORK-006] filters are in the address', async () => {
  const items = floral.join(',')
  expect(say(await ask({ items, source: 'CKN', kind: 'regulation' }))).toEqual([
    'AT5G10140 represses AT1G65480 CKN',
    'AT5G61850 activates AT1G69120 CKN',
  ])
  expect(say(await ask({ items, method: 'ChIP' }))).toEqual(['AT4G18960 activates AT3G54340 AtRegNet'])
  expect(say(await ask({ items, evidence: 'paper', kind: 'regulation' }))).toEqual([
    'AT4G18960 activates AT3G54340 AtRegNet',
    'AT5G10140 represses AT1G65480 AtRegNet',
    'AT5G61850 activates AT4G18960 BAR',
  ])
})

test('[NETWORK-007] the number of edges stands beside that of random draws, the same each time', async () => {
  const expected = async () => {
    const { status, body } = await as('anonymous').get(`/api/network/expected?items=${floral.join(',')}`)
    expect(status).toBe(200)
    return NetworkExpected.parse(body)
  }
  const first = await expected()
  expect(first.draws).toBe(10_000)
  const { facets } = await ask({ items: floral.join(','), kind: kindsAtFirst.join('|') })
  for (const { kind, observed, random } of first.kinds) {
    expect([kind, observed]).toEqual([kind, facets.kind.find(({ value }) => value === kind)?.count])
    expect(random?.p).toBeGreaterThan(0)
    expect(random?.p).toBeLessThanOrEqual(1)
  }
  expect(await expected()).toEqual(first)
})

test('[NETWORK-010] files have the edges that the filters leave, and two calls give the same bytes', async () => {
  const address = `/api/network/file?items=${floral.join(',')}&kind=regulation`
  const [file, again] = [await app.inject(address), await app.inject(address)]
  expect(file.headers['content-disposition']).toBe('attachment; filename=network.mitab.txt')
  expect(again.body).toBe(file.body)
  const lines = file.body.trimEnd().split('\n')
  expect(lines[0]).toMatch(/^#ID\(s\) interactor A\t/)
  const read = lines.slice(1).map(parseMitabLine)
  expect(read.map((line) => line.ok && [line.value.source?.name, line.value.a.names[0]?.text]).toSorted()).toEqual([
    ['AtRegNet', 'AT4G18960'],
    ['AtRegNet', 'AT5G10140'],
    ['BAR', 'AT5G61850'],
    ['BAR', 'AT5G61850'],
    ['CKN', 'AT5G10140'],
    ['CKN', 'AT5G61850'],
  ])
  const graphml = await app.inject(`${address}&format=graphml`)
  expect(graphml.headers['content-type']).toContain('application/xml')
  expect(graphml.body.match(/<edge /g)?.length).toBe(4)
})

test('[NETWORK-005] no list, two lists, another kind, an unknown list and unknown settings are refused; nothing is stored', async () => {
  const germplasms = await keep('germplasm', ['DEMO_1003_1'])
  const refused = async (query: Record<string, string>) => {
    const { status, body } = await as('anonymous').get(`/api/network?${new URLSearchParams(query)}`)
    return { status, ...ApiProblem.parse(body) }
  }
  const queries: Record<string, string>[] = [{}, { items: 'AG', list: germplasms }, { items: ' , ' }, { items: 'x'.repeat(6001) }]
  const settings: Record<string, string>[] = [{ kind: 'friendship' }, { evidence: 'some' }]
  for (const query of [...queries, { list: germplasms }, ...settings.map((more) => ({ items: 'AG', ...more }))]) {
    expect(await refused(query)).toMatchObject({ status: 400, code: 'invalid_request' })
  }
  expect(await refused({ list: 'A'.repeat(22) })).toMatchObject({ status: 404, code: 'not_found' })
  const { headers } = await as('anonymous').get('/api/network?items=AG')
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
})

test('[NETWORK-011] the map of the site does not name what a release may lack', async () => {
  const { body: sitemap } = await app.inject('/sitemap/pages-1.xml')
  expect(sitemap).toContain('/tools/mutants')
  expect(sitemap).not.toContain('/tools/network')
})

test('[NETWORK-013] genes have the groups of the GO slim that the groups of the list count, and those of a second list are marked', async () => {
  const list = await keep('locus', floral)
  const groups = 'biological process'
  const { nodes } = await ask({ list, groups })
  const found = new Set(nodes.flatMap((node) => node.groups))
  expect(found.size).toBeGreaterThan(1)
  for (const group of found) {
    const path = `/api/list-contents/${list}/groups/genes?${new URLSearchParams({ aspect: groups, group, size: '100' })}`
    const { genes } = GroupGenes.parse((await as('anonymous').get(path)).body)
    const among = genes.map(({ locus }) => locus.label).filter((name) => nodes.some(({ locus }) => locus.label === name))
    const own = nodes.filter((node) => node.groups.includes(group)).map(({ locus }) => locus.label)
    expect(own.toSorted(), group).toEqual(among.toSorted())
  }
  const plain = await ask({ list })
  expect(plain.nodes.every((node) => node.groups.length === 0 && !node.isMarked)).toBe(true)
  const marked = await ask({ list, mark: await keep('locus', ['AT4G18960', 'AT1G01010']) })
  expect(marked.nodes.filter(({ isMarked }) => isMarked).map(({ locus }) => locus.label)).toEqual(['AT4G18960'])
  const mark = await keep('keyword', ['GO:0009908'])
  expect((await as('anonymous').get(`/api/network?${new URLSearchParams({ list, mark })}`)).status).toBe(400)
})
