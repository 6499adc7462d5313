import { type Database, openDatabase } from '@rosette/database/open-database.ts'
import { withDatabase } from '@rosette/database/scratch-database.ts'
import { inject } from 'vitest'
import type { TestDatabase } from './test-database.ts'

// The files of a worker share modules (decision 0058), and so this pool. It is never closed: the worker ends with the run.
let opened: Database | undefined

/**
 * The published demo release for tests that only read, one database for all of them: PostgreSQL refuses whatever writes. A file that
 * writes takes a database of its own with `testDatabase()`.
 */
export function demoDatabase(): TestDatabase {
  const { databaseUrl, readOnlyDemo, indexPrefix, releaseId, shapeHash } = inject('liveRun')
  const url = withDatabase(databaseUrl, readOnlyDemo)
  opened ??= openDatabase({ url, poolSize: 12 })
  return { url, db: opened, indexPrefix, releaseId, shapeHash }
}
