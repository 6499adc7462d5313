import { parseMitabLine } from '@rosette/file-formats/mitab.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import { ingestTables } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { kindsAtFirst, notStated } from '../contract/network-call.ts'
import { connectedParts } from './connected-parts.ts'
import { drawNetworks, draws, poolsOf } from './draw-networks.ts'
import { countFacets, countSelf, type Edge, edgesOf, type Filters } from './join-edges.ts'
import type { StatementRow } from './load-statements.ts'
import { graphmlFile, mitabFile } from './network-files.ts'
import { networkOf } from './whole-network.ts'

const unstated = { interactionType: null, mode: null, method: null, pubmedId: null, evidence: null, reference: null, isCompiled: false }

function row(locusId: number, partnerId: number, source: string, said: Partial<StatementRow> = {}): StatementRow {
  return { locusId, partnerId, source, ...unstated, ...said }
}

const regulatory = (mode: string | null, more: Partial<StatementRow> = {}) => ({ interactionType: 'regulatory', mode, ...more })

const rows = [
  row(1, 2, 'TAIR', { interactionType: 'physical', method: 'two hybrid', pubmedId: 5 }),
  row(1, 2, 'CKN', { interactionType: 'physical', isCompiled: true, pubmedId: 5 }),
  row(1, 2, 'AtRegNet', regulatory('activation', { reference: 'Ng 2009' })),
  row(1, 2, 'CKN', regulatory(null, { isCompiled: true })),
  row(2, 1, 'CKN', regulatory('repression', { isCompiled: true })),
  row(2, 1, 'BAR', regulatory('activation')),
  row(3, 1, 'BAR', regulatory(null)),
  row(2, 3, 'BioGRID'),
  row(3, 3, 'TAIR', { interactionType: 'physical' }),
]
const all: Filters = { kind: [...kindsAtFirst], source: undefined, method: undefined, evidence: 'any' }

const say = (edges: readonly Edge[]) => edges.map(({ from, to, kind, effect, statements }) => [from, to, kind, effect, statements.length])

test('[NETWORK-005] binding has no direction and regulation has; statements that differ are both; a gene with itself is counted apart', async () => {
  expect(say(await edgesOf(rows, { ...all, kind: ['binding', 'regulation', 'unclear', 'unstated'] }))).toEqual([
    [1, 2, 'binding', null, 2],
    [1, 2, 'regulation', 'activates', 2],
    [2, 1, 'regulation', 'both', 2],
    [3, 1, 'unclear', null, 1],
    [2, 3, 'unstated', null, 1],
  ])
  expect(countSelf(rows, all)).toBe(1)
  expect(countSelf(rows, { ...all, source: ['CKN'] })).toBe(0)
})

test('[NETWORK-006] regulation without an effect is hidden at first and counted', async () => {
  expect(say(await edgesOf(rows, all)).map(([, , kind]) => kind)).toEqual(['binding', 'regulation', 'regulation', 'unstated'])
  const { kind } = await countFacets(rows, all)
  expect(kind).toEqual([
    { value: 'binding', count: 1 },
    { value: 'regulation', count: 2 },
    { value: 'unclear', count: 1 },
    { value: 'unstated', count: 1 },
  ])
})

test('[NETWORK-006] an effect that only other sources state is not that of the sources that are shown', async () => {
  expect(say(await edgesOf(rows, { ...all, source: ['CKN'], kind: ['regulation', 'unclear'] }))).toEqual([
    [1, 2, 'unclear', null, 1],
    [2, 1, 'regulation', 'represses', 1],
  ])
})

test('[NETWORK-006] an original article is one that no compilation names', async () => {
  expect(say(await edgesOf(rows, { ...all, evidence: 'paper' }))).toEqual([
    [1, 2, 'binding', null, 1],
    [1, 2, 'regulation', 'activates', 1],
  ])
})

const choices: Partial<Filters>[] = [
  {},
  { source: ['CKN', 'TAIR'] },
  { method: 'two hybrid' },
  { method: notStated, evidence: 'paper' },
  { kind: ['unclear'] },
]

test.each(choices)('[NETWORK-006] each facet counts the edges that choosing its value would show: %j', async (choice) => {
  const filters = { ...all, ...choice }
  const facets = await countFacets(rows, filters)
  const countWith = async (change: Partial<Filters>) => (await edgesOf(rows, { ...filters, ...change })).length
  for (const { value, count } of facets.source) expect([value, count]).toEqual([value, await countWith({ source: [value] })])
  for (const { value, count } of facets.method) expect([value, count]).toEqual([value, await countWith({ method: value })])
  expect(facets.evidence.map(({ count }) => count)).toEqual([await countWith({ evidence: 'any' }), await countWith({ evidence: 'paper' })])
})

test('[NETWORK-009] parts are joined by edges in either direction, largest first; the rest has no partner', () => {
  const edge = (from: number, to: number): Edge => ({ from, to, kind: 'binding', effect: null, statements: [] })
  const edges = [edge(7, 8), edge(1, 2), edge(3, 2), edge(3, 1)]
  expect(connectedParts([9, 8, 3, 2, 1, 7], edges)).toEqual({
    parts: [
      { keys: [3, 2, 1], edges: 3 },
      { keys: [8, 7], edges: 1 },
    ],
    alone: [9],
  })
})

/** A clique of five in a ring of 200, whose other genes have as many edges. */
function ringWithClique() {
  const edges: [number, number][] = []
  for (let one = 0; one < 5; one += 1) for (let other = one + 1; other < 5; other += 1) edges.push([one, other])
  for (let gene = 10; gene < 200; gene += 1) {
    edges.push([gene, gene + 1 < 200 ? gene + 1 : 10], [gene, gene + 2 < 200 ? gene + 2 : gene + 2 - 190])
  }
  return networkOf(edges, false)
}

test('[NETWORK-007] a clique has more edges than random genes with as many edges, far-off genes do not; the same seed gives the same', async () => {
  const network = ringWithClique()
  const clique = await drawNetworks(network, [4, 3, 2, 1, 0, 999])
  expect(clique).toMatchObject({ genes: 5, observed: 10 })
  expect(clique.random?.p).toBeLessThanOrEqual(2 / (draws + 1))
  expect(clique.random?.mean).toBeLessThan(0.5)
  expect(await drawNetworks(network, [0, 1, 2, 3, 4])).toEqual(clique)
  const far = await drawNetworks(network, [10, 50, 90, 130])
  expect(far).toMatchObject({ observed: 0, random: { p: 1, low: 0 } })
  expect(await drawNetworks(network, [999])).toMatchObject({ genes: 0, observed: 0 })
})

test('[NETWORK-007] a gene is replaced by one with as many edges outward and inward, of which there are at least 20', () => {
  const edges: [number, number][] = []
  for (let regulator = 0; regulator < 30; regulator += 1) edges.push([regulator, 100 + regulator], [regulator, 200 + regulator])
  edges.push([500, 100])
  const network = networkOf(edges, true)
  const place = (key: number) => network.places.get(key) ?? -1
  const standIns = (key: number) => {
    const [pool] = poolsOf(network, [place(key)])
    return pool ? pool.order.slice(pool.from, pool.to).map((at) => [...network.places.keys()][at] ?? -1) : []
  }
  expect(standIns(3).toSorted((one, other) => one - other)).toEqual(Array.from({ length: 30 }, (_, at) => at))
  // Alone with its number of edges.
  expect(standIns(500).length).toBeGreaterThanOrEqual(20)
  expect(standIns(500)).toContain(500)
})

test('[NETWORK-007] draws do not hold up other requests', async () => {
  const edges = Array.from({ length: 20_000 }, (_, at): [number, number] => [at % 500, 500 + (at % 3000)])
  const network = networkOf(edges, false)
  let turns = 0
  const other = setInterval(() => {
    turns += 1
  }, 1)
  await drawNetworks(
    network,
    Array.from({ length: 400 }, (_, at) => at),
  )
  clearInterval(other)
  expect(turns).toBeGreaterThan(10)
})

const nodes = new Map(
  [
    [1, 'AT4G18960', 'AG'],
    [2, 'AT1G24260', 'S|"EP" <3> & (x)'],
    [3, 'AT5G61850', null],
  ].map(([key, label, symbol]) => [
    Number(key),
    { locus: { kind: 'locus', key: Number(key), label: String(label) }, symbol: symbol === null ? null : String(symbol) },
  ]),
)

test('[NETWORK-010] a file of MITAB that is read again gives the same statements', async () => {
  const edges = await edgesOf(rows, { ...all, kind: ['binding', 'regulation', 'unclear', 'unstated'] })
  const lines = [...mitabFile(edges, nodes)].join('').trimEnd().split('\n')
  const source = kindServers.locus.sources.find(({ file }) => file.test('network.mitab.txt'))
  if (!source) throw new Error('Nobody reads MITAB')
  const read = ingestTables(source, ...lines)
  expect(read.rejected).toEqual([])
  const label = (key: number) => nodes.get(key)?.locus.label
  expect(
    read.rows.map(([, source, one, other, type, mode, method, pubmedId]) => [source, one, other, type, mode, method, pubmedId]),
  ).toEqual(
    rows
      .filter(({ locusId, partnerId }) => locusId !== partnerId)
      .map((each) => [
        each.source,
        label(each.locusId),
        label(each.partnerId),
        each.interactionType,
        each.mode,
        each.method,
        each.pubmedId,
      ]),
  )
  const parsed = parseMitabLine(lines[1] ?? '')
  expect(parsed.ok && parsed.value.b.names.at(-1)).toEqual({ database: 'tair', text: 'S|"EP" <3> & (x)', note: 'gene name' })
})

test('[NETWORK-010] GraphML has each gene once and says which edges have a direction; names are escaped', async () => {
  const text = [...graphmlFile(await edgesOf(rows, all), nodes)].join('')
  expect(countOf(text, '<node ')).toBe(3)
  expect(countOf(text, '<edge ')).toBe(4)
  expect(text).toContain('<data key="symbol">S|&quot;EP&quot; &lt;3&gt; &amp; (x)</data>')
  expect(text).toMatch(/source="AT4G18960" target="AT1G24260" directed="false"><data key="kind">binding/)
  expect(text).toMatch(/source="AT1G24260" target="AT4G18960" directed="true"><data key="kind">regulation<\/data><data key="effect">both/)
})

function countOf(text: string, part: string): number {
  return text.split(part).length - 1
}
