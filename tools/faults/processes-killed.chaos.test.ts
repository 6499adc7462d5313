import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { RunStatus } from '@rosette/features/runs/contract/run-status.ts'
import { buildReleaseBlast } from '@rosette/release-kit/build/build-release.ts'
import { openSequenceStore } from '@rosette/sequence-store/open-sequence-store.ts'
import { sequenceFolder } from '@rosette/sequence-store/sequence-folder.ts'
import { makeDemoSequences } from '@rosette/test-kit/live/demo-sequences.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { expect, inject, onTestFinished, test } from 'vitest'
import { checkout } from '../checkout.ts'
import { runNginx } from '../nginx/run-nginx.ts'
import { siteConfig } from '../nginx/site-config.ts'
import { findFreePort } from '../processes/find-free-port.ts'
import { type RunningProcess, startProcess, waitUntilAnswers } from '../processes/start-process.ts'
import { buildWeb } from '../site/prepare-site.ts'
import { visitAndWrite } from './visit-and-write.ts'

await buildWeb(() => undefined)
const database = await testDatabase()
const { db, url, indexPrefix, releaseId } = database
const { sequenceDir } = await makeDemoSequences(database)
await buildReleaseBlast({ db, releaseId, sequenceDir })

async function readProtein(name: string): Promise<string> {
  const store = openSequenceStore(await sequenceFolder(db, sequenceDir, releaseId))
  const protein = await store.read('araport11_protein', name)
  await store.close()
  if (protein === null) throw new Error(`The demo release has no protein ${name}`)
  return protein.sequence
}

/** How long its unit waits before it starts it again. */
async function pauseOf(unit: string): Promise<number> {
  const seconds = /^RestartSec=(\d+)$/m.exec(await readFile(join(checkout, 'deploy/systemd', unit), 'utf8'))?.[1]
  if (seconds === undefined) throw new Error(`${unit} does not say when it is started again`)
  return Number(seconds) * 1000
}

test('[OPER-096] API processes, workers and nginx are killed in turn: only requests in flight fail, and nothing that was accepted is lost', {
  timeout: 600_000,
}, async () => {
  const dir = await mkdtemp(join(tmpdir(), 'rosette-killed-'))
  const [one, two, port, redirectPort] = [await findFreePort(), await findFreePort(), await findFreePort(), await findFreePort()]
  const site = `http://127.0.0.1:${port}`
  const env = {
    DATABASE_URL: url,
    OPENSEARCH_URL: inject('liveRun').opensearchUrl,
    INDEX_PREFIX: indexPrefix,
    SEQUENCE_DIR: sequenceDir,
    ACCESS_MODE: 'open',
    PUBLIC_URL: site,
    TRUST_PROXY: '127.0.0.1',
    RATE_LIMIT_PER_MINUTE: '0',
    COST_PER_MINUTE: '0',
    MAX_LOOP_DELAY_MS: '0',
    SEARCH_TIMEOUT_MS: '10000',
    PREMIUM_TOOLS: 'mark',
    RUN_QUEUE: '1000',
    RUN_QUEUE_PER_OWNER: '1000',
  }
  await mkdir(join(checkout, '.reports'), { recursive: true })
  const running = new Map<string, RunningProcess>()
  const start = (name: string, command: string, own: Record<string, string>) => {
    const args = ['apps/cli/src/main.ts', command]
    const logFile = join(checkout, `.reports/killed-${name}.log`)
    const started = startProcess({ name, args, env: { ...env, ...own }, logFile })
    running.set(name, started)
    return started
  }
  const startApi = async (apiPort: number) => {
    const api = start(`api-${apiPort}`, 'serve', { PORT: String(apiPort) })
    await waitUntilAnswers(`http://127.0.0.1:${apiPort}/readyz`, api, 120_000)
  }
  const startWorker = async (name: string) => {
    const metricsPort = await findFreePort()
    const worker = start(name, 'work', { RUN_DIR: join(dir, name), METRICS_PORT: String(metricsPort), RUN_CONCURRENCY: '1' })
    await waitUntilAnswers(`http://127.0.0.1:${metricsPort}/metrics`, worker, 120_000)
  }
  const apis = [`127.0.0.1:${one}`, `127.0.0.1:${two}`] as const
  const servers = await siteConfig({ apis, port, redirectPort, certificate: null, downloads: dir, cache: join(dir, 'cache') })
  const runSite = () => runNginx({ dir: join(dir, 'nginx'), servers, ports: [port, redirectPort] })
  let nginx = await runSite()
  const startNginx = async () => {
    nginx = await runSite()
  }
  onTestFinished(async () => {
    await Promise.all([...running.values()].map((each) => each.stop()))
    await nginx.stop()
    await rm(dir, { recursive: true, force: true })
  })
  await Promise.all([startApi(one), startApi(two), startWorker('worker-1'), startWorker('worker-2')])
  const visits = visitAndWrite(site, await readProtein('AT4G18960.1'))
  onTestFinished(() => visits.stop())
  await wait(5000)
  expect(visits.failures).toEqual([])

  const parts = [
    { name: `api-${one}`, unit: 'rosette-api@.service', startAgain: () => startApi(one) },
    { name: `api-${two}`, unit: 'rosette-api@.service', startAgain: () => startApi(two) },
    { name: 'worker-1', unit: 'rosette-worker.service', startAgain: () => startWorker('worker-1') },
    { name: 'worker-2', unit: 'rosette-worker.service', startAgain: () => startWorker('worker-2') },
    { name: 'nginx', unit: 'nginx.service.d/rosette.conf', startAgain: startNginx },
  ]
  for (const { name, unit, startAgain } of parts) {
    const before = visits.answered
    visits.failures.length = 0
    visits.slowestMs = 0
    const killedAt = performance.now()
    const killed = running.get(name)
    // With the programs that it runs, as systemd does.
    if (killed) process.kill(-killed.pid, 'SIGKILL')
    else await nginx.kill()
    await killed?.ended
    // Until its memory is given back, it holds connections that nobody reads.
    const goneAt = performance.now()
    await wait(await pauseOf(unit))
    await startAgain()
    const backAt = performance.now()
    await wait(5000)
    const inFlight = visits.failures.filter(({ beganAt }) => beganAt <= goneAt)
    const later = visits.failures.filter(({ beganAt }) => beganAt > goneAt).map((each) => ({ ...each, afterMs: each.beganAt - goneAt }))
    const isAway = ({ beganAt }: { beganAt: number }) => name === 'nginx' && beganAt <= backAt
    const seconds = ((backAt - killedAt) / 1000).toFixed(1)
    const goneMs = (goneAt - killedAt).toFixed(0)
    const refused = later.filter(isAway).length
    console.log(
      `${name}: gone after ${goneMs} ms, back after ${seconds} s, ${visits.answered - before} answered, ${inFlight.length} in flight lost, ${refused} while nginx was away, slowest ${visits.slowestMs.toFixed(0)} ms`,
    )
    expect(
      later.filter((failure) => !isAway(failure)),
      name,
    ).toEqual([])
    // Eight clients have no more than one each.
    expect(inFlight.length).toBeLessThanOrEqual(8)
  }

  await visits.stop()
  for (const id of visits.contents) expect((await fetch(`${site}/api/list-contents/${id}`)).status, id).toBe(200)
  const stateOf = async (token: string) => RunStatus.parse(await (await fetch(`${site}/api/runs/${token}`)).json()).state
  for (const token of visits.runs) await expect.poll(() => stateOf(token), { timeout: 60_000 }).toBe('done')
  console.log(`${visits.contents.size} lists and ${visits.runs.size} runs were accepted, and all are there`)
  expect(visits.contents.size).toBeGreaterThan(20)
  expect(visits.runs.size).toBeGreaterThan(10)
})
