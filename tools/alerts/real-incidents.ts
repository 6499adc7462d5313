import { onServer } from '@rosette/database/scratch-database.ts'
import { silentProxy } from '@rosette/database/silent-proxy.ts'
import { logFileOf, openTrialSite } from '../e2e/trial-site.ts'
import { findFreePort } from '../processes/find-free-port.ts'
import { type RunningProcess, startProcess, waitUntilAnswers } from '../processes/start-process.ts'
import { ensureServices } from '../services/start-services.ts'
import { startPrometheus } from './start-prometheus.ts'

/** How long an alert took to fire after its incident began, and to end after the incident did, in seconds. */
export type SeenAlert = { incident: string; alert: string; firedAfter: number; endedAfter: number }

type Incident = { what: string; alert: string; begin(): Promise<void> | void; end(): Promise<void> | void }

/** Rules of minutes are tried in seconds. */
const divisor = 10
/** A busy machine must not look like an alert that does not fire. */
const patienceMs = 180_000

/** Starts a site with the demo release and Prometheus with our rules, causes three incidents, and waits for the alert of each to fire and to end. */
export async function causeIncidents(say: (line: string) => void, signal: AbortSignal): Promise<SeenAlert[]> {
  const services = await ensureServices(say)
  const [apiPort, workerPort] = [await findFreePort(), await findFreePort()]
  const proxy = await silentProxy(services.OPENSEARCH_URL)
  const settings = { ACCESS_MODE: 'open', METRICS_PORT: String(apiPort), OPENSEARCH_URL: proxy.url, SEARCH_TIMEOUT_MS: '1000' }
  say('setting up a site with the demo release')
  const site = await openTrialSite({ name: 'alerts', load: ['demo', '--id', 'watched'], services, settings, signal })
  const started: RunningProcess[] = []
  async function startWorker(): Promise<RunningProcess> {
    const env = { ...site.env, DATABASE_OWNER_URL: '', METRICS_PORT: String(workerPort) }
    const worker = startProcess({ name: 'worker', args: ['apps/worker/src/main.ts'], env, logFile: logFileOf('alerts-worker') })
    started.push(worker)
    await waitUntilAnswers(`http://127.0.0.1:${workerPort}/readyz`, worker)
    return worker
  }
  let worker = await startWorker()
  const prometheus = await startPrometheus({ apiPort, workerPort, divisor })
  const visits = setInterval(() => void search(site.url), 500)
  const databaseUrl = site.env.DATABASE_URL ?? ''
  const incidents: Incident[] = [
    { what: 'OpenSearch goes silent', alert: 'RosetteEngineFailing', begin: proxy.silence, end: proxy.speak },
    {
      what: 'the only worker is killed',
      alert: 'RosetteWorkerMissing',
      begin: () => void process.kill(worker.pid, 'SIGKILL'),
      async end() {
        worker = await startWorker()
      },
    },
    {
      what: 'a job fails on its last attempt',
      alert: 'RosetteJobsFailed',
      begin: () =>
        onServer(databaseUrl, `select graphile_worker.add_job('send-mail', '{"payload": {"to": "nobody"}}'::json, max_attempts := 1)`),
      end: () =>
        onServer(
          databaseUrl,
          'select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where last_error is not null))',
        ),
    },
  ]
  try {
    await prometheus.until((alerts) => alerts.size === 0, patienceMs, 'an alert fired before there was a incident')
    const seen: SeenAlert[] = []
    for (const { what, alert, begin, end } of incidents) {
      signal.throwIfAborted()
      say(what)
      const began = performance.now()
      await begin()
      await prometheus.until((alerts) => alerts.has(alert), patienceMs, `${alert} did not fire`)
      const fired = performance.now()
      await end()
      const ended = performance.now()
      await prometheus.until((alerts) => !alerts.has(alert), patienceMs, `${alert} did not end`)
      seen.push({ incident: what, alert, firedAfter: (fired - began) / 1000, endedAfter: (performance.now() - ended) / 1000 })
    }
    return seen
  } finally {
    clearInterval(visits)
    await prometheus.stop()
    for (const each of started) await each.stop()
    await site.close()
    proxy.close()
  }
}

async function search(url: string): Promise<void> {
  const body = JSON.stringify({ searchText: 'AG', category: 'genes' })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/api/search/general`, { method: 'POST', headers, body }).catch(() => null)
  await answer?.body?.cancel()
}
