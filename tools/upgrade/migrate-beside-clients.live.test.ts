import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { migrate } from '@rosette/database/migrate.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, onTestFinished, test } from 'vitest'
import { visitBoth } from './visit-both.ts'

const database = await testDatabase()
const { db, releaseId } = database
const apps = [await testApp(database), await testApp(database)] as const
const addresses = await Promise.all(apps.map(({ app }) => app.listen({ port: 0, host: '127.0.0.1' })))

/** Applies a migration while eight clients visit both processes. */
async function migrateBesideClients(sql: string) {
  const dir = await mkdtemp(join(tmpdir(), 'rosette-migrations-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  const name = `9${Date.now()}-trial.sql`
  await writeFile(join(dir, name), sql)
  const visits = visitBoth()
  addresses.forEach((address, at) => {
    visits.add(`process ${at + 1}`, address)
  })
  await sleep(300)
  const applied = await migrate(db, pathToFileURL(`${dir}/`))
  await sleep(1500)
  expect(applied).toEqual([name])
  return visits.stop()
}

test('[OPER-028] a migration that only adds fails no request of the processes beside it', async () => {
  const report = await migrateBesideClients(`
    alter table community.release add column trial text;
    alter table community.published_release add column trial integer not null default 1;
    create index trial_release on community.release (trial);
    alter table ${schemaOf(releaseId)}.record_document add column trial text`)
  expect(report.failed).toEqual([])
  expect(report.releases).toEqual({ 'process 1': [releaseId], 'process 2': [releaseId] })
})

test('[OPER-028] a migration that takes away is noticed', async () => {
  for (const { expectErrors } of apps) expectErrors(/500 /, /does not exist/)
  const report = await migrateBesideClients(`alter schema ${schemaOf(releaseId)} rename to elsewhere`)
  expect(report.failed.length).toBeGreaterThan(0)
  expect(report.failed[0]).toMatch(/^process [12]: 500 /)
})
