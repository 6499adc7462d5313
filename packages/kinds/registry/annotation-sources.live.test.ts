import { formatDemoRelease } from '@rosette/demo-release/write-demo-release.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { loadFiles, type ReleaseFiles } from '@rosette/test-kit/live/load-files.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { beforeAll, expect, test } from 'vitest'
import { kinds } from './contract.ts'
import { kindServers } from './server.ts'

const { db } = await testDatabase('empty')

/** Files as they lie in a folder of published tables: no file tells all of an annotation. */
const published: Readonly<Record<string, string[]>> = {
  'GO_terms_definitions_2025.tsv': [
    'go_id\tname\tnamespace\tdefinition\talt_ids\tis_a',
    'GO:1\troot\tbiological_process\t"Root." []\t\t',
    'GO:2\tmiddle\tbiological_process\t"Middle." []\tGO:22\tGO:1',
    'GO:3\tleaf\tbiological_process\t"Leaf." []\t\tGO:2',
    'GO:4\tobsolete twig\tbiological_process\t"OBSOLETE. Twig." []\t\t',
  ],
  // The older file makes a term part of its own subtype, knows a term by its merged id and holds one that is obsolete by now.
  'GO_terms_and_parents_2020.tsv': [
    'go_id\tterm\tontology\trelationship\tparent',
    'GO:2\tmiddle\tBP\tpart of\tGO:3',
    'GO:4\ttwig\tBP\tpart of\tGO:1',
    'GO:3\tleaf\tBP\tregulates\tGO:22',
  ],
  'TAIR_GO_annotations_with_evidence_2018.tsv': [
    'locus\tgo_id\tevidence_code',
    'AT4G18960\tGO:3\tIDA',
    'AT4G18960\tGO:3\tIDA',
    'AT4G18960\tGO:22\tIEA',
    'AT1G65480\tGO:3\tIMP',
  ],
  'ATH_GO_GOSLIM_2013_2_loci.tsv': [
    'locus\trelationship\tgo_term\tgo_id\ttair_keyword_id\taspect\tgo_slim\tevidence_code\tevidence_description\tevidence_with\treference\tdate',
    'AT4G18960\tinvolved in\tleaf\tGO:3\t33\tP\tslim\tIDA\t\t\tPublication:501\t2012-04-18',
    'AT4G18960\tinvolved in\tleaf\tGO:3\t33\tP\tother slim\tIDA\t\t\tPublication:501\t2012-04-18',
    'AT4G18960\tinvolved in\tleaf\tGO:3\t33\tP\tslim\tIDA\t\t\tCommunication:502\t2013-01-01',
    'AT4G18960\tinvolved in\tleaf\tGO:3\t33\tP\tslim\tRCA\t\t\tPublication:503\t2012-04-18',
  ],
  'TAIR_locus_GO_2023.tsv': ['locus\tgo_id', 'AT4G18960\tGO:2', 'AT4G18960\tGO:3', 'AT4G18960\tGO:1'],
}

/** The same with a file that denies, lists of older years, and a slim with terms that are obsolete by now. */
const denying: ReleaseFiles = {
  ...published,
  'GO_terms_definitions_2025.tsv': [
    ...(published['GO_terms_definitions_2025.tsv'] ?? []),
    'GO:0022414\treproductive process\tbiological_process\t"Reproduction." []\t\tGO:1',
    'GO:0000003\tobsolete reproduction\tbiological_process\t"OBSOLETE." []\t\t',
    'GO:0005623\tobsolete cell\tbiological_process\t"OBSOLETE." []\t\t',
  ],
  'TAIR_GO_slim_categories.txt': [
    'ONTOLOGY ASPECT\tGO TERM\tGO_ID\tDEFINITION\tSLIM_NAME',
    'biological process\treproduction\tGO:0000003\tx\treproduction',
    'biological process\tcell\tGO:0005623\tx\tcell',
  ],
  'gene_association.tair.20171201.part': [
    // Denies what the evidence list has with the same evidence.
    gaf('AT1G65480', 'NOT', 'GO:3', 'IMP'),
    // Denies what the list of pairs has, and nothing else.
    gaf('AT4G18960', 'NOT', 'GO:1', 'IBA'),
    // Denies what another evidence affirms.
    gaf('AT4G18960', 'NOT', 'GO:2', 'IBA'),
    // Affirms by one reference what it denies by another.
    gaf('AT4G18960', 'NOT', 'GO:3', 'IDA'),
    gaf('AT4G18960', '', 'GO:3', 'IDA'),
    // Affirms what no list has any more.
    gaf('AT5G10140', '', 'GO:3', 'IEA'),
  ],
  'TAIR_GO_annotations_with_evidence_2015.tsv': [
    'locus\tgo_id\tevidence_code',
    'acl2\tGO:3\tIMP',
    // The list has its names in capitals; the publications know how this one is spelled.
    'AT4G16730-WS\tGO:3\tIMP',
    'ACL2\tGO:1\tND',
    'AT5G10140\tGO:3\tRCA',
  ],
  'Locus_Published_20261101.txt': ['"name"\t"reference_id"\t"pubmed_id"\t"publication_year"', '"AT4G16730-Ws"\t7\t"1"\t2010'],
  'ATH_GO_GOSLIM_20180403_locus_GO.txt': ['AT4G18960\tGO:1 ', 'AT4G18960\tGO:3 ', 'AT5G61850\tGO:2 '],
}

function gaf(locus: string, qualifier: string, term: string, evidence: string): string {
  const cells = ['TAIR', 'locus:1', locus, qualifier, term, 'TAIR:Communication:501741973', evidence, '', 'P', locus, locus]
  return [...cells, 'protein', 'taxon:3702', '20150803', 'GOC', '', ''].join('\t')
}

async function rowsOf(sql: string, releaseId = 'published'): Promise<unknown[]> {
  const { rows } = await db.pool.query<{ row: unknown }>(sql.replaceAll(/(?<=(?:from|join) )(?=\w)/g, `release_${releaseId}.`))
  return rows.map((each) => each.row)
}

async function load(releaseId: string, files: ReleaseFiles): Promise<void> {
  const clock = fixedClock()
  const demo = Object.entries(formatDemoRelease({ asOf: clock.now() })).filter(
    ([name]) => !/\.obo$|\.assoc$|GOSLIM|GO_edges|rosette_/.test(name),
  )
  const { locus, keyword, publication } = kindServers
  const own = { locus: kinds.locus, keyword: kinds.keyword, publication: kinds.publication }
  const needed = { kindServers: { locus, keyword, publication }, kinds: own }
  await loadFiles({ ...Object.fromEntries(demo), ...files }, { db, ...needed, releaseId, clock })
}

beforeAll(async () => {
  await load('published', published)
  await load('denying', denying)
}, 120_000)

test('the closure follows merged ids and leaves out obsolete terms and what only regulates', async () => {
  const pairs = await rowsOf(`
    select one.external_id || ' ' || other.external_id as row from ontology_closure
    join ontology_term as one on one.keyword_id = descendant_id join ontology_term as other on other.keyword_id = ancestor_id order by 1`)
  expect(pairs).toEqual(['GO:2 GO:1', 'GO:3 GO:1', 'GO:3 GO:2'])
})

test('[ENRICH-023] an edge that makes a term part of its own subtype is dropped', async () => {
  const edges = await rowsOf(`
    select concat_ws(' ', one.external_id, relationship, other.external_id) as row from ontology_edge
    join ontology_term as one on one.keyword_id = child_id join ontology_term as other on other.keyword_id = parent_id order by 1`)
  expect(edges).toEqual(['GO:2 is_a GO:1', 'GO:3 is_a GO:2', 'GO:3 regulates GO:2'])
})

const other = 'GO:5\tother\tbiological_process\t"Other." []\t\t'
const further = 'GO:6\tfurther\tbiological_process\t"Further." []\t\t'

test.for([
  ['is_a', [`${other}GO:6`, `${further}GO:5`], []],
  ['part_of', [other, further], ['GO:5\tother\tBP\tpart of\tGO:6', 'GO:6\tfurther\tBP\tpart of\tGO:5']],
] as const)('[ENRICH-023] a load ends if %s alone makes terms their own ancestors', async ([relationship, terms, edges]) => {
  const files = {
    ...published,
    'GO_terms_definitions_2025.tsv': [...(published['GO_terms_definitions_2025.tsv'] ?? []), ...terms],
    'GO_terms_and_parents_2020.tsv': [...(published['GO_terms_and_parents_2020.tsv'] ?? []), ...edges],
  }
  await expect(load(`circular_${relationship}`, files)).rejects.toThrow('Terms of an ontology are their own ancestors: GO:5, GO:6')
})

test('no annotation is counted twice, none that was withdrawn comes back, and evidence that is not told is null', async () => {
  const annotations = await rowsOf(`
    select concat_ws(' ', locus_name, external_id, coalesce(evidence_code, '?'), relationship) as row
    from annotation join ontology_term using (keyword_id) order by 1`)
  expect(annotations).toEqual(['AT1G65480 GO:3 IMP', 'AT4G18960 GO:1 ?', 'AT4G18960 GO:2 IEA', 'AT4G18960 GO:3 IDA involved in'])
})

test('an annotation keeps all its references, a term counts what is below it, and publications without a record are left out', async () => {
  expect(
    await rowsOf(`select concat_ws(' ', reference_type, reference_id, annotation_date) as row from annotation_reference order by 1`),
  ).toEqual(['Communication 502 2013-01-01', 'Publication 501 2012-04-18'])
  const counts = await rowsOf(`
    select array[locus_count, publication_count, annotation_count, total_locus_count, total_publication_count, total_annotation_count] as row
    from keyword_count join ontology_term using (keyword_id) where external_id in ('GO:1', 'GO:3') order by external_id`)
  expect(counts).toEqual([
    [1, 0, 1, 2, 0, 4],
    [2, 0, 2, 2, 0, 2],
  ])
})

test('[TRUTH-047] [TRUTH-052] what is denied is stated as denied, and lists of older years add what no other list has', async () => {
  const annotations = await rowsOf(
    `select concat_ws(' ', locus_name, case when is_negated then 'NOT' end, external_id, coalesce(evidence_code, '?')) as row
    from annotation join ontology_term using (keyword_id) order by 1`,
    'denying',
  )
  expect(annotations).toEqual([
    'ACL2 GO:3 IMP',
    'AT1G65480 NOT GO:3 IMP',
    'AT4G16730-Ws GO:3 IMP',
    'AT4G18960 GO:2 IEA',
    'AT4G18960 GO:3 IDA',
    'AT4G18960 NOT GO:1 IBA',
    'AT4G18960 NOT GO:2 IBA',
    'AT4G18960 NOT GO:3 IDA',
    'AT5G61850 GO:2 ?',
  ])
  const ofRecord = await rowsOf(`select count(locus_id) as row from annotation where locus_name in ('ACL2', 'AT4G16730-Ws')`, 'denying')
  expect(ofRecord).toEqual([2])
  const counts = await rowsOf(
    `select array[annotation_count, total_annotation_count] as row
    from keyword_count join ontology_term using (keyword_id) where external_id in ('GO:1', 'GO:3') order by external_id`,
    'denying',
  )
  expect(counts).toEqual([
    [0, 5],
    [3, 3],
  ])
})

test('[TRUTH-047] references of the file that was cut join those of other files', async () => {
  const references = await rowsOf(
    `select concat_ws(' ', reference_type, reference_id) as row
    from annotation_reference join annotation using (annotation_id) join ontology_term using (keyword_id)
    where locus_name = 'AT4G18960' and external_id = 'GO:3' and not is_negated order by 1`,
    'denying',
  )
  expect(references).toEqual(['Communication 501741973', 'Communication 502', 'Publication 501'])
})

test('[TRUTH-051] a slim term that is obsolete stands for the one that replaced it; one that nothing replaced has no cell', async () => {
  const cells = await rowsOf(
    `select external_id || ' ' || slim_group as row from ontology_slim join ontology_term using (keyword_id)`,
    'denying',
  )
  expect(cells).toEqual(['GO:0022414 reproduction'])
  expect(await rowsOf(`select name as row from contradiction where kind = 'keyword'`, 'denying')).toEqual(['GO:0005623'])
})

test('[DATA-079] the number TAIR gave a term is its key; others are minted', async () => {
  expect(await rowsOf(`select keyword_id as row from ontology_term where external_id = 'GO:3'`)).toEqual([33])
  const [minted] = await rowsOf(`select keyword_id as row from ontology_term where external_id = 'GO:1'`)
  expect(minted).toBeGreaterThan(1_000_000_000)
})
