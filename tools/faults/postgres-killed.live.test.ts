import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { findRecordDocument, findRecordKey } from '@rosette/database/find-record-document.ts'
import { migrate } from '@rosette/database/migrate.ts'
import { openDatabase } from '@rosette/database/open-database.ts'
import { buildRelease } from '@rosette/release-kit/build/build-release.ts'
import { trialKinds, trialServers, writeTrialFolder } from '@rosette/release-kit/fixtures/trial-kind.ts'
import { loadRelease } from '@rosette/release-kit/load/load-release.ts'
import type { Progress } from '@rosette/release-kit/progress.ts'
import { listReleases, publishRelease } from '@rosette/release-kit/publish/publish-release.ts'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { afterAll, expect, test } from 'vitest'
import { findPostmaster, postgresDataDir, resetPostgres, startPostgres } from '../services/postgres-service.ts'
import { ownServiceAddresses } from '../services/service-addresses.ts'

const addresses = await ownServiceAddresses()
const { engine, indexPrefix } = testEngine()
// Several times what is read at once, so that there is a middle.
const dir = await writeTrialFolder(
  Array.from({ length: 8000 }, (_, i) => `Line ${i}\t${'x'.repeat(100)}`),
  { isPacked: false },
)
const db = openDatabase({ url: addresses.databaseUrl, poolSize: 8 })
const loading = { db, kindServers: trialServers, kinds: trialKinds, dir }

afterAll(async () => {
  await db.close()
  await resetPostgres(addresses)
  await rm(addresses.dir, { recursive: true, force: true })
  await rm(dir, { recursive: true })
})

/** All of it at once, as when the machine runs out of memory: a session that is left alone would bring its COPY to an end. */
function killPostgres(): void {
  const pid = findPostmaster(postgresDataDir(addresses))
  if (pid === null) throw new Error('PostgreSQL does not run')
  const sessions = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
  for (const each of [pid, ...sessions]) process.kill(each, 'SIGKILL')
}

async function releaseOf(id: string) {
  return (await listReleases(db)).find((release) => release.id === id)
}

test('PostgreSQL killed with -9 in the middle of a load: the published release is untouched, the next load starts cleanly', async () => {
  await startPostgres(addresses, () => undefined)
  await migrate(db)
  const { shapeHash } = await loadRelease({ ...loading, releaseId: 'live' })
  await buildRelease({ ...loading, engine, indexPrefix, releaseId: 'live' })
  await publishRelease(db, 'live', shapeHash)
  const key = await findRecordKey(db.records, 'live', 'trial', 'name', 'LINE 7999')
  const before = await findRecordDocument(db.records, 'live', 'trial', key ?? 0)

  let killedAt: Progress | null = null
  const onProgress = (progress: Progress) => {
    if (killedAt !== null || progress.step !== 'load' || progress.done === 0) return
    killedAt = progress
    killPostgres()
  }
  await expect(loadRelease({ ...loading, releaseId: 'half', onProgress })).rejects.toThrow('trial_lines.tsv')
  expect(killedAt).toMatchObject({ rows: expect.any(Number) })
  // A killed process is there until its parent has taken note.
  await expect.poll(() => findPostmaster(postgresDataDir(addresses)), { timeout: 10_000 }).toBeNull()

  await startPostgres(addresses, () => undefined)
  expect(await releaseOf('live')).toMatchObject({ state: 'built', isPublished: true, counts: { trial: 8000 } })
  expect(before).not.toBeNull()
  expect(await findRecordDocument(db.records, 'live', 'trial', key ?? 0)).toEqual(before)
  expect(await releaseOf('half')).toMatchObject({ state: 'loading' })

  const again = await loadRelease({ ...loading, releaseId: 'half' })
  expect(again).toMatchObject({ releaseId: 'half', rejected: 0, sources: [{ rows: 8000 }] })
  expect(await releaseOf('half')).toMatchObject({ state: 'loaded' })
})
