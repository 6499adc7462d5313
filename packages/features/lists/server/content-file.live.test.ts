import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { type ContentFormat, StoredContent } from '../../list-contents/contract/list-content.ts'

const { as } = await testApp(await testDatabase())

test('[LIST-012] a long content is a file of every item in order', async () => {
  const items = Array.from({ length: 10_001 }, (_, at) => `AT1G${String(at).padStart(5, '0')}`)
  const { id } = StoredContent.parse((await as('anonymous').post('/api/list-contents', { kind: 'locus', items })).body)
  const linesOf = async (format: ContentFormat) =>
    (await as('anonymous').get(`/api/list-contents/${id}/file?format=${format}`)).text.split('\n')
  expect(await linesOf('txt')).toEqual([...items, ''])
  expect((await linesOf('tsv')).slice(1, -1).map((line) => line.split('\t')[0])).toEqual(items)
})
