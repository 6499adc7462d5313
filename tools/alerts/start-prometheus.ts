import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { findFreePort } from '../processes/find-free-port.ts'
import { shortenRules } from './shorten-rules.ts'

const Alerts = z.object({
  data: z.object({ alerts: z.array(z.object({ state: z.string(), labels: z.object({ alertname: z.string() }) })) }),
})

type Prometheus = {
  /** Waits until the names of the alerts that fire are as expected; otherwise fails with what was missing. */
  until(isThere: (firing: ReadonlySet<string>) => boolean, patienceMs: number, missing: string): Promise<void>
  stop(): Promise<void>
}

/** Debian's Prometheus with our rules and our configuration, on loopback, with its data in a folder that goes with it. */
export async function startPrometheus(options: { apiPort: number; workerPort: number; divisor: number }): Promise<Prometheus> {
  const folder = await mkdtemp(join(tmpdir(), 'rosette-prometheus-'))
  const read = (name: string) => readFile(new URL(`../../deploy/prometheus/${name}`, import.meta.url), 'utf8')
  const ports = { '127.0.0.1:9464': `127.0.0.1:${options.apiPort}`, '127.0.0.1:9465': `127.0.0.1:${options.workerPort}` }
  let scrape = await read('scrape.yml')
  for (const [standard, own] of Object.entries(ports)) scrape = scrape.replace(standard, own)
  await writeFile(join(folder, 'scrape.yml'), `global: { scrape_interval: 3s, scrape_timeout: 3s, evaluation_interval: 1s }\n${scrape}`)
  await writeFile(join(folder, 'rosette-rules.yml'), shortenRules(await read('rosette-rules.yml'), options.divisor))
  const address = `127.0.0.1:${await findFreePort()}`
  const args = [`--config.file=${folder}/scrape.yml`, `--storage.tsdb.path=${folder}/data`, `--web.listen-address=${address}`]
  const child = spawn(process.env.PROMETHEUS ?? 'prometheus', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (text: Buffer) => {
    output = `${output}${text}`.slice(-4000)
  })
  child.on('error', (error) => {
    output += `Prometheus could not be started (${error.message}): apt-get install prometheus, or name it in PROMETHEUS`
  })
  const exited = once(child, 'exit')

  async function firing(): Promise<ReadonlySet<string> | null> {
    const answer = await fetch(`http://${address}/api/v1/alerts`).catch(() => null)
    if (!answer?.ok) return null
    const { alerts } = Alerts.parse(await answer.json()).data
    return new Set(alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname))
  }

  return {
    async until(isThere, patienceMs, missing) {
      const end = performance.now() + patienceMs
      for (;;) {
        const names = await firing()
        if (names !== null && isThere(names)) return
        if (performance.now() > end || child.exitCode !== null || child.pid === undefined)
          throw new Error(`${missing}; firing: ${names === null ? `unknown, ${output}` : [...names].join(', ') || 'nothing'}`)
        await wait(500)
      }
    },
    async stop() {
      if (child.pid !== undefined) {
        child.kill('SIGTERM')
        await exited
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}
