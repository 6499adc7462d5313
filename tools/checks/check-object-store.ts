import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../processes/find-free-port.ts'
import { runTool } from '../processes/run-tool.ts'

// The tests of the file store against a real server of S3, Versity's gateway over a folder: npm run check:objects
// Install it with: go install github.com/versity/versitygw/cmd/versitygw@latest
const program = process.env.VERSITYGW ?? 'versitygw'
const scratch = await mkdtemp(join(tmpdir(), 'rosette-objects-'))
const port = await findFreePort()
const url = `http://127.0.0.1:${port}`
await mkdir(join(scratch, 'downloads'))
const server = spawn(program, ['--port', `127.0.0.1:${port}`, '--quiet', 'posix', scratch], {
  env: { ...process.env, ROOT_ACCESS_KEY: 'rosette', ROOT_SECRET_KEY: 'rosette-secret' },
  stdio: ['ignore', 'ignore', 'inherit'],
})
const ended = Promise.race([once(server, 'exit'), once(server, 'error')])
try {
  await waitForServer()
  const tests = ['packages/file-store', 'packages/features/downloads']
  process.exitCode = await runTool('vitest', ['run', '--project', 'pure', '--project', 'live', ...tests], { ROSETTE_TEST_OBJECTS: url })
} finally {
  server.kill()
  await ended
  await rm(scratch, { recursive: true })
}

/** Any answer will do: without a signature it is a refusal. */
async function waitForServer(): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(1000) }).catch(() => null)
    if (answer !== null) return
    if (server.exitCode !== null || server.pid === undefined) break
    await wait(200)
  }
  throw new Error(`${program} does not answer. Install it with: go install github.com/versity/versitygw/cmd/versitygw@latest`)
}
