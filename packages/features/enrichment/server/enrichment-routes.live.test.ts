import { schemaOf } from '@rosette/database/release-schema.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { EnrichmentAnswer, TermGenes, TermLoci } from '../contract/enrichment-answer.ts'
import { TermGraph } from '../contract/term-graph.ts'
import { backgroundNames, type TermSourceName, termSourceNames } from '../contract/term-sources.ts'

const database = await testDatabase()
const { db, releaseId } = database
const schema = schemaOf(releaseId)

// Before the first call, which keeps what it reads: three genes of a term of their own, and one of each annotation that does not count.
const term = (id: string) => `(select keyword_id from ${schema}.ontology_term where natural_key = '${id}')`
const { rows: genes } = await db.pool.query<{ name: string; id: number }>(`
  select name, locus_id as id from ${schema}.locus
  where not is_obsolete and chromosome is not null and locus_id not in (select locus_id from ${schema}.annotation where locus_id is not null)
  order by name limit 6`)
const [first, second, third, denied, unknown, old] = genes
await db.pool.query(`
  insert into ${schema}.ontology_term (keyword_id, natural_key, external_id, name, category, is_obsolete) values
    (900001, 'GO:9000001', 'GO:9000001', 'hand-counted process', 'biological process', false),
    (900002, 'GO:9000002', 'GO:9000002', 'narrow hand-counted process', 'biological process', false),
    (900003, 'GO:9000003', 'GO:9000003', 'former process', 'biological process', true);
  insert into ${schema}.ontology_edge (child_id, relationship, parent_id) values
    (900002, 'part_of', 900001), (900001, 'is_a', ${term('GO:0008150')}), (${term('GO:0009908')}, 'regulates', 900001);
  insert into ${schema}.annotation (annotation_id, locus_name, locus_id, keyword_id, is_negated, evidence_code) values
    (900001, '${first?.name}', ${first?.id}, 900001, false, 'IDA'),
    (900002, '${second?.name}', ${second?.id}, 900002, false, 'IEA'),
    (900003, '${third?.name}', ${third?.id}, 900002, false, null),
    (900004, '${denied?.name}', ${denied?.id}, 900002, true, 'IMP'),
    (900005, '${first?.name}', ${first?.id}, 900001, true, 'IMP'),
    (900006, '${unknown?.name}', ${unknown?.id}, 900001, false, 'ND'),
    (900007, '${old?.name}', ${old?.id}, 900003, false, 'IDA'),
    (900008, '${old?.name}', ${old?.id}, ${term('GO:0008150')}, false, 'TAS'),
    (900009, '${second?.name}', ${second?.id}, 900002, false, 'ND'),
    (900010, '${second?.name}', ${second?.id}, 900002, false, 'IDA')`)

const { app, as } = await testApp(database)
const names = genes.map(({ name }) => name)

async function enrich(body: object): Promise<EnrichmentAnswer> {
  const answer = await as('anonymous').post('/api/enrichment', body)
  expect(answer.status).toBe(200)
  // The route does not check its answer; this does.
  return EnrichmentAnswer.parse(answer.body)
}

const own = ({ terms }: EnrichmentAnswer) => terms.find(({ id }) => id === 'GO:9000001')

test('[ENRICH-004] negated, ND, root and obsolete annotations do not count and are reported; a negated one takes no other away', async () => {
  const counts = async () => {
    const { rows } = await db.pool.query<Record<'negated' | 'nodata' | 'root' | 'obsolete', number>>(`
      select count(*) filter (where is_negated)::int as negated,
        count(*) filter (where not is_negated and evidence_code = 'ND')::int as nodata,
        count(*) filter (where not is_negated and evidence_code is distinct from 'ND' and natural_key = 'GO:0008150')::int as root,
        count(*) filter (where not is_negated and evidence_code is distinct from 'ND' and is_obsolete)::int as obsolete
      from ${schema}.annotation join ${schema}.ontology_term using (keyword_id) where category = 'biological process'`)
    return rows[0]
  }
  const answer = await enrich({ items: names, min: 1 })
  // Of the six genes three have the term, one of them by two annotations, one negated.
  expect(answer.list).toMatchObject({ given: 6, genes: 6, counted: 3, withoutAnnotation: { count: 3 } })
  expect(answer.list.withoutAnnotation.genes.map(({ name }) => name).sort()).toEqual(names.slice(3).sort())
  expect(own(answer)).toMatchObject({ found: 3, withTerm: 3 })
  const reported = await counts()
  expect(answer.annotationsLeftOut).toMatchObject({
    negated: reported?.negated,
    noData: reported?.nodata,
    root: reported?.root,
    obsolete: reported?.obsolete,
  })
  expect(answer.warnings).not.toContain('no_negation_told')
})

test('[ENRICH-004] evidence is any, curated, experimental or codes', async () => {
  const foundBy = async (evidence: string) => {
    const answer = await enrich({ items: names, min: 1, alpha: 1, evidence })
    return [own(answer)?.withTerm, answer.annotationsLeftOut.otherEvidence > 0]
  }
  expect(await foundBy('any')).toEqual([3, false])
  expect(await foundBy('curated')).toEqual([2, true])
  expect(await foundBy('experimental')).toEqual([2, true])
  expect(await foundBy('IEA,not_stated')).toEqual([2, true])
  expect(await foundBy('not_stated,IEA')).toEqual([2, true])
})

test('[ENRICH-005] with all loci and any evidence every term has the loci that its tables have, and roots are not tested', async () => {
  const { rows } = await db.pool.query<{ id: string; genes: number }>(`
    with recursive counted as (
      select distinct annotation.locus_id, annotation.keyword_id from ${schema}.annotation
      join ${schema}.ontology_term as term using (keyword_id) join ${schema}.locus on locus.locus_id = annotation.locus_id
      where not is_negated and evidence_code is distinct from 'ND' and not term.is_obsolete and category = 'biological process'
        and natural_key <> 'GO:0008150' and not locus.is_obsolete and chromosome is not null
    ), held as (
      select locus_id, keyword_id from counted
      union
      select locus_id, parent_id from held join ${schema}.ontology_edge on child_id = keyword_id where relationship in ('is_a', 'part_of')
    )
    select natural_key as id, count(*)::int as genes from held join ${schema}.ontology_term using (keyword_id)
    where category = 'biological process' and natural_key <> 'GO:0008150' group by natural_key`)
  const file = await app.inject({
    method: 'POST',
    url: '/api/enrichment/file',
    payload: {
      items: names,
      background: 'all',
      unannotated: '1',
      min: 1,
      max: 100_000,
    },
  })
  const lines = file.body.split('\n').filter((line) => line.startsWith('go_bp\t'))
  const tested = lines.map((line) => line.split('\t')).map(([, id, , , , withTerm]) => ({ id, genes: Number(withTerm) }))
  const inOrder = (list: { id?: string | undefined }[]) => list.toSorted((one, other) => ((one.id ?? '') < (other.id ?? '') ? -1 : 1))
  expect(inOrder(tested)).toEqual(inOrder(rows))
})

test('[ENRICH-009] every source answers against every background', async () => {
  for (const source of termSourceNames) {
    for (const background of backgroundNames) {
      const answer = await enrich({ items: 'AT4G18960 AT5G10140', source, background, min: 1 })
      expect(answer.list.counted + answer.list.outside.count + answer.list.withoutAnnotation.count).toBe(answer.list.genes)
      expect(answer.background.counted).toBeLessThanOrEqual(answer.background.genes)
    }
  }
})

test('[ENRICH-009] the terms of a source are those of its kind, and p values are corrected for them alone', async () => {
  const ofCategory = (category: string) => `select natural_key from ${schema}.ontology_term where category = '${category}'`
  const own: Readonly<Record<TermSourceName, string>> = {
    go_bp: ofCategory('biological process'),
    go_mf: ofCategory('molecular function'),
    go_cc: ofCategory('cellular component'),
    po_structure: ofCategory('plant structure'),
    po_stage: ofCategory('growth and developmental stages'),
    family: `select family from ${schema}.locus_family`,
    interpro: `select interpro_accession from ${schema}.protein_interpro`,
    publication: `select coalesce('PMID:' || pubmed_id, 'Reference:' || reference_id) from ${schema}.publication`,
    pathway: `select pathway_id from ${schema}.pathway`,
    gene_set: `select unnest(array[name, file || ': ' || name]) from ${schema}.gene_set_line`,
  }
  for (const source of termSourceNames) {
    const payload = { items: 'AT4G18960 AT5G10140', source, min: 1, correction: 'bonferroni' }
    const { body } = await app.inject({ method: 'POST', url: '/api/enrichment/file', payload })
    const tests = body
      .trimEnd()
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .slice(1)
      .map((line) => line.split('\t'))
    expect(tests.length, source).toBeGreaterThan(0)
    const { rows } = await db.pool.query<string[]>({ text: own[source], rowMode: 'array' })
    const known = new Set(rows.flat())
    expect(
      tests.flatMap(([, id = '']) => (known.has(id) ? [] : [id])),
      source,
    ).toEqual([])
    for (const { 9: p, 10: q } of tests) expect(Number(q)).toBeCloseTo(Math.min(0, Number(p) + Math.log10(tests.length)), 6)
  }
})

test('[ENRICH-007] a custom background: four numbers by hand', async () => {
  const answer = await enrich({ items: names.slice(0, 2), backgroundItems: [...names, 'AT4G18960'], min: 1, alpha: 1 })
  expect(answer).toMatchObject({
    hasOwnBackground: true,
    list: { counted: 2, outside: { count: 0 } },
    background: { genes: 7, counted: 4 },
  })
  // Both list genes among the three of four: (3 choose 2) of (4 choose 2).
  expect(own(answer)).toMatchObject({ found: 2, withTerm: 3, expected: 1.5 })
  expect(own(answer)?.log10P).toBeCloseTo(Math.log10(3 / 6), 9)
  const outside = await enrich({ items: [names[0], 'AT5G10140'], backgroundItems: names })
  expect(outside.list.outside.genes).toMatchObject([{ name: 'AT5G10140', symbol: 'FLC' }])
})

test('an address and a body give the same answer, which no cache keeps', async () => {
  const visitor = as('anonymous')
  const byAddress = await visitor.get(`/api/enrichment?items=${names.join(',')}&min=1&alpha=0.5`)
  expect(byAddress.headers['cache-control']).toBe('no-store')
  expect(byAddress.body).toEqual(await enrich({ items: names.join('\n').toLowerCase(), min: 1, alpha: 0.5 }))
})

test('gene models, symbols, unknown and ambiguous ids are taken as resolve takes them', async () => {
  const { list } = await enrich({ items: 'AT4G18960.1, AG flc nobody AT1G99940' })
  expect(list).toMatchObject({ given: 5, genes: 2, notMatched: { count: 2, ids: ['nobody', 'AT1G99940'] } })
})

test('a HEAD of the file says whether there is one, and tests nothing', async () => {
  const head = async (query: string) => {
    const { statusCode, headers } = await app.inject({ method: 'HEAD', url: `/api/enrichment/file?${query}` })
    return [statusCode, headers['content-disposition'], headers['content-length']]
  }
  expect(await head(`items=${names.join(',')}`)).toEqual([200, 'attachment; filename=enrichment_go_bp.tsv', undefined])
  expect((await head(`list=${'A'.repeat(22)}`))[0]).toBe(404)
  expect((await head(''))[0]).toBe(400)
})

test('[ENRICH-011] the file has a header and every test, and two calls give the same bytes', async () => {
  const address = `/api/enrichment/file?items=${names.join(',')}&min=1`
  const [file, again] = [await app.inject(address), await app.inject(address)]
  expect(file.headers['content-disposition']).toBe('attachment; filename=enrichment_go_bp.tsv')
  expect(again.body).toBe(file.body)
  const lines = file.body.split('\n')
  const { tests, significant, shown, method } = await enrich({ items: names, min: 1 })
  expect(lines.slice(0, 3)).toEqual([
    '# Rosette: enrichment of GO process terms',
    `# Release: ${releaseId}`,
    '# Settings: source=go_bp background=annotated evidence=any min=1 max=2000 correction=bh alpha=0.05 unannotated=0',
  ])
  expect(lines).toContain(
    `# List: 6 ids, 6 genes, 3 counted; left out: 0 ids not matched, 0 genes outside the background, 3 without annotation`,
  )
  expect(lines).toContain(`# Method: ${method}`)
  expect(lines.find((line) => line.startsWith('# Tests:'))).toContain(
    `${tests}; significant: ${significant}, of these folded: ${significant - shown}`,
  )
  expect(lines.find((line) => line.startsWith('# Address:'))).toContain(address)
  expect(lines.filter((line) => line.startsWith('go_bp\tGO:'))).toHaveLength(tests)
  const [, id, name, found, listSize, withTerm] = lines.find((line) => line.startsWith('go_bp\tGO:9000001'))?.split('\t') ?? []
  expect([id, name, found, listSize, withTerm]).toEqual(['GO:9000001', 'hand-counted process', '3', '3', '3'])
})

test('[ENRICH-013] [ENRICH-025] the genes of a term come with what put them there', async () => {
  const { status, body } = await as('anonymous').post('/api/enrichment/genes', { items: names, term: 'GO:9000001' })
  expect(status).toBe(200)
  const { genes: members, loci } = TermGenes.parse(body)
  expect(loci).toEqual(names.slice(0, 3).sort())
  expect(members.map(({ name, annotations }) => [name, annotations.map(({ id, evidence }) => `${id} ${evidence}`)])).toEqual([
    [first?.name, ['GO:9000001 IDA']],
    [second?.name, ['GO:9000002 IDA', 'GO:9000002 IEA']],
    [third?.name, ['GO:9000002 null']],
  ])
  const ofCodes = await as('anonymous').post('/api/enrichment/genes', { items: names, term: 'GO:9000001', evidence: 'IEA' })
  expect(TermGenes.parse(ofCodes.body).genes.map(({ name, annotations }) => [name, annotations.map(({ evidence }) => evidence)])).toEqual([
    [second?.name, ['IEA']],
  ])
  const known = await as('anonymous').get('/api/enrichment/genes?items=AT4G18960,AT5G10140&term=GO:0009908&background=all&unannotated=1')
  const [ag] = TermGenes.parse(known.body).genes
  expect(ag).toMatchObject({ name: 'AT4G18960', symbol: 'AG' })
  expect(ag?.annotations.flatMap(({ papers }) => papers).length).toBeGreaterThan(0)
})

test('[ENRICH-026] the loci of several terms: of any and of all, by address and in a body', async () => {
  const terms = 'GO:9000001|GO:9000002'
  const { body } = await as('anonymous').post('/api/enrichment/loci', { items: names, terms })
  expect(TermLoci.parse(body)).toEqual({ any: names.slice(0, 3).sort(), all: names.slice(1, 3).sort() })
  const query = new URLSearchParams({ items: names.join(','), terms })
  expect((await as('anonymous').get(`/api/enrichment/loci?${query}`)).body).toEqual(body)
  expect(await as('anonymous').post('/api/enrichment/loci', { items: names, terms: `${terms}|GO:1` })).toMatchObject({ status: 404 })
})

test('[ENRICH-027] the graph has the terms that the answer shows, and what joins them', async () => {
  const request = { items: ['AT4G18960', 'AT5G10140', 'AT1G65480', 'AT2G45660', 'AT5G15840'], min: 1, alpha: 1 }
  const { terms } = TermGraph.parse((await as('anonymous').post('/api/enrichment/graph', request)).body)
  const answer = await enrich(request)
  const shown = new Map(answer.terms.filter(({ foldedInto }) => foldedInto === null).map((each) => [each.id, each]))
  for (const { id, found, withTerm, log10Q } of terms.filter(({ isJoint }) => !isJoint))
    expect({ id, found, withTerm, log10Q }).toEqual({
      id,
      found: shown.get(id)?.found,
      withTerm: shown.get(id)?.withTerm,
      log10Q: shown.get(id)?.log10Q,
    })
  for (const { id } of terms.filter(({ isJoint }) => isJoint))
    expect([id, terms.filter(({ parents }) => parents.includes(id)).length > 1]).toEqual([id, true])
  const query = new URLSearchParams({ items: request.items.join(','), min: '1', alpha: '1' })
  expect((await as('anonymous').get(`/api/enrichment/graph?${query}`)).body).toMatchObject({ terms })
})
