import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'
import { ArrayelementRecord } from '../contract/arrayelement-record.ts'
import { loadArrayelements } from './load-arrayelement.ts'

const database = demoDatabase()
const release = database.db.release(database.releaseId)
const { as } = await demoSite()

async function loadNamed(name: string): Promise<ArrayelementRecord[]> {
  const rows = await release
    .selectFrom('arrayElement')
    .select('arrayElementId')
    .where('name', '=', name)
    .orderBy('arrayElementId')
    .execute()
  const ids = rows.map((row) => row.arrayElementId)
  const records = await loadArrayelements(release, ids)
  return ids.map((id) => ArrayelementRecord.parse(records.get(id)))
}

test('[DATA-067] [DATA-079] the AG probe set has its published number as key, means, locus, designs and experiments', async () => {
  const [element] = await loadNamed('254595_at')
  expect(element).toMatchObject({
    arrayElementId: 36863,
    tairAccession: 'ArrayElement:36863',
    type: 'oligonucleotide',
    isControl: false,
    isAmbiguous: false,
    avgIntensity: 46.331,
    avgIntensityStdError: 4.147,
    avgSignalPercentile: 23.108,
    locus: [{ locus: { kind: 'locus', key: 2117144, label: 'AT4G18960' }, organism: 'Arabidopsis thaliana' }],
    arrayDesigns: [{ name: 'Affymetrix ATH1', manufacturer: 'Affymetrix' }],
  })
  expect(element?.experiments).toContainEqual({ name: 'Expression Atlas of Arabidopsis Development' })
})

test('[DATA-067] a full element has slides with signal and percentile, a sequence, several designs and loci', async () => {
  const [element] = await loadNamed('DEMO_PROBE_s_at')
  expect(element).toMatchObject({
    isAmbiguous: true,
    sequence: { kind: 'sequence', key: 900000101, label: 'DEMO_CDNA1' },
    locus: [{ locus: { label: 'AT4G18960' } }, { locus: { label: 'AT5G10140' } }],
    arrayDesigns: [
      { name: 'Affymetrix ATH1' },
      { name: 'DEMO_ARRAY', manufacturer: 'Demonstration Arrays', platformType: 'spotted oligonucleotide', numSpots: 26000 },
    ],
  })
  expect(element?.slides.length).toBeGreaterThan(15)
  expect(element?.slides[0]).toEqual({
    name: 'DEMO_SLIDE01',
    signal: 100.5,
    signalPercentile: 5,
    experimentName: 'Demonstration experiment 1',
  })
  expect(element?.experiments).toContainEqual({ name: 'Demonstration experiment 2' })
})

test('controls, spotted clones and elements of other platforms are loaded', async () => {
  expect((await loadNamed('AFFX-BioB-3_at'))[0]).toMatchObject({ isControl: true, organism: 'Escherichia coli', locus: [] })
  expect((await loadNamed('MADS1'))[0]).toMatchObject({
    type: 'cDNA',
    isControl: null,
    avgLogRatio: 0.015,
    arrayDesigns: [{ name: 'AFGC cDNA' }],
  })
  expect((await loadNamed('DEMO_CATMA1'))[0]).toMatchObject({ type: 'GST', arrayDesigns: [{ name: 'CATMA' }] })
  expect((await loadNamed('DEMO_AGILENT1'))[0]).toMatchObject({ arrayDesigns: [{ name: 'Agilent G2519F-021169' }] })
  expect((await loadNamed('DEMO_PROBE_BARE'))[0]).toMatchObject({
    type: null,
    isControl: null,
    isAmbiguous: false,
    experiments: [],
    arrayDesigns: [],
  })
})

test('elements with the same name list each other', async () => {
  const [first, second, third] = await loadNamed('162I3')
  expect([first, second, third].map((element) => element?.arrayElementId)).toEqual([4, 49999, 50000])
  expect(first?.sameName.map(({ key }) => key)).toEqual([49999, 50000])
})

test('[API-062] [API-063] [DARRAY-002] [DARRAY-003] number, accession and probe name lead to the record', async () => {
  const get = as('anonymous').get
  for (const query of ['id=36863', 'accession=ArrayElement:36863', 'id=254595_AT', 'accession=254595 at']) {
    expect(await get(`/api/detail/arrayelement/lookup?${query}`)).toMatchObject({ status: 200, body: { key: 36863 } })
  }
  for (const query of ['key=36863', 'key=254595_AT', 'id=36863', 'accession=ArrayElement:36863']) {
    expect(await get(`/api/detail/arrayelement?${query}`)).toMatchObject({ status: 200, body: { name: '254595_at' } })
  }
  // The lowest of three numbers.
  expect(await get('/api/detail/arrayelement?key=162I3')).toMatchObject({ status: 200, body: { arrayElementId: 4 } })
  for (const query of ['key=3', 'key=no_such_probe', 'id=no_such_probe', 'accession=9']) {
    expect(await get(`/api/detail/arrayelement?${query}`)).toMatchObject({ status: 404 })
  }
})
