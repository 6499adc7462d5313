import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'
import { ResolveAnswer, recordOfLine } from '../../resolve/contract/resolve-call.ts'
import { EnrichmentAnswer, TermGenes } from '../contract/enrichment-answer.ts'

const { db, releaseId } = demoDatabase()
const { app, as } = await demoSite()
const { as: guardedAs } = await demoSite('spec')
const { get, post } = as('anonymous')
const schema = `release_${releaseId}`

async function testsOf(source: string): Promise<string[][]> {
  const everything = { source, background: 'all', unannotated: '1', min: 1, max: 100_000 }
  const { rows } = await db.pool.query<{ name: string }>(
    `select name from ${schema}.locus where chromosome is not null and not is_obsolete`,
  )
  const payload = { ...everything, items: rows.map(({ name }) => name) }
  const { body } = await app.inject({ method: 'POST', url: '/api/enrichment/file', payload })
  return body
    .split('\n')
    .filter((line) => line.startsWith(`${source}\t`))
    .map((line) => line.split('\t'))
}

test('[PATHWAY-005] pathways are tested with the loci that the tables give them', async () => {
  const { rows } = await db.pool.query<{ id: string; name: string; genes: number }>(
    `select pathway_id as id, name, count(distinct locus_id)::int as genes from ${schema}.pathway_locus join ${schema}.pathway using (pathway_id)
     group by 1, 2 order by 1`,
  )
  const tests = (await testsOf('pathway')).map(([, id, name, , , withTerm]) => ({ id, name, genes: Number(withTerm) }))
  expect(tests.sort((one, other) => ((one.id ?? '') < (other.id ?? '') ? -1 : 1))).toEqual(rows)
  expect(rows.map(({ genes }) => genes)).toEqual([8, 3, 5])
  const answer = EnrichmentAnswer.parse((await post('/api/enrichment', { items: 'AT5G90030 AT5G90050', source: 'pathway', alpha: 1 })).body)
  // 15 loci have a pathway, five of them this one.
  expect(answer.background.counted).toBe(15)
  expect(answer.terms[0]).toMatchObject({ id: 'DEMO-PWY-3', found: 2, withTerm: 5 })
  expect(answer.terms[0]?.log10P).toBeCloseTo(Math.log10((5 * 4) / (15 * 14)), 9)
})

test('[PATHWAY-006] the ids of a set are what the same ids are in a list, and ids that are not a locus are counted', async () => {
  const { rows } = await db.pool.query<{ id: string; genes: string[] }>(
    `select case when name = 'light' then file || ': ' || name else name end as id, array_agg(gene) as genes from ${schema}.gene_set_line group by 1 order by 1`,
  )
  expect(rows.map(({ id }) => id)).toEqual(['ABC model', 'clock_sets: light', 'flower_sets: light'])
  const tests = await testsOf('gene_set')
  for (const { id, genes } of rows) {
    const { lines } = ResolveAnswer.parse((await post('/api/resolve', { ids: genes, kind: 'locus' })).body)
    const loci = [...new Set(lines.flatMap((line) => recordOfLine(line)?.label ?? []))].sort()
    expect(Number(tests.find((cells) => cells[1] === id)?.[5]), id).toBe(loci.length)
    const { body } = await post('/api/enrichment/genes', { items: loci, source: 'gene_set', term: id, min: 1 })
    expect(TermGenes.parse(body).loci, id).toEqual(loci)
  }
  const call = { items: 'AG', source: 'gene_set', min: 1 }
  const answer = EnrichmentAnswer.parse((await post('/api/enrichment', call)).body)
  expect(answer.annotationsLeftOut.notMatched).toBe(1)
  expect((await app.inject({ method: 'POST', url: '/api/enrichment/file', payload: call })).body).toContain(
    ', 1 ids of gene sets not matched',
  )
  expect(EnrichmentAnswer.parse((await post('/api/enrichment', { ...call, source: 'family' })).body).annotationsLeftOut.notMatched).toBe(0)
})

test('[PATHWAY-005] the facet counts the loci of a pathway and narrows to them', async () => {
  const name = 'trans-β-demonstration pigment biosynthesis'
  const { rows } = await db.pool.query<{ name: string }>(
    `select distinct locus.name from ${schema}.pathway_locus join ${schema}.pathway as p using (pathway_id) join ${schema}.locus using (locus_id)
     where p.name = $1 order by 1`,
    [name],
  )
  const { body } = await post('/api/search/gene', { searchTerms: [], filters: { pathways: { include: [name] } } })
  expect(body).toMatchObject({ total: rows.length })
})

test('[PATHWAY-003] the pathways of a locus are guarded like its record', async () => {
  const { rows } = await db.pool.query<{ key: number }>(`select locus_id as key from ${schema}.locus where name = 'AT1G90010'`)
  const path = `/api/detail/locus/pathways?key=${rows[0]?.key}`
  expect((await guardedAs('anonymous').get(path)).status).toBe(403)
  expect(await guardedAs('subscriber').get(path)).toMatchObject({ status: 200, body: { pathways: { length: 2 } } })
  expect((await get('/api/detail/locus/pathways?key=1')).status).toBe(404)
})
