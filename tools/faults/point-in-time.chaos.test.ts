import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StoredContent } from '@rosette/features/list-contents/contract/list-content.ts'
import { startApi } from '@rosette/test-kit/api-process.ts'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { makeTrialData } from '../e2e/trial-site.ts'
import { runRosette } from '../processes/run-tool.ts'
import { archiveFolders, archiveLog, asSuperuser, makeBase, recoverUntil } from '../services/postgres-archive.ts'
import { resetPostgres, startPostgres } from '../services/postgres-service.ts'
import { ownServiceAddresses } from '../services/service-addresses.ts'

const original = await ownServiceAddresses()
const recovered = await ownServiceAddresses()

afterAll(async () => {
  for (const addresses of [recovered, original]) {
    await resetPostgres(addresses)
    await rm(addresses.dir, { recursive: true, force: true })
  }
})

const seconds: [what: string, seconds: string][] = []

async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now()
  const result = await work()
  seconds.push([what, ((performance.now() - start) / 1000).toFixed(1)])
  return result
}

test('[OPER-100] a site goes back to a moment between two writes by base backup and archived log, and goes on from there', {
  timeout: 300_000,
}, async () => {
  await startPostgres(original, () => undefined)
  const folders = await archiveFolders(original)
  await archiveLog(original, folders.archive)
  const services = { DATABASE_URL: original.databaseUrl, OPENSEARCH_URL: inject('liveRun').opensearchUrl }
  const data = await makeTrialData(`rewound_${process.pid}`, services, ['demo', '--as-of', '2026-11-01'], new AbortController().signal)
  onTestFinished(() => data.drop())
  await timed('base backup', () => makeBase(original, folders.base))

  const {
    DATABASE_URL: url = '',
    DATABASE_OWNER_URL: ownerUrl = '',
    INDEX_PREFIX: indexPrefix = '',
    SEQUENCE_DIR = '',
    DOWNLOAD_DIR = '',
  } = data.env
  const apiOn = (databaseUrl: string) =>
    startApi({ url: databaseUrl, indexPrefix }, { SEQUENCE_DIR, DOWNLOAD_DIR, SEARCH_TIMEOUT_MS: '10000' })
  const store = async (site: string, name: string) => {
    const body = JSON.stringify({ kind: 'locus', items: ['AT4G18960', name] })
    const answer = await fetch(`${site}/api/list-contents`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    expect(answer.status).toBe(200)
    return StoredContent.parse(await answer.json()).id
  }
  const statusOf = async (site: string, id: string) => (await fetch(`${site}/api/list-contents/${id}`)).status
  const site = await apiOn(url).address()
  const before = await store(site, 'AT5G10140')
  await wait(1000)
  const moment = await asSuperuser(original, 'select now()')
  await wait(1000)
  const after = await store(site, 'AT1G01010')
  expect([await statusOf(site, before), await statusOf(site, after)]).toEqual([200, 200])

  // The server lives: what it has not archived yet comes with the next segment.
  const segment = await asSuperuser(original, 'select pg_walfile_name(pg_switch_wal())')
  await timed('last segment archived', () => expect.poll(() => existsSync(join(folders.archive, segment)), { timeout: 30_000 }).toBe(true))
  await timed('recovery', () => recoverUntil(recovered, folders, moment))
  expect(await asSuperuser(recovered, 'select pg_is_in_recovery(), pg_get_wal_replay_pause_state()')).toBe('t|paused')
  await timed('resume', async () => {
    await asSuperuser(recovered, 'select pg_wal_replay_resume()')
    await expect.poll(() => asSuperuser(recovered, 'select pg_is_in_recovery()'), { timeout: 30_000 }).toBe('f')
  })

  const onRecovered = (address: string) => Object.assign(new URL(address), { port: String(recovered.postgresPort) }).href
  const env = { ...data.env, DATABASE_URL: onRecovered(url), ...(ownerUrl && { DATABASE_OWNER_URL: onRecovered(ownerUrl) }) }
  await timed('community reindex', () => runRosette(['community', 'reindex'], env))
  const rewound = await apiOn(onRecovered(url)).address()
  expect((await fetch(`${rewound}/readyz`)).status).toBe(200)
  expect([await statusOf(rewound, before), await statusOf(rewound, after)]).toEqual([200, 404])
  expect(await statusOf(rewound, await store(rewound, 'AT1G65480'))).toBe(200)
  console.log(seconds.map(([what, time]) => `${what} ${time} s`).join(', '))
})
