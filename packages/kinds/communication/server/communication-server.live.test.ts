import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'
import { CommunicationRecord } from '../contract/communication-record.ts'
import { loadCommunications } from './communication-server.ts'

const { db, releaseId } = demoDatabase()
const release = db.release(releaseId)

test('[DATA-069] one communication has author, date, text and websites, another only a name', async () => {
  const rows = await release.selectFrom('communication').select('referenceId').orderBy('name').execute()
  const records = await loadCommunications(
    release,
    rows.map((row) => row.referenceId),
  )
  const [full, bare] = [...records.values()].sort((one, other) => (one.name < other.name ? -1 : 1))
  expect(CommunicationRecord.parse(full)).toMatchObject({
    name: 'Demonstration communication 1',
    authorName: 'Demonstrator A',
    communicationDate: '2020-05-18',
    communication: expect.stringContaining('made up'),
    websites: [{ websiteName: 'Example', url: 'https://example.org/' }],
  })
  expect(CommunicationRecord.parse(bare)).toMatchObject({ authorName: null, communicationDate: null, communication: null, websites: [] })
})
