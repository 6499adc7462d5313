import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, openDatabase } from '@rosette/database/open-database.ts'
import { dropDatabase, onServer, withDatabase } from '@rosette/database/scratch-database.ts'
import { afterAll, inject } from 'vitest'

export type TestDatabase = {
  url: string
  db: Database
  /** Of the demo release's indices, which all tests of a run share: read only. Tests that write use `testEngine()`. */
  indexPrefix: string
  releaseId: string
  shapeHash: string
}

/**
 * A database of this test file's own, cloned from a template and dropped when the file is done: call it at the top of the
 * file. 'demo' holds the published demo release, 'empty' nothing but the migrations.
 */
export async function testDatabase(template: 'demo' | 'empty' = 'demo'): Promise<TestDatabase> {
  const { databaseUrl, templates, indexPrefix, releaseId, shapeHash } = inject('liveRun')
  const name = `${indexPrefix}_${randomBytes(4).toString('hex')}`
  await clone(databaseUrl, name, templates[template])
  const url = withDatabase(databaseUrl, name)
  const db = openDatabase({ url, poolSize: 12 })
  afterAll(async () => {
    await dropDatabase(databaseUrl, name)
    // A test that failed may never give its connection back.
    await Promise.race([db.close(), sleep(1000)])
  })
  return { url, db, indexPrefix, releaseId, shapeHash }
}

/** PostgreSQL refuses for a moment while something else looks at the template, as autovacuum does. */
async function clone(serverUrl: string, name: string, template: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await onServer(serverUrl, `create database ${name} template ${template}`)
      return
    } catch (error) {
      if (attempt === 20) throw error
      await sleep(250)
    }
  }
}

/** Its release is called `real`. Read only: other tests look at it too. */
export type PreparedRelease = TestDatabase & { sequenceDir: string }

/** The official files as they were loaded and built for the whole run (ROSETTE_REAL_SITE); null if they were not. */
export function preparedRelease(): PreparedRelease | null {
  return officialRelease(process.env.ROSETTE_REAL_SITE)
}

/** Their tables, which the gate loads without documents and indices (ROSETTE_LOADED_SITE); null if a test has to load what it needs. */
export function loadedRelease(): PreparedRelease | null {
  return officialRelease(process.env.ROSETTE_REAL_SITE || process.env.ROSETTE_LOADED_SITE)
}

function officialRelease(name: string | undefined): PreparedRelease | null {
  if (!name) return null
  const { databaseUrl, shapeHash } = inject('liveRun')
  const url = withDatabase(databaseUrl, name)
  // As many as making its sequences takes.
  const db = openDatabase({ url, poolSize: 8 })
  afterAll(() => db.close())
  return { url, db, indexPrefix: name, releaseId: 'real', shapeHash, sequenceDir: join(tmpdir(), name) }
}
