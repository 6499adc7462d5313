import { preparedRelease } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'

// What the site answers about the official files, against the rows of the files as they were loaded: a few records of each finding of
// the audit, and a seeded sample.
const real = preparedRelease()
const site = real ? await testApp(real) : null

const Answer = z.looseObject({ total: z.int(), docs: z.array(z.looseObject({})) })

async function search(call: string, ...searchTerms: object[]) {
  const { status, body } = (await site?.as('anonymous').post(`/api/search/${call}`, { searchTerms })) ?? {}
  expect([status, body]).toEqual([200, expect.anything()])
  return Answer.parse(body)
}

async function detail(path: string): Promise<unknown> {
  const { status, body } = (await site?.as('anonymous').get(`/api/detail/${path}`)) ?? {}
  expect([path, status]).toEqual([path, 200])
  return body
}

/** Rows of one column that is called `line`; `@` stands before the tables of the release. */
async function lines<Line = string>(sql: string): Promise<Line[]> {
  const answer = await real?.db.pool.query<{ line: Line }>(sql.replaceAll('@', 'release_real.'))
  return answer?.rows.map(({ line }) => line) ?? []
}

const realTest = test.skipIf(!real)
const requirement = '(needs ROSETTE_REAL_SITE)'

realTest(`[TRUTH-020] a locus has as many papers in the search as on its page ${requirement}`, async () => {
  const sample = await lines(`
    select name as line from @locus join @publication_locus using (locus_id)
    where reference_id in (select reference_id from @publication_locus group by 1 having count(*) > 1000)
    group by name order by md5(name) limit 10`)
  expect(sample).toHaveLength(10)
  for (const name of ['AT2G02040', ...sample]) {
    const page = z.looseObject({ publications: z.looseObject({ total: z.int() }) }).parse(await detail(`locus?name=${name}`))
    const row = { search_type: 'loci', search_method: 'exactly', search_input: name }
    expect([name, (await search('publication', { searchTerms: [row] })).total]).toEqual([name, page.publications.total])
  }
})

realTest(`[TRUTH-021] an annotation has all that its references give as with or from ${requirement}`, async () => {
  const given = await lines(`
    select distinct unnest(string_to_array(evidence_with, '|')) as line from @annotation_line
    where locus_name = 'AT1G69120' and evidence_code = 'IPI' and evidence_with is not null order by 1`)
  expect(given.length).toBeGreaterThan(5)
  const { docs } = await search('annotation', { locus_name: 'AT1G69120' }, { evidence: ['IPI'] })
  const shown = docs.flatMap(({ evidenceWith }) => String(evidenceWith ?? '').split('|'))
  expect([...new Set(shown)].filter(Boolean).toSorted()).toEqual(given.toSorted())
})

realTest(`[TRUTH-022] every insertion line opens a record ${requirement}`, async () => {
  const sample = await lines(`
    select line from (select distinct line from @polymorphism where line is not null) as flank
    where not exists (select from @polymorphism where name = flank.line) order by md5(line) limit 10`)
  for (const name of ['SALK_125386', ...sample]) expect(await detail(`polymorphism?name=${encodeURIComponent(name)}`)).toBeDefined()
})

realTest(
  `[TRUTH-023] [TRUTH-025] [TRUTH-027] [TRUTH-028] names, orthologs, abbreviations and types are those of the files ${requirement}`,
  async () => {
    const [protein] = await lines<number>(`select protein_id::int as line from @protein where name = 'AT4G18960.1'`)
    const text = JSON.stringify(await detail(`protein?key=${protein}`))
    // In the table and in the drawing, and wherever else the entry is named.
    expect(text.match(/"MADS MEF2-like, N-terminal"/g)?.length).toBeGreaterThanOrEqual(2)
    expect(text).not.toContain('"interproName":"MADS MEF2-like"')

    const rice = await lines(`
    select ortholog_name as line from @locus_ortholog join @locus using (locus_id) where name = 'AT1G50060' and species like 'Oryza%' order by 1`)
    expect(rice.length).toBeGreaterThan(10)
    const locus = JSON.stringify(await detail('locus/orthologs/AT1G50060.json'))
    expect(rice.filter((name) => !locus.includes(`"${name}"`))).toEqual([])

    const first = { search_type: 'abbrev_name', search_method: 'exact', search_input: 'Col-0' }
    expect((await search('ecotype', { searchTerms: [first] })).total).toBeGreaterThan(0)

    const [listed] = await lines<number>(`
    select count(*)::int as line from (select germplasm_name from @germplasm_phenotype union select stock_name from @seed_stock) as line`)
    const lineCount = (await search('germplasm', { searchType: { type_search_by: 'individual_line' } })).total
    const setCount = (await search('germplasm', { searchType: { type_search_by: 'set_of_lines' } })).total
    expect([lineCount + setCount, setCount]).toEqual([listed, 3])
  },
)

realTest(
  `[DPUB-003] [DETAIL-019] the annotations of a paper and of a locus are as many in the list as its page says ${requirement}`,
  async () => {
    const papers = await lines<number>(`
    select reference_id::int as line from @publication join @publication_keyword using (reference_id)
    where annotation_count > 0 group by reference_id order by md5(reference_id::text) limit 5`)
    for (const reference_id of papers) {
      const { annotationCount } = z.looseObject({ annotationCount: z.int() }).parse(await detail(`publication?key=${reference_id}`))
      expect([reference_id, (await search('annotation', { reference_id })).total]).toEqual([reference_id, annotationCount])
    }
    const [annotated] = await lines<number>(`
    select count(*)::int as line from @annotation join @ontology_term using (keyword_id)
    where locus_name = 'AT4G18960' and category in ('biological process', 'molecular function', 'cellular component')`)
    const found = await search('annotation', { gene_name: 'AT4G18960' }, { keyword_types: ['proc', 'func', 'comp'] })
    expect(found.total).toBe(annotated)
  },
)
