import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { addJob } from '@rosette/job-queue/add-job.ts'
import { retireReleasesTask } from '@rosette/release-kit/publish/retire-releases.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { expect, onTestFinished, test } from 'vitest'

// Each test starts processes, which takes long on a busy machine.
const options = { timeout: 180_000 }

const database = await testDatabase()
const { url: opensearchUrl } = testEngine()
const main = fileURLToPath(new URL('./main.ts', import.meta.url))

function start(command: 'serve' | 'work', env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [main, command], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: database.url,
      OPENSEARCH_URL: opensearchUrl,
      INDEX_PREFIX: database.indexPrefix,
      PORT: '0',
      ACCESS_MODE: 'open',
      MAX_LOOP_DELAY_MS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await exited
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  return { child, exited, output: () => output }
}

test('[OPER-031] rosette serve answers, finishes and ends on SIGTERM', options, async () => {
  const { child, exited, output } = start('serve')
  const addressOf = () => /Server listening at (http:\/\/[\d.:]+)/.exec(output())?.[1]
  await expect.poll(addressOf, { timeout: 60_000 }).toBeDefined()
  const answer = await fetch(`${addressOf()}/api/detail/locus?name=AT4G18960`)
  expect(answer.status).toBe(200)
  await answer.text()
  expect(child.exitCode).toBeNull()
  child.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
  expect(output()).toContain('"msg":"stopped"')
})

test('[OPER-031] rosette work takes a job, finishes and ends on SIGTERM', options, async () => {
  const { child, exited, output } = start('work')
  await expect.poll(output, { timeout: 60_000 }).toContain('The worker is taking jobs')
  await addJob(database.db.community, retireReleasesTask, {})
  await expect.poll(output, { timeout: 30_000 }).toContain('Releases retired')
  child.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
  expect(output()).toContain('finishing its jobs')
})

test.each(['serve', 'work'] as const)(
  '[OPER-031] rosette %s says what is wrong and ends: settings 2, no database 4',
  options,
  async (command) => {
    const wrong = start(command, { OPENSEARCH_URL: '' })
    expect(await wrong.exited).toEqual([2, null])
    expect(wrong.output()).toMatch(/^OPENSEARCH_URL is not set: .*\n$/)
    const alone = start(command, { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
    expect(await alone.exited).toEqual([4, null])
    expect(alone.output()).toContain('PostgreSQL or OpenSearch does not answer')
  },
)

test('[OPER-031] rosette serve ends if it cannot listen, although by then the database is open', options, async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  onTestFinished(() => void taken.close())
  const address = taken.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''
  const failed = start('serve', { PORT: port })
  expect(await failed.exited).toEqual([1, null])
  expect(failed.output()).toContain('EADDRINUSE')
})
