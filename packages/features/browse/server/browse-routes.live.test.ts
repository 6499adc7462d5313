import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'
import type { SitePath } from '../../site/contract/site-pages.ts'
import { GeneFamilies, GeneFamilyPage } from '../contract/gene-families.ts'
import { ExperimentNames, MicroarrayExperiment } from '../contract/microarray-experiments.ts'
import { hasBrowseEntry } from './has-browse-entry.ts'

const database = demoDatabase()
const { as } = await demoSite()
const anonymous = as('anonymous')

async function read<Answer>(schema: { parse(body: unknown): Answer }, path: string): Promise<Answer> {
  const answer = await anonymous.get(`/api/browse/${path}`)
  expect(answer.status).toBe(200)
  return schema.parse(answer.body)
}

test('[BROWSE-030] [BROWSE-033] [BROWSE-034] the historical list has some 160 families, with clean codes and with submitters', async () => {
  const { families } = await read(GeneFamilies, 'gene_family')
  expect(families.length).toBeGreaterThanOrEqual(150)
  expect(families.length).toBeLessThanOrEqual(170)
  const named = (name: string) => families.find((family) => family.name === name)
  expect(named('MADS box genes of the demonstration')).toEqual({
    code: 'MADS_box',
    name: 'MADS box genes of the demonstration',
    geneCount: 8,
    countText: '1 family, 8 genes',
    submitter: { name: 'Flora Example', record: { kind: 'person', key: 900000001 } },
  })
  expect(named('Demonstration family 1')).toMatchObject({
    code: 'DEMO001',
    countText: '1 gene',
    submitter: { record: { kind: 'organization', key: 900000002 } },
  })
  expect(named('Demonstration family 2')).toMatchObject({
    code: 'DEMO002',
    countText: '2 genes',
    submitter: { name: 'Somebody Unknown', record: null },
  })
  expect(named('Demonstration family without a page')).toMatchObject({ code: null, countText: '3 genes', submitter: null })
  expect(new Set(families.map(({ code }) => code)).size).toBe(families.length)
})

test('[BROWSE-035] [BROWSE-042] a family has its genes, named by the table of families where the page can not be read', async () => {
  const { name, genes } = await read(GeneFamilyPage, 'gene_family/MADS_box')
  expect(name).toBe('MADS box genes of the demonstration')
  expect(genes).toHaveLength(8)
  expect(genes.find(({ locusName }) => locusName === 'AT4G18960')).toMatchObject({ isInRelease: true, symbol: 'AG', subFamily: null })
  expect(genes.find(({ locusName }) => locusName === 'AT1G00000')).toMatchObject({ isInRelease: false, symbol: null, geneName: 'MADS box' })
  expect(await read(GeneFamilyPage, 'gene_family/DEMO002')).toMatchObject({
    genes: [
      { locusName: 'AT1G90010', subFamily: 'first', geneName: 'DEMO', description: 'none' },
      { locusName: 'AT1G90030', subFamily: 'first', geneName: 'DEMO', description: 'none' },
    ],
  })
  for (const code of ['nope', 'mads_box']) expect((await anonymous.get(`/api/browse/gene_family/${code}`)).status).toBe(404)
  expect((await anonymous.get('/api/browse/gene_family/..%2Fx')).status).toBe(400)
})

test('[BROWSE-027] [BROWSE-029] experiments are a file of names, and each has its description, slides and array designs', async () => {
  const names = await read(ExperimentNames, 'microarray_experiments.json')
  expect(names).toEqual(names.toSorted())
  expect(names).toContain('Demonstration of dose/response at 50%')
  const open = (name: string) => anonymous.get(`/api/browse/microarray_experiment?name=${encodeURIComponent(name)}`)
  const found = async (name: string) => MicroarrayExperiment.parse((await open(name)).body)
  expect(await found('Demonstration of dose/response at 50%')).toMatchObject({
    category: null,
    description: expect.stringMatching(/^All samples of this made-up experiment/),
    slideCount: 4,
    dataReceived: '2006-01-02',
    slides: [],
    designs: [{ name: 'Affymetrix ATH1', manufacturer: 'Affymetrix' }],
  })
  expect(await found('Demonstration experiment 1')).toMatchObject({
    slideCount: null,
    slides: expect.arrayContaining([{ name: 'DEMO_SLIDE01', designName: 'DEMO_ARRAY' }]),
    designs: [{ name: 'DEMO_ARRAY', manufacturer: 'Demonstration Arrays', platformType: 'spotted oligonucleotide', spotCount: 26_000 }],
  })
  expect(await found('Expression Atlas of Arabidopsis Development')).toMatchObject({
    nascarrays: ['152', '150', '151', '153', '149', '154'],
  })
  expect((await open('Demonstration of dose')).status).toBe(404)
})

test('[BROWSE-041] the page of something that the release does not have answers 404', async () => {
  const releaseDb = database.db.release(database.releaseId)
  const has = (page: SitePath, path: string) => hasBrowseEntry(releaseDb, page, path)
  const [family, experiment] = ['/browse/gene_family/$code', '/browse/microarray_experiments/$name'] as const
  expect(await has(family, '/browse/gene_family/MADS_box/')).toBe(true)
  expect(await has(family, '/browse/gene_family/nope')).toBe(false)
  expect(await has(experiment, '/browse/microarray_experiments/Demonstration%20of%20dose%2Fresponse%20at%2050%25')).toBe(true)
  for (const name of ['nope', '%', '%00', '%E0%A4%A', '..%2F..'])
    expect(await has(experiment, `/browse/microarray_experiments/${name}`)).toBe(false)
  expect(await has('/browse/gene_family', '/browse/gene_family')).toBe(true)
})
