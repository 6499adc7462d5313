import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { startApi } from '@rosette/test-kit/api-process.ts'
import { afterAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { makeTrialData } from '../e2e/trial-site.ts'
import { copyPostgres, findPostmaster, postgresDataDir, resetPostgres, startPostgres } from '../services/postgres-service.ts'
import { ownServiceAddresses, type ServiceAddresses } from '../services/service-addresses.ts'
import { buildWeb } from '../site/prepare-site.ts'

const primary = await ownServiceAddresses()
const replica = await ownServiceAddresses()
const quiet = () => undefined

afterAll(async () => {
  for (const addresses of [replica, primary]) {
    await resetPostgres(addresses)
    await rm(addresses.dir, { recursive: true, force: true })
  }
})

/** With all its sessions, as when the machine is lost. */
function kill(addresses: ServiceAddresses): void {
  const pid = findPostmaster(postgresDataDir(addresses))
  if (pid === null) throw new Error('PostgreSQL does not run')
  const sessions = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
  for (const each of [pid, ...sessions]) process.kill(each, 'SIGKILL')
}

test('[OPER-045] [OPER-098] PostgreSQL killed with -9: records and their pages are read from its replica, the rest is refused for a while, and all works again', {
  timeout: 300_000,
}, async () => {
  await buildWeb(quiet)
  await startPostgres(primary, quiet)
  const services = { DATABASE_URL: primary.databaseUrl, OPENSEARCH_URL: inject('liveRun').opensearchUrl }
  const data = await makeTrialData(`replicated_${process.pid}`, services, ['demo', '--as-of', '2026-11-01'], new AbortController().signal)
  onTestFinished(() => data.drop())
  await copyPostgres(primary, replica)
  await startPostgres(replica, quiet)
  const { DATABASE_URL: url = '', INDEX_PREFIX: indexPrefix = '', SEQUENCE_DIR = '', DOWNLOAD_DIR = '' } = data.env
  const replicaUrl = new URL(url)
  replicaUrl.port = String(replica.postgresPort)
  const api = startApi(
    { url, indexPrefix },
    { DATABASE_REPLICA_URL: replicaUrl.href, SEQUENCE_DIR, DOWNLOAD_DIR, SEARCH_TIMEOUT_MS: '10000' },
  )
  api.expectErrors(/ECONNREFUSED|Connection terminated|terminating connection/)
  const site = await api.address()
  const statusOf = async (path: string) => (await fetch(`${site}${path}`)).status
  expect(await statusOf('/api/detail/locus?name=AT4G18960')).toBe(200)
  await vi.waitFor(() => expect(api.output()).toContain('records are read from the replica'), 10_000)

  kill(primary)
  // None of them was read before, so none is in the memory of the process.
  const names = ['AT5G10140', 'AT1G01010', 'AT5G61850']
  for (const name of names) expect(await statusOf(`/api/detail/locus?name=${name}`), name).toBe(200)
  expect(await statusOf('/api/detail/locus?name=AT9G99999')).toBe(404)
  const search = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ searchText: 'AGAMOUS', category: 'genes' }),
  }
  expect((await fetch(`${site}/api/search/general`, search)).status).toBe(200)
  const pages = ['/locus?name=AT5G61850', '/locus/AT3G24650', '/locus/LFY', '/gene?name=AT1G01010.1', '/marker?accession=900000001']
  for (const path of pages) {
    const page = await fetch(`${site}${path}`)
    const html = await page.text()
    expect([page.status, html.includes('"releaseParts":["interactions"')], path).toEqual([200, true])
    // Drawn by the server.
    expect(html, path).toMatch(/<div id="root">.*<h1[ >]/s)
  }
  for (const path of ['/person?key=1', '/news/1']) {
    const { status, headers } = await fetch(`${site}${path}`)
    expect([status, Number(headers.get('retry-after')) > 0], path).toEqual([503, true])
  }
  const store = () =>
    fetch(`${site}/api/list-contents`, { ...search, body: JSON.stringify({ kind: 'locus', items: ['AT4G18960', 'AT5G10140'] }) })
  const refused = await store()
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([503, expect.any(Number)])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)

  await startPostgres(primary, quiet)
  const back = performance.now()
  await vi.waitFor(async () => expect((await store()).status).toBe(200), { timeout: 30_000, interval: 200 })
  console.log(`stores again ${((performance.now() - back) / 1000).toFixed(1)} s after PostgreSQL answers`)

  // The second case: the replica is the one that is lost.
  kill(replica)
  for (const name of ['AT2G45660', 'AT1G65480']) expect([200, 404]).toContain(await statusOf(`/api/detail/locus?name=${name}`))
  await vi.waitFor(() => expect(api.output()).toContain('the replica failed'), 10_000)
  await startPostgres(replica, quiet)
  const used = () => api.output().split('records are read from the replica').length - 1
  await vi.waitFor(async () => {
    await statusOf('/api/detail/locus?name=AT3G24650')
    expect(used()).toBe(2)
  }, 30_000)
})
