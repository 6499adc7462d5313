import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { expect, test } from 'vitest'
import { noteAudit } from './note-audit.ts'

const { community } = (await testDatabase()).db

async function noted(subject: string, details: Record<string, unknown>): Promise<unknown> {
  await community.transaction().execute((tx) => noteAudit(tx, 'command', { action: 'test.note', subject, details }))
  const row = await community.selectFrom('audit').select('details').where('subject', '=', subject).executeTakeFirstOrThrow()
  return row.details
}

test('details that are short are kept as they are', async () => {
  const details = { name: 'x'.repeat(200), units: 3, isDemo: true, note: null, organizations: [1, 2] }
  expect(await noted('short', details)).toEqual(details)
})

test('[SECURE-024] a long text is cut with an ellipsis, however deep it is, and never within a character', async () => {
  const details = { note: 'x'.repeat(201), websites: [{ url: 'y'.repeat(1_000_000) }], plant: `${'z'.repeat(198)}🌱🌱` }
  expect(await noted('long', details)).toEqual({
    note: `${'x'.repeat(199)}…`,
    websites: [{ url: `${'y'.repeat(199)}…` }],
    plant: `${'z'.repeat(198)}…`,
  })
})

test('[SECURE-024] what does not fit into 4 kB is only named', async () => {
  const details = { city: 'Meadow', websites: Array.from({ length: 100 }, () => ({ url: '漢'.repeat(300) })), country: 'Utopia' }
  expect(await noted('many', details)).toEqual({ city: 'Meadow', country: 'Utopia', omitted: 'websites' })
  const names = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`${index}${'漢'.repeat(100)}`, '漢'.repeat(300)]))
  expect(Buffer.byteLength(JSON.stringify(await noted('names', names)))).toBeLessThanOrEqual(4096)
})
