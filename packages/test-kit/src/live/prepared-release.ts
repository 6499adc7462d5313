import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '@rosette/database/open-database.ts'
import { withDatabase } from '@rosette/database/scratch-database.ts'
import { afterAll, inject } from 'vitest'

/** Its release is called `real`. Read only: other tests look at it too. */
export type PreparedRelease = { db: Database; sequenceDir: string }

/** The official files as they were loaded and built for the whole run (ROSETTE_REAL_SITE); null if a test has to load what it needs. */
export function preparedRelease(): PreparedRelease | null {
  const name = process.env.ROSETTE_REAL_SITE
  if (!name) return null
  const db = openDatabase({ url: withDatabase(inject('liveRun').databaseUrl, name), poolSize: 2 })
  afterAll(() => db.close())
  return { db, sequenceDir: join(tmpdir(), name) }
}
