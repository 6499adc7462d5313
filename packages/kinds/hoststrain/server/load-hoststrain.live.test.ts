import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'
import { HoststrainRecord } from '../contract/hoststrain-record.ts'
import { loadHoststrains } from './load-hoststrain.ts'

const { db, releaseId } = demoDatabase()
const release = db.release(releaseId)

async function loadNamed(name: string): Promise<HoststrainRecord> {
  const { hostStrainId } = await release.selectFrom('hoststrain').select('hostStrainId').where('name', '=', name).executeTakeFirstOrThrow()
  return HoststrainRecord.parse((await loadHoststrains(release, [hostStrainId])).get(hostStrainId))
}

test('[DATA-044] a host strain has its species, genotype and medium', async () => {
  const strain = await loadNamed('DH5alpha')
  expect(strain).toMatchObject({
    tairAccession: null,
    taxons: [{ genus: 'Escherichia', species: 'coli', taxon: { kind: 'species', key: 562 } }],
  })
  expect(strain.genotype).toMatch(/recA1/)
})

test('[DATA-039] [DATA-040] a demo strain has every field, and its accession is its key', async () => {
  expect(await loadNamed('DEMO_STRAIN1')).toMatchObject({
    hostStrainId: 900000101,
    tairAccession: 900000101,
    media: 'LB with 50 mg/l kanamycin',
    dateLastModified: '2024-02-29',
    taxons: [{ genus: 'Escherichia' }, { genus: 'Demobacter', species: 'fictus', taxon: null }],
    attributions: [
      {
        attributionType: 'donated_by',
        communityType: 'person',
        communityId: 900000001,
        lastName: 'Example',
        attributionDate: '2001-05-06',
      },
    ],
    comments: [{ notepadComment: expect.any(String), dateEntered: '2023-04-05' }],
  })
})

test('a bare strain has only a name', async () => {
  expect(await loadNamed('DEMO_STRAIN_BARE')).toMatchObject({ taxons: [], attributions: [], comments: [], media: null, genotype: null })
})
