import { ApiProblem } from '@rosette/contract-kit/problem.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { StoredContent } from '../../list-contents/contract/list-content.ts'
import { OrthologsAnswer } from '../contract/orthologs-call.ts'

const database = await testDatabase()
const { db, releaseId } = database
const { app, as } = await testApp(database, { env: { ACCESS_MODE: 'spec' } })
const visitor = as('anonymous')
const release = db.release(releaseId)

const names = ['AT5G61850', 'AT1G90030', 'AT4G18960', 'AT5G10140']

async function ask(query: Record<string, string>): Promise<OrthologsAnswer> {
  const { status, body } = await visitor.get(`/api/orthologs?${new URLSearchParams(query)}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return OrthologsAnswer.parse(body)
}

async function keep(kind: string, items: readonly string[]): Promise<string> {
  const { body } = await visitor.post('/api/list-contents', { kind, items })
  return StoredContent.parse(body).id
}

test('[ORTHO-003] genes stand in the order of the list, each once, with all orthologs in the species; one without stays', async () => {
  const rows = await release
    .selectFrom('locusOrtholog')
    .innerJoin('locus', 'locus.locusId', 'locusOrtholog.locusId')
    .select(['locus.name', 'species', 'orthologName'])
    .execute()
  const list = await keep('locus', names)
  for (const species of new Set(rows.map((row) => row.species))) {
    const { genes, chosen, total } = await ask({ list, species: species.toUpperCase() })
    expect([chosen, total]).toEqual([species, 4])
    const expected = names.map((name) => [
      name,
      rows.flatMap((row) => (row.name === name && row.species === species ? row.orthologName : [])).sort(),
    ])
    expect(genes.map(({ locus, orthologs }) => [locus.label, orthologs.map(({ name }) => name)])).toEqual(expected)
  }
  const { species, chosen } = await ask({ list })
  const lociIn = (name: string, among: (locus: string) => boolean) =>
    new Set(rows.flatMap((row) => (row.species === name && among(row.name) ? row.name : []))).size
  expect(species).toHaveLength(10)
  for (const each of species) {
    expect(each).toEqual({
      species: each.species,
      genes: lociIn(each.species, (name) => names.includes(name)),
      loci: lociIn(each.species, () => true),
    })
  }
  expect(species.map(({ genes }) => genes)).toEqual(species.map(({ genes }) => genes).toSorted((one, other) => other - one))
  expect(chosen).toBe(species[0]?.species)
})

test('[ORTHO-003] an ortholog has its method, source and figures; what matches nothing is named, and pages go on', async () => {
  const { genes, methods, notMatched, given } = await ask({ items: 'AG,at4g18960.1,NOT_A_GENE', species: 'Arabidopsis lyrata' })
  expect(genes).toMatchObject([
    {
      locus: { label: 'AT4G18960' },
      symbol: 'AG',
      orthologs: [
        {
          name: 'AL7G35210.t1',
          method: 'reciprocal best hits',
          source: 'evoGE',
          identity: 98.413,
          dNdS: 0.08,
          score: 520,
          scoreName: 'bit score',
        },
      ],
    },
  ])
  expect(methods).toEqual([expect.stringMatching(/^Reciprocal best hits \(evoGE\): each of the two/)])
  expect([given, notMatched]).toEqual([3, { count: 1, ids: ['NOT_A_GENE'] }])
  const paged = await ask({ items: names.join(','), from: '1', size: '2' })
  expect([paged.total, paged.from, paged.genes.map(({ locus }) => locus.label)]).toEqual([4, 1, names.slice(1, 3)])
})

test('[ORTHO-003] lists of another kind, unknown species and both a list and items are refused', async () => {
  for (const [query, words] of [
    [{ list: await keep('germplasm', ['CS25']) }, 'not of loci'],
    [{ items: 'AG', species: 'Homo sapiens' }, 'Oryza sativa'],
    [{ items: 'AG', list: await keep('locus', names) }, 'Name a list or items'],
    [{}, 'Name a list or items'],
  ] as const) {
    const { status, body } = await visitor.get(`/api/orthologs?${new URLSearchParams(query)}`)
    expect(status).toBe(400)
    expect(JSON.stringify(ApiProblem.parse(body))).toContain(words)
  }
})

test('[ORTHO-004] the file has a line for each gene with what the page shows, as TSV and as CSV', async () => {
  const query = new URLSearchParams({ items: names.join(','), species: 'Oryza sativa' })
  const tsv = await app.inject(`/api/orthologs/file?${query}`)
  expect(tsv.headers).toMatchObject({ 'content-type': 'text/tab-separated-values; charset=utf-8', 'cache-control': 'no-store' })
  expect(tsv.headers['content-disposition']).toBe('attachment; filename=orthologs_Oryza_sativa.tsv')
  const lines = tsv.body.replace(/\n$/, '').split('\n')
  expect(lines.filter((line) => line.startsWith('#'))).toEqual([
    '# Rosette: orthologs in Oryza sativa',
    `# Release: ${releaseId}`,
    '# List: 4 ids, 4 genes, 2 with an ortholog; not matched: 0',
    '# Method: Method not stated (Ensembl Plants): the list does not say how its pairs were found.',
    expect.stringContaining('/api/orthologs/file?'),
  ])
  const rows = lines.filter((line) => !line.startsWith('#')).map((line) => line.split('\t'))
  expect(rows).toEqual([
    ['locus', 'symbol', 'species', 'number of orthologs', 'orthologs', 'method', 'source', 'percent identity', 'dN/dS', 'score'],
    ['AT5G61850', 'LFY', 'Oryza sativa', '0', 'none known', '', '', '', '', ''],
    ['AT1G90030', expect.any(String), 'Oryza sativa', '1', 'DEMO_OS1', 'not stated', 'Ensembl Plants', '', '', ''],
    [
      'AT4G18960',
      'AG',
      'Oryza sativa',
      '2',
      'OS01G0886200; OS12G0207000',
      'not stated; not stated',
      'Ensembl Plants; Ensembl Plants',
      '; ',
      '; ',
      '; ',
    ],
    ['AT5G10140', 'FLC', 'Oryza sativa', '0', 'none known', '', '', '', '', ''],
  ])
  const csv = await app.inject(`/api/orthologs/file?${query}&format=csv`)
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(csv.body.trimEnd().split('\r\n')).toEqual(rows.map((cells) => cells.join(',')))
})
