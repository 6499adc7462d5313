import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { z } from 'zod'

const Report = z.object({
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ title: z.string(), status: z.string(), failureMessages: z.array(z.string()) })) }),
  ),
})

test('[API-069] an error that a site logs or answers fails the test, also after the answer; one that the test expects does not', {
  timeout: 180_000,
}, async () => {
  const { testResults } = Report.parse(JSON.parse(await runPlantedErrors()))
  const results = testResults.flatMap(({ assertionResults }) => assertionResults)
  expect(results.map(({ title, status, failureMessages }) => [title, status, firstLines(failureMessages)])).toEqual([
    ['an error after the answer', 'failed', 'Error: the site reported an error: logged after the answer'],
    ['an answer with status 500', 'failed', 'Error: the site reported an error: 500 GET /api/test/silent'],
    ['errors that are expected', 'passed', ''],
    ['another error than the expected one', 'failed', 'Error: the site reported an error: 500 GET /api/test/silent'],
    ['an expected error that does not come', 'failed', 'Error: the site reported no error like /broken on purpose/'],
    ['no error', 'passed', ''],
    ['an error of an app that one test starts', 'failed', 'Error: the site reported an error: logged after the answer'],
    ['an error of a process', 'failed', expect.stringMatching(/^Error: the site reported an error: .*ECONNREFUSED/)],
    ['a change of the demo site that files share', 'failed', expect.stringMatching(/^Error: the site .* in a read-only transaction/)],
  ])
})

const firstLines = (messages: readonly string[]) => messages.map((message) => message.split('\n')[0]).join('; ')

/** Runs Vitest on planted-errors.ts and answers its report. */
async function runPlantedErrors(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rosette-planted-errors-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [config, outputFile] = [join(import.meta.dirname, 'planted-errors.config.ts'), join(folder, 'report.json')]
  const args = ['run', '--root', checkout, '--config', config, '--reporter=json', '--outputFile', outputFile]
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], {
    cwd: checkout,
    env: { ...process.env, ROSETTE_LIVE_RUN: JSON.stringify(inject('liveRun')) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await once(child, 'exit')
  return readFile(outputFile, 'utf8')
}

const checkout = join(import.meta.dirname, '../../../..')
