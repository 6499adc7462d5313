import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { connectAssistant } from '../../../../tools/assistants/assistant-client.ts'

const { app, as } = await demoSite()
const { get, post } = as('anonymous')
const { client, call } = await connectAssistant(app)
const release = z.object({ releaseId: z.string() }).parse((await get('/api/release')).body).releaseId
const site = 'https://rosette.example'
const ag = { kind: 'locus', name: 'AT4G18960', url: `${site}/locus/AT4G18960` }

test('[MCP-001] both eras of the protocol are answered, without a session; GET and DELETE are not', async () => {
  expect(client.getInstructions()).toContain('Look every identifier up')
  const modern = await connectAssistant(app, { era: 'modern' })
  const [{ tools: older }, { tools: newer }] = await Promise.all([client.listTools(), modern.client.listTools()])
  expect(newer.map(({ name }) => name)).toEqual(older.map(({ name }) => name))
  expect(await modern.call('resolve', { ids: ['AG'] })).toEqual(await call('resolve', { ids: ['AG'] }))
  for (const method of ['GET', 'DELETE'] as const) {
    const answer = await app.inject({ method, url: '/mcp', headers: { accept: 'text/event-stream' } })
    expect(answer).toMatchObject({ statusCode: 405, headers: { allow: 'POST' } })
  }
})

test('[MCP-005] resolve has a row for each id with the permanent address of its record, and lists what was not matched', async () => {
  const ids = ['at4g18960', 'AG', 'AT4G18960.1', 'nonsense', 'nonsense ']
  const answer = await call('resolve', { ids, kind: 'locus' })
  const { lines } = z
    .object({ lines: z.array(z.object({ bucket: z.string() })) })
    .parse((await post('/api/resolve', { ids, kind: 'locus' })).body)
  expect(answer).toMatchObject({ release, notMatched: ['nonsense'], text: expect.stringContaining(`Release ${release}.`) })
  const { rows } = z.object({ rows: z.array(z.object({ input: z.string(), is: z.string() }).loose()) }).parse(answer.data)
  expect(rows.map(({ is }) => is)).toEqual(lines.map(({ bucket }) => bucket))
  expect(rows.slice(0, 1)).toEqual([{ input: 'at4g18960', is: 'matched', record: ag }])
  expect((await get('/locus/AT4G18960')).status).toBeLessThan(400)
})

const Names = z.object({ docs: z.array(z.looseObject({})), total: z.int() })
const Rows = z.object({
  total: z.int(),
  rows: z.array(z.object({ name: z.string(), url: z.string(), facts: z.record(z.string(), z.string()) })),
})

test('[MCP-003] search finds what the search box finds, in its order, page by page', async () => {
  const text = 'flower'
  const body = { searchText: text, category: 'genes', page: 1, pageSize: 5 }
  const { docs, total } = Names.parse((await post('/api/search/general', body)).body)
  const found = await call('search', { text, limit: 5 })
  const { rows, ...counted } = Rows.parse(found.data)
  expect(rows.length).toBeGreaterThan(2)
  expect(rows.map(({ name }) => name)).toEqual(docs.map((doc) => doc.gene_name))
  expect(rows[0]?.url).toBe(`${site}/locus/${docs[0]?.gene_name}`)
  expect(counted.total).toBe(total)
  if (total > 5) expect(found.more).toBe(`${total} in all: page 2 has the next rows.`)
  expect(await call('search', { text: 'zzzzqqqq' })).toMatchObject({ data: { total: 0 }, notMatched: ['zzzzqqqq'] })
})

test('[MCP-003] everything counts what the page of everything counts, and no people', async () => {
  const { types } = z
    .object({ types: z.array(z.object({ category: z.string(), total: z.int() })) })
    .parse((await post('/api/search/everything', { searchText: 'AG', rows: 0 })).body)
  const { counts } = z
    .object({ counts: z.record(z.string(), z.int()) })
    .parse((await call('search', { text: 'AG', category: 'everything' })).data)
  expect(counts).toEqual(
    Object.fromEntries(types.filter(({ category }) => category !== 'community').map((type) => [type.category, type.total])),
  )
  expect(Object.keys(counts).length).toBeGreaterThan(5)
})

const Part = z.object({ facts: z.record(z.string(), z.unknown()).optional(), sections: z.record(z.string(), z.unknown()) })

test('[MCP-003] [MCP-005] get_record names the sections of a record, then gives those that are chosen as the API has them', async () => {
  const record = z.record(z.string(), z.unknown()).parse((await get('/api/detail/locus?name=AT4G18960')).body)
  const first = await call('get_record', { id: 'AG' })
  expect(first).toMatchObject({ release, data: { record: ag }, more: expect.stringContaining('sections') })
  const { facts, sections } = Part.parse(first.data)
  expect(Object.keys({ ...facts, ...sections }).sort()).toEqual(Object.keys(record).sort())
  for (const [name, value] of Object.entries(facts ?? {})) expect(value, name).toEqual(record[name])
  const [small] = Object.keys(sections).filter((name) => JSON.stringify(record[name]).length < 4000)
  const chosen = await call('get_record', { id: 'AG', sections: [small, 'horoscope'] })
  expect(chosen).toMatchObject({ notMatched: ['horoscope'] })
  expect(Part.parse(chosen.data).sections).toEqual({ [String(small)]: record[String(small)] })
  expect(await call('get_record', { id: 'nonsense' })).toMatchObject({ notMatched: ['nonsense'], more: expect.stringContaining('resolve') })
})

test('[MCP-005] no answer is longer than it may be, whatever is chosen', async () => {
  const { sections } = Part.parse((await call('get_record', { id: 'AG' })).data)
  const all = await call('get_record', { id: 'AG', sections: Object.keys(sections).slice(0, 12) })
  expect(all.text.length).toBeLessThanOrEqual(24_000)
  expect(JSON.stringify((await call('search', { text: 'protein', limit: 50 })).data).length).toBeLessThanOrEqual(24_000)
})

test('[MCP-003] [RESULTS-096] get_annotations has the rows of the annotation search', async () => {
  const ids = ['AG', 'AT1G01010', 'nonsense']
  const answer = await call('get_annotations', { ids, limit: 200 })
  const { lines } = z
    .object({ lines: z.array(z.object({ record: z.object({ key: z.int() }).optional() })) })
    .parse((await post('/api/resolve', { ids, kind: 'locus' })).body)
  const keys = lines.flatMap(({ record }) => record?.key ?? [])
  const { docs, total } = Names.parse((await post('/api/search/annotation', { searchTerms: [{ genes: { keys } }], rowsLimit: 200 })).body)
  const rows = z
    .object({
      total: z.int(),
      rows: z.array(z.object({ locus: z.string(), term: z.string(), termId: z.string(), evidence: z.string().nullable() })),
    })
    .parse(answer.data)
  expect(rows.total).toBe(total)
  expect(total).toBeGreaterThan(3)
  const facts = (row: Record<string, unknown>) => [row.locus, row.term, row.termId, row.evidence].join('|')
  expect(rows.rows.map(facts).sort()).toEqual(
    docs.map((doc) => facts({ locus: doc.locus_name, term: doc.keyword, termId: doc.gopoId, evidence: doc.evidenceCodeFull })).sort(),
  )
  expect(answer.notMatched).toEqual(['nonsense'])
  const processes = z
    .object({ rows: z.array(z.object({ type: z.string() })) })
    .parse((await call('get_annotations', { ids, types: ['proc'] })).data)
  expect(new Set(processes.rows.map(({ type }) => type))).toEqual(new Set(['biological process']))
})

test('[MCP-003] enrich has the terms, the counts and the method of the analysis', async () => {
  const ids = ['AG', 'AP1', 'AP3', 'PI', 'LFY', 'FT', 'nonsense']
  const answer = EnrichmentLike.parse((await post('/api/enrichment', { items: ids, source: 'go_bp', background: 'annotated' })).body)
  const found = await call('enrich', { ids })
  expect(found).toMatchObject({
    data: { significant: answer.significant, method: answer.method, counted: answer.list.counted },
    notMatched: answer.list.notMatched.ids,
  })
  const { rows } = z.object({ rows: z.array(z.object({ id: z.string(), found: z.int(), q: z.number() })) }).parse(found.data)
  expect(rows.map(({ id }) => id)).toEqual(answer.terms.slice(0, 20).map(({ id }) => id))
  for (const [at, row] of rows.entries()) expect(Math.log10(row.q)).toBeCloseTo(answer.terms[at]?.log10Q ?? 0, 6)
})
const EnrichmentLike = z.object({
  significant: z.int(),
  method: z.string(),
  list: z.object({ counted: z.int(), notMatched: z.object({ ids: z.array(z.string()) }) }),
  terms: z.array(z.object({ id: z.string(), log10Q: z.number() })),
})

test('[MCP-003] find_mutants has the lines of the page of mutants, with its filters', async () => {
  const Genes = z.object({
    genes: z.array(
      z.object({
        locus: z.object({ label: z.string() }),
        lines: z.int(),
        shown: z.array(z.object({ line: z.string(), part: z.string() })),
      }),
    ),
  })
  const Own = z.object({
    genes: z.array(z.object({ locus: z.string(), lines: z.int(), rows: z.array(z.object({ line: z.string(), part: z.string() })) })),
  })
  for (const [filters, query] of [
    [{}, ''],
    [{ alleles: 'all' }, '&alleles=all'],
    [{ exonOnly: true, homozygousOnly: true }, '&is.part=coding exon|exon&is.zygosity=homozygous'],
  ] as const) {
    const { genes } = Genes.parse((await get(encodeURI(`/api/mutants?items=AT4G18960,AT1G01010&size=100${query}`))).body)
    const answer = await call('find_mutants', { ids: ['AT4G18960', 'AT1G01010', 'nonsense'], ...filters })
    const lines = Own.parse(answer.data).genes.map(({ locus, lines: count, rows }) => [locus, count, rows.map(({ line }) => line)])
    expect(lines).toEqual(genes.map(({ locus, lines: count, shown }) => [locus.label, count, shown.map(({ line }) => line)]))
    expect(lines).toHaveLength(2)
    expect(answer.notMatched).toEqual(['nonsense'])
  }
})

test('[MCP-003] find_in_region finds the genes that the form finds there, from either end, and other kinds', async () => {
  const [start, end] = [10_370_000, 10_400_000]
  const searchTerms = [{ chromosome: '4' }, { mapType: 'AGI' }, { startPos: start / 1000 }, { endPos: end / 1000 }, { gaUnit: 'kbp' }]
  const { docs, total } = Names.parse((await post('/api/search/gene', { searchTerms, page: 1, pageSize: 25 })).body)
  const found = Rows.parse((await call('find_in_region', { chromosome: 'Chr4', start, end })).data)
  expect(found.rows.map(({ name }) => name)).toContain('AT4G18960')
  expect([found.total, found.rows.map(({ name }) => name)]).toEqual([total, docs.map((doc) => doc.gene_name)])
  expect(Rows.parse((await call('find_in_region', { chromosome: 'Chr4', start: end, end: start })).data)).toEqual(found)
  const last = await call('find_in_region', { chromosome: 'Chr1', start: 30_427_671, end: 40_000_000, category: 'markers' })
  expect(last).toMatchObject({ isError: false, data: { total: 0, rows: [] } })
  for (const category of ['polyallele', 'markers'])
    expect((await call('find_in_region', { chromosome: 'Chr4', start: 18_000_000, end: 1, category })).isError).toBe(false)
})

test('[MCP-003] release_info has the facts of the release', async () => {
  const { counts, held } = z
    .object({ counts: z.record(z.string(), z.int()), held: z.array(z.string()) })
    .parse((await get('/api/release')).body)
  expect(await call('release_info')).toMatchObject({ release, data: { counts, held, hasMadeUpRecords: true } })
})

test('[MCP-006] a failure says what to try, and a wrong input names its field', async () => {
  const wrong = await call('resolve', { ids: 'AG' })
  expect(wrong).toMatchObject({ isError: true, text: expect.stringMatching(/ids/) })
  expect(await call('blast', {})).toMatchObject({
    isError: true,
    text: expect.stringMatching(/Give sequence and program[\s\S]*Change the input/),
  })
  expect(await call('blast', { run: 'A'.repeat(22) })).toMatchObject({ isError: true, text: expect.stringMatching(/Check the id/) })
  expect(await call('get_sequences', { ids: ['AG'], dataset: 'araport11_protein', flankLength: 1e9 })).toMatchObject({
    isError: true,
    text: expect.stringMatching(/flankLength/),
  })
})
