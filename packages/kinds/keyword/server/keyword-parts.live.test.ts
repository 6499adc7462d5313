import { toSearchTerms } from '@rosette/contract-kit/search/search-terms.ts'
import { evidenceGroups, evidencesOfGroup } from '@rosette/contract-kit/vocabulary/evidence-codes.ts'
import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { describe, expect, test } from 'vitest'
import { AnnotatedGenes } from '../contract/annotated-genes.ts'
import { KeywordRecord, linkCount } from '../contract/keyword-record.ts'
import { KeywordTree } from '../contract/keyword-tree.ts'

const database = demoDatabase()
const { as } = await demoSite()
const { as: guardedAs } = await demoSite('spec')
const { get, post } = as('anonymous')
const schema = `release_${database.releaseId}`

async function keyOf(name: string): Promise<number> {
  const { rows } = await database.db.pool.query<{ key: number }>(`select keyword_id as key from ${schema}.ontology_term where name = $1`, [
    name,
  ])
  const [row] = rows
  if (!row) throw new Error(`The demo has no keyword ${name}`)
  return row.key
}

const flower = await keyOf('flower development')

async function genesOf(key: number, query = ''): Promise<AnnotatedGenes> {
  const { status, body } = await get(`/api/detail/keyword/genes?key=${key}${query}`)
  expect(status).toBe(200)
  return AnnotatedGenes.parse(body)
}

async function treeOf(key: number): Promise<KeywordTree> {
  return KeywordTree.parse((await get(`/api/detail/keyword/tree?key=${key}`)).body)
}

async function totalOf(call: string, criteria: Readonly<Record<string, unknown>>): Promise<number> {
  const { status, body } = await post(`/api/search/${call}`, { searchTerms: toSearchTerms(criteria), matchCount: true })
  expect(status).toBe(200)
  return Object(body).total
}

/** Annotations without NOT to the term, or to it and the terms below, in plain SQL. */
async function countInSql(key: number, isWithChildren: boolean, evidence = 'true') {
  const { rows } = await database.db.pool.query(
    `with recursive family (id) as (
       select $1::bigint
       union
       select child_id from ${schema}.ontology_edge join family on parent_id = id where relationship in ('is_a', 'part_of') and $2
     )
     select count(*) as "annotationCount", count(distinct locus_name) as "geneCount",
       count(distinct locus_id) filter (where exists (select from ${schema}.locus where locus.locus_id = annotation.locus_id and not is_obsolete)) as "locusCount"
     from ${schema}.annotation where keyword_id in (select id from family) and not is_negated and ${evidence}`,
    [key, isWithChildren],
  )
  return rows[0]
}

function evidenceInSql(group: (typeof evidenceGroups)[number]['group']): string {
  return group === 'not_stated'
    ? 'evidence_code is null'
    : `evidence_code in (${evidencesOfGroup(group)
        .map((code) => `'${code}'`)
        .join()})`
}

const manyTerms = ['flower development', 'nucleus', 'DNA-binding transcription factor activity', 'floral organ development']

describe.each(manyTerms)('%s', (name) => {
  test.for([true, false])('[DKEY-013] genes and annotations by evidence, with child terms: %s', async (isWithChildren) => {
    const key = await keyOf(name)
    const { counts } = await genesOf(key, `&include_children=${isWithChildren}`)
    expect(counts[0]).toEqual({ evidence: 'any', ...(await countInSql(key, isWithChildren)) })
    for (const { group } of evidenceGroups) {
      const expected = await countInSql(key, isWithChildren, evidenceInSql(group))
      expect(counts.find(({ evidence }) => evidence === group)).toEqual({ evidence: group, ...expected })
    }
  })

  test('[DKEY-007] the counts of the record are the totals of the searches that they lead to', async () => {
    const key = await keyOf(name)
    const { dataToTerm, dataToChildren, summary } = KeywordRecord.parse((await get(`/api/detail/keyword?key=${key}`)).body)
    for (const [links, withChildren] of [
      [dataToTerm, false],
      [dataToChildren, true],
    ] as const) {
      const term = { keyword_id: key, keyword_name: name, with_children: withChildren }
      expect(await totalOf('annotation', { ...term, exclude_negated: true })).toBe(linkCount(links, 'annotations'))
      expect(await totalOf('publication', term)).toBe(linkCount(links, 'publications'))
      const gene = { keywordTerm: name, keywordId: summary.extdbId, include_children: withChildren }
      expect(await totalOf('gene', gene)).toBe(linkCount(links, 'loci'))
    }
    expect(linkCount(dataToChildren, 'loci')).toBeGreaterThan(0)
  })
})

test.for([true, false])('[DKEY-014] genes of each group are as many as the button says, with child terms: %s', async (isWithChildren) => {
  const { counts } = await genesOf(flower, `&include_children=${isWithChildren}`)
  for (const { group } of evidenceGroups) {
    const evidence = evidencesOfGroup(group)
    const gene = { keywordTerm: 'flower development', keywordId: 'GO:0009908', include_children: isWithChildren, evidence }
    expect([group, await totalOf('gene', gene)]).toEqual([group, counts.find((count) => count.evidence === group)?.locusCount])
  }
})

test('[DKEY-014] annotations of each group are found with the evidence that the page asks for', async () => {
  const { counts } = await genesOf(flower)
  expect(counts.find(({ evidence }) => evidence === 'not_stated')?.geneCount).toBe(2)
  for (const { group } of evidenceGroups) {
    const criteria = { keyword_id: flower, with_children: true, exclude_negated: true, evidence: evidencesOfGroup(group) }
    expect([group, await totalOf('annotation', criteria)]).toEqual([
      group,
      counts.find(({ evidence }) => evidence === group)?.annotationCount,
    ])
  }
})

test('[DKEY-012] pages hold every gene once, in order, each with the annotations of the filter', async () => {
  const key = await keyOf('developmental process')
  const { counts } = await genesOf(key)
  const total = counts[0]?.geneCount ?? 0
  const numbers = Array.from({ length: Math.ceil(total / 25) }, (_, index) => index + 1)
  const pages = await Promise.all(numbers.map((page) => genesOf(key, `&page=${page}`)))
  const genes = pages.flatMap((page) => page.genes)
  expect(pages[0]?.genes.length).toBe(25)
  const names = genes.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)].sort())
  expect(total).toBeGreaterThan(50)
  expect(names.length).toBe(total)
  expect((await genesOf(key, '&pageSize=100')).genes.map(({ name }) => name)).toEqual(names.slice(0, 100))
  expect(genes.reduce((sum, gene) => sum + gene.annotationCount, 0)).toBe(counts[0]?.annotationCount)
})

test('[DKEY-013] each kind of evidence lists its own genes and annotations', async () => {
  const { counts } = await genesOf(flower)
  for (const { group } of evidenceGroups) {
    const { genes } = await genesOf(flower, `&evidence=${group}&pageSize=100`)
    const codes = genes.flatMap(({ annotations }) => annotations.map(({ evidenceCode }) => evidenceCode ?? 'not_stated'))
    expect(codes.filter((code) => !evidencesOfGroup(group).some((known) => known === code))).toEqual([])
    expect(genes).toHaveLength(counts.find(({ evidence }) => evidence === group)?.geneCount ?? -1)
  }
})

test('[DKEY-012] a gene shows symbol, full name, term, evidence and reference', async () => {
  const { genes } = await genesOf(flower, '&evidence=experimental')
  const agamous = genes.find(({ name }) => name === 'AT4G18960')
  expect(agamous).toMatchObject({
    locus: { kind: 'locus', key: 2117144, label: 'AT4G18960' },
    symbol: 'AG',
    fullName: 'AGAMOUS',
    annotationCount: 2,
  })
  expect(
    agamous?.annotations.map(({ keyword, evidenceCode, references }) => [keyword.label, evidenceCode, references[0]?.pubmedId]),
  ).toEqual([
    ['carpel development', 'IMP', 2535466],
    ['stamen development', 'IMP', 2535466],
  ])
  expect(genes.flatMap(({ annotations }) => annotations.map(({ evidence }) => evidence))).not.toContain('traceable author statement')
  const direct = await genesOf(flower, '&include_children=false')
  expect(direct.genes.map(({ name }) => name)).not.toContain('AT4G18960')
  expect(direct.genes.flatMap(({ annotations }) => annotations.map(({ keyword }) => keyword.key))).toSatisfy((keys: number[]) =>
    keys.every((key) => key === flower),
  )
})

test('[DKEY-010] a tree has one path to the root, child terms with both counts, and no regulation', async () => {
  const { path, children, siblingCount, otherParents } = await treeOf(flower)
  expect(path.at(-1)).toMatchObject({ keywordId: flower, name: 'flower development' })
  const { rows: edges } = await database.db.pool.query<{ child: number; parent: number }>(
    `select distinct child_id as child, parent_id as parent from ${schema}.ontology_edge where relationship in ('is_a', 'part_of')`,
  )
  const isBelow = (child: number, parent: number) => edges.some((edge) => edge.child === child && edge.parent === parent)
  for (const [index, term] of path.entries()) {
    const above = path[index - 1]
    if (above) expect(isBelow(term.keywordId, above.keywordId)).toBe(true)
    else expect(edges.some((edge) => edge.child === term.keywordId)).toBe(false)
    const parents = edges.filter((edge) => edge.child === term.keywordId).map(({ parent }) => parent)
    const named = [...path, ...otherParents].map(({ keywordId }) => keywordId)
    expect(parents.filter((parent) => !named.includes(parent))).toEqual([])
  }
  const parent = path.at(-2)?.keywordId ?? -1
  expect(siblingCount).toBe(edges.filter((edge) => edge.parent === parent && edge.child !== flower).length)
  expect(children.map(({ keywordId }) => keywordId).sort()).toEqual(
    edges
      .filter((edge) => edge.parent === flower)
      .map(({ child }) => child)
      .sort(),
  )
  expect(children.map(({ name }) => name)).not.toContain('regulation of flower development')
  for (const term of [...path, ...children]) {
    const own = await countInSql(term.keywordId, false)
    const total = await countInSql(term.keywordId, true)
    expect([term.name, term.locusCount, term.totalLocusCount]).toEqual([term.name, own.locusCount, total.locusCount])
    expect(term.childCount).toBe(edges.filter((edge) => edge.parent === term.keywordId).length)
  }
  const [first] = children
  const opened = await get(`/api/detail/keyword/children?key=${first?.keywordId}`)
  expect(Object(opened.body).children).toHaveLength(first?.childCount ?? -1)
})

test('[DKEY-010] of several parents the one with the fewest loci is on the path, and the others are named', async () => {
  const { path, otherParents } = await treeOf(await keyOf('floral organ development'))
  expect(path.map(({ name }) => name)).toEqual([
    'biological_process',
    'developmental process',
    'flower development',
    'floral organ development',
  ])
  expect(path.at(-1)?.relationships).toEqual(['part_of'])
  // The other parent is on the path anyway, further up.
  expect(otherParents).toEqual([])
})

test('[DKEY-016] keywords outside the ontologies and obsolete terms have no tree', async () => {
  for (const name of ['demonstration word', 'obsolete microgametophyte']) {
    expect(await treeOf(await keyOf(name))).toEqual({ path: [], otherParents: [], siblingCount: 0, onlySibling: null, children: [] })
  }
})

test.for(['tree', 'children', 'genes'])('[DKEY-015] %s is guarded and tagged like the record', async (part) => {
  const path = `/api/detail/keyword/${part}?key=${flower}`
  expect((await guardedAs('anonymous').get(path)).status).toBe(403)
  expect((await guardedAs('anonymous').get(`/api/detail/keyword/${part}?key=999999999`)).status).toBe(403)
  const answer = await guardedAs('subscriber').get(path)
  expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-cache', 'rosette-release': database.releaseId } })
  expect((await guardedAs('subscriber').get(path, { 'if-none-match': String(answer.headers.etag) })).status).toBe(304)
  expect((await get(`/api/detail/keyword/${part}?key=999999999`)).status).toBe(404)
  expect((await get(`/api/detail/keyword/${part}?key=abc`)).status).toBe(400)
})

test('[DKEY-012] a page, size or evidence that does not exist is refused', async () => {
  for (const query of ['page=0', 'page=x', 'pageSize=1000', 'evidence=hearsay', 'include_children=maybe']) {
    expect((await get(`/api/detail/keyword/genes?key=${flower}&${query}`)).status).toBe(400)
  }
  expect((await genesOf(flower, '&page=10000')).genes).toEqual([])
})
