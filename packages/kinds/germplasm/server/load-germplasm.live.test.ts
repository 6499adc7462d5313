import { testDatabase } from '@rosette/test-kit/test-database.ts'
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

test('a stock comes with its phenotype, its locus and its publication', async () => {
  const locus = { kind: 'locus', key: 2117144, label: 'AT4G18960' }
  expect(GermplasmRecord.parse(await loadNamed('CS25'))).toMatchObject({
    name: 'CS25',
    loci: [locus],
    phenotypes: [{ phenotype: expect.stringMatching(/^No stamens/), locus, locusName: 'AT4G18960', pubmedId: 2535466 }],
    stocks: [{ name: 'CS25', availability: null }],
    polymorphisms: [{ kind: 'polymorphism', label: 'ag-1' }],
    publications: [{ publication: { kind: 'publication', key: 5700 }, pubmedId: 2535466, publicationYear: 1989 }],
  })
})

test('a genetic locus is named and has no record', async () => {
  expect(await loadNamed('DEMO_ACL2')).toMatchObject({ loci: [], phenotypes: [{ locus: null, locusName: 'ACL2' }], stocks: [] })
})

test('a germplasm without phenotype on record still has its locus', async () => {
  const row = await release
    .selectFrom('germplasmPhenotype')
    .select(['germplasmName', 'locusName'])
    .where('phenotype', 'is', null)
    .executeTakeFirstOrThrow()
  expect(await loadNamed(row.germplasmName)).toMatchObject({ phenotypes: [], loci: [{ label: row.locusName }] })
})
