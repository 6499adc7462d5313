import { schemaOf } from '@rosette/database/release-schema.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { expect, test } from 'vitest'
import { releaseParts } from './release-parts.ts'

const { db, releaseId } = await testDatabase()

test('[NETWORK-011] a release with interactions says so, and one without or that nobody answers for says nothing', async () => {
  const partsOf = releaseParts(db)
  expect(await partsOf(releaseId)).toEqual(['interactions'])
  expect(await partsOf(null)).toEqual([])
  expect(await partsOf('gone')).toEqual([])
  await db.pool.query(`truncate ${schemaOf(releaseId)}.locus_interaction`)
  expect(await releaseParts(db)(releaseId)).toEqual([])
})
