import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { expect, test } from 'vitest'
import { GermplasmRecord } from '../contract/germplasm-record.ts'
import { loadGermplasms } from './load-germplasm.ts'

const { db, releaseId } = await testDatabase()
const release = db.release(releaseId)

async function loadNamed(name: string): Promise<GermplasmRecord | undefined> {
  const row = await release.selectFrom('germplasm').select('germplasmId').where('name', '=', name).executeTakeFirst()
  const records = await loadGermplasms(release, row ? [row.germplasmId] : [])
  return records.get(row?.germplasmId ?? -1)
}

test('a stock has its phenotype, locus and publication', async () => {
  const locus = { kind: 'locus', key: 2117144, label: 'AT4G18960' }
  expect(GermplasmRecord.parse(await loadNamed('CS25'))).toMatchObject({
    name: 'CS25',
    loci: [locus],
    phenotypes: [{ phenotype: expect.stringMatching(/^No stamens/), locus, locusName: 'AT4G18960', pubmedId: 2535466 }],
    stocks: [{ name: 'CS25', stockAvailabilityType: null }],
    polymorphisms: [{ kind: 'polymorphism', label: 'ag-1' }],
    publications: [{ publication: { kind: 'publication', key: 5700 }, pubmedId: 2535466, publicationYear: 1989 }],
  })
})

test('[TRUTH-028] what was scored or is listed as a stock is a line, unless the list says that it is a set', async () => {
  await expect(loadNamed('CS25')).resolves.toMatchObject({ germplasmType: 'Individual Line' })
  await expect(loadNamed('CS84723')).resolves.toMatchObject({
    germplasmType: 'Set of Lines',
    otherNames: [{ originalAlias: 'Basic Set of 16 lines' }],
  })
})

test('[TRUTH-003] the phenotype of a genetic locus leads to its record', async () => {
  const acl2 = { kind: 'locus', label: 'ACL2' }
  expect(await loadNamed('DEMO_ACL2')).toMatchObject({ loci: [acl2], phenotypes: [{ locus: acl2, locusName: 'ACL2' }], stocks: [] })
})

test('a germplasm without a recorded phenotype still has its locus', async () => {
  const row = await release
    .selectFrom('germplasmPhenotype')
    .select(['germplasmName', 'locusName'])
    .where('phenotype', 'is', null)
    .executeTakeFirstOrThrow()
  expect(await loadNamed(row.germplasmName)).toMatchObject({ phenotypes: [], loci: [{ label: row.locusName }] })
})

test('[DATA-050] a demo germplasm has every section filled', async () => {
  const record = GermplasmRecord.parse(await loadNamed('DEMO_1003_1'))
  expect(record).toMatchObject({
    germplasmId: 900000301,
    tairObjectId: 900000301,
    originalName: 'demo-1',
    germplasmType: 'Individual Line',
    mutagen: 'T-DNA insertion',
    aneuploid: false,
    ploidy: '2',
    specialGrowthConditions: expect.any(String),
    dateLastModified: '2024-02-29',
    otherNames: [
      { originalAlias: 'demo-one', note: 'of the first cross' },
      { originalAlias: 'demo-uno', note: null },
    ],
    accessions: [
      { ecotype: { kind: 'ecotype', label: 'Col-0' }, country: 'United States' },
      { ecotype: { kind: 'ecotype', label: 'DEMO-1' }, country: 'Germany' },
    ],
    stocks: [{ name: 'DEMO_CS1', stockAvailabilityType: 'available', donorStockNumber: 'D-1', lastName: 'Donor' }],
    stockEntries: [{ kind: 'germplasm', label: 'DEMO_SET' }],
    parentLines: [{ label: 'CS1092' }, { label: 'DEMO_1003_2' }],
    progenyLines: { rows: { length: 20 }, total: 20 },
    images: [{ imageId: 900000001 }, { imageId: 900000002 }],
    comments: [{ dateEntered: '2024-02-29' }],
  })
  expect(record.attributions.map(({ name, attributionType }) => [attributionType, name])).toEqual([
    ['donor', 'Demo Donor'],
    ['creator', 'Demonstration Laboratory'],
  ])
  expect(record.constructs.map(({ name, record: ref }) => [name, ref?.kind])).toEqual([
    ['35S::DEMO', 'vector'],
    ['DEMO construct without record', undefined],
    ['DEMO genomic construct', 'clone'],
  ])
})

test('[DGERM-005] of 1,200 progeny lines, the first 1,000 by name are loaded along with the total', async () => {
  const parent = await release.selectFrom('germplasm').select('germplasmId').where('name', '=', 'DEMO_BARE').executeTakeFirstOrThrow()
  const lines = Array.from({ length: 1200 }, (_, index) => ({ germplasmId: 990_000_001 + index, name: `Line ${1001 + index}` }))
  await release
    .insertInto('germplasm')
    .values(lines.map((line) => ({ ...line, scientificName: 'Arabidopsis thaliana' })))
    .execute()
  await release
    .insertInto('germplasmParent')
    .values(lines.map(({ germplasmId }) => ({ parentId: parent.germplasmId, progenyId: germplasmId })))
    .execute()
  const record = await loadNamed('DEMO_BARE')
  expect(record?.progenyLines.total).toBe(1200)
  expect(record?.progenyLines.rows).toEqual(
    lines.slice(0, 1000).map(({ germplasmId, name }) => ({ kind: 'germplasm', key: germplasmId, label: name })),
  )
})

test('[DATA-073] a set lists its pools, a pool its set, and a listed stock the line it contains', async () => {
  const set = await loadNamed('CSH1')
  expect(set).toMatchObject({ germplasmType: 'Set of Pools', description: '25 pools of 9', stocks: [{ name: 'CSH1' }] })
  expect(set?.memberStockEntries.map((member) => member.label).slice(0, 3)).toEqual(['CSJ1', 'CSJ2', 'CSJ3'])
  expect(set?.memberStockEntries).toHaveLength(25)
  expect(await loadNamed('CSJ25')).toMatchObject({ germplasmType: 'Individual Pool', stockEntries: [{ label: 'CSH1' }] })
  const alias = { originalAlias: 'W10058; abi3-4', note: 'donated 2004-12 to 2005-10' }
  expect(await loadNamed('CS6130')).toMatchObject({ otherNames: [alias], stocks: [{ name: 'CS6130' }] })
  expect(await loadNamed('DEMO_BARE')).toMatchObject({ germplasmType: null, otherNames: [], stocks: [], attributions: [], comments: [] })
})
