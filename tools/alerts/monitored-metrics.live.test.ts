import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { startApi } from '@rosette/test-kit/api-process.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { expect, onTestFinished, test } from 'vitest'
import { readDashboard, readRules } from './read-rules.ts'
import { seriesOf } from './series-of.ts'

/** The output of a process until it says where its metrics are. */
async function scrape(output: () => string): Promise<string> {
  const port = () => /"port":(\d+),"msg":"metrics are served"/.exec(output())?.[1]
  await expect.poll(port, { timeout: 30_000 }).toBeDefined()
  return (await fetch(`http://127.0.0.1:${port()}/metrics`)).text()
}

async function scrapeWorker(): Promise<string> {
  const { url } = await testDatabase('empty')
  const { indexPrefix, url: engineUrl } = testEngine()
  const main = fileURLToPath(new URL('../../apps/worker/src/main.ts', import.meta.url))
  const env = { PATH: process.env.PATH, DATABASE_URL: url, OPENSEARCH_URL: engineUrl, INDEX_PREFIX: indexPrefix, METRICS_PORT: '0' }
  const child = spawn(process.execPath, [main], { env: { ...env, MAIL_URL: 'smtp://127.0.0.1:1' }, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  child.stdout.on('data', (text: Buffer) => {
    output += text
  })
  return scrape(() => output)
}

test('[OPER-056] started processes have every metric that alerts and dashboard name, with the labels that it has by then', async () => {
  const main = startApi(demoDatabase(), { METRICS_PORT: '0' })
  await fetch(`${await main.address()}/api/testJava`)
  const text = `${await scrape(main.output)}\n${await scrapeWorker()}`
  const expressions = [
    ...(await readRules()).map(({ expression }) => expression),
    ...(await readDashboard()).panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ]
  for (const { metric, labels } of expressions.flatMap(seriesOf).filter((each) => each.metric !== 'up')) {
    const base = metric.replace(/_(bucket|count|sum)$/, '')
    expect(text.includes(`# TYPE ${metric} `) || text.includes(`# TYPE ${base} histogram`), metric).toBe(true)
    // What has not happened yet has no series; the unit test compares its labels.
    const line = new RegExp(`^${metric}\\{(.*)\\} `, 'm').exec(text)?.[1]
    for (const label of line === undefined ? [] : labels) expect(line, metric).toContain(`${label}="`)
  }
  expect(text).toMatch(/^rosette_part_up\{part="database"\} 1$/m)
})
