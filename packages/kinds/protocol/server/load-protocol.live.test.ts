import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'
import { ProtocolRecord } from '../contract/protocol-record.ts'
import { loadProtocols } from './load-protocol.ts'

const database = demoDatabase()
const release = database.db.release(database.releaseId)
const { as } = await demoSite()

async function loadNamed(name: string): Promise<ProtocolRecord> {
  const { protocolId } = await release.selectFrom('protocol').select('protocolId').where('name', '=', name).executeTakeFirstOrThrow()
  return ProtocolRecord.parse((await loadProtocols(release, [protocolId])).get(protocolId))
}

test('[DATA-060] a protocol has its authors, texts, publication, keywords and websites', async () => {
  expect(await loadNamed('Demonstration protocol 1')).toMatchObject({
    protocolId: 900000201,
    tairAccession: 'Protocol:900000201',
    authors: ['Demonstrator A', 'Demonstrator B'],
    dateLastModified: '2024-02-29',
    usage: expect.stringContaining('made up'),
    methods: expect.any(String),
    publication: { kind: 'publication', key: 900000002 },
    keywords: [
      { keyword: 'in situ hybridization', record: { kind: 'keyword', label: 'in situ hybridization' } },
      { keyword: 'no such method', record: null },
      { keyword: 'yeast two-hybrid assay', record: { kind: 'keyword' } },
    ],
    websites: [{ webSiteName: 'Example', url: 'https://example.org/' }, { webSiteName: 'Example 2' }],
  })
})

test('another protocol has only a name and a minted key', async () => {
  const bare = await loadNamed('Demonstration protocol 2')
  expect(bare).toMatchObject({ authors: [], tairAccession: null, description: null, publication: null, keywords: [], websites: [] })
  expect(bare.protocolId).toBeGreaterThan(1_000_000_000)
})

test('[API-062] [API-063] [DPROTO-002] an id leads to the key and the key to the record; an unknown id leads nowhere', async () => {
  const get = as('anonymous').get
  expect(await get('/api/detail/protocol/lookup?id=900000201')).toMatchObject({ status: 200, body: { key: 900000201 } })
  expect(await get('/api/detail/protocol?id=900000201')).toMatchObject({ status: 200, body: { name: 'Demonstration protocol 1' } })
  expect(await get('/api/detail/protocol?key=900000201')).toMatchObject({ status: 200 })
  for (const query of ['lookup?id=4', 'lookup?id=dip']) expect(await get(`/api/detail/protocol/${query}`)).toMatchObject({ status: 404 })
  expect(await get('/api/detail/protocol?key=4')).toMatchObject({ status: 404 })
})
