import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { messageOf } from '@rosette/contract-kit/message-of.ts'
import { onServer } from '@rosette/database/scratch-database.ts'
import { z } from 'zod'
import { checkout } from '../checkout.ts'
import { findSiteAddress, trialData } from '../e2e/trial-site.ts'
import { makeArchive } from '../pack/make-archive.ts'
import { smokeSite } from '../pack/smoke-site.ts'
import { leastUser, unpackArchive } from '../pack/unpack-archive.ts'
import { type RunningProcess, startProcess, waitUntilAnswers } from '../processes/start-process.ts'
import { ensureServices } from '../services/start-services.ts'

// The archive of `npm run pack`, or the one that is named, unpacked into a folder that nobody can write to and served from there, on a
// database and indices of its own.
const mostBytes = 250_000_000
const say = (line: string) => process.stdout.write(`pack | ${line}\n`)
const dir = await mkdtemp(join(tmpdir(), 'rosette-packed-'))
const folder = join(dir, 'rosette')
const running: RunningProcess[] = []
const began = performance.now()
try {
  const file = process.argv[2] ?? (await makeArchive(say)).file
  await chmod(dir, 0o755)
  await unpackArchive(file, folder, leastUser)
  const { unpackedBytes } = z.object({ unpackedBytes: z.int() }).parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')))
  say(`unpacked: ${Math.ceil(unpackedBytes / 1e6)} MB`)
  if (unpackedBytes > mostBytes) throw new Error(`The archive takes more than ${mostBytes / 1e6} MB.`)
  say(`every checksum is right, and ${leastUser ? 'nobody' : 'the user of this check'} can't write to the folder`)
  await serve(await ensureServices(say))
  say(`the archive serves the product; ${Math.round((performance.now() - began) / 1000)} s in all`)
} catch (error) {
  say(`failed: ${messageOf(error)}`)
  process.exitCode = 1
} finally {
  await rm(dir, { recursive: true, force: true })
}

async function serve(services: { DATABASE_URL: string; OPENSEARCH_URL: string }): Promise<void> {
  const data = trialData(`pack_${randomBytes(4).toString('hex')}`, services)
  await onServer(services.DATABASE_URL, `create database ${data.name}`)
  try {
    for (const name of ['SEQUENCE_DIR', 'RUN_DIR', 'DOWNLOAD_DIR']) await makeOwnFolder(data.env[name] ?? '')
    await run('migrate', ['db', 'migrate'], data.env)
    await run('demo', ['demo'], data.env)
    const { url, listening } = await findSiteAddress()
    const api = start('api', ['serve'], { ...data.env, ...listening, DATABASE_OWNER_URL: '', DEMO_LOGIN: '1' })
    start('worker', ['work'], { ...data.env, NODE_ENV: 'production' })
    await waitUntilAnswers(`${url}/readyz`, api, 180_000)
    await smokeSite(url, say)
  } finally {
    await Promise.all(running.map((process) => process.stop()))
    await data.drop()
  }
}

async function makeOwnFolder(path: string): Promise<void> {
  await mkdir(path)
  if (leastUser) await chown(path, leastUser.uid, leastUser.gid)
}

/** A command of the archive's own `rosette`, by its own Node, which must succeed. */
async function run(name: string, args: readonly string[], env: Record<string, string>): Promise<void> {
  const code = await start(name, args, env).ended
  if (code !== 0) throw new Error(`rosette ${args.join(' ')} ended with ${code}: .reports/pack-${name}.log`)
}

function start(name: string, args: readonly string[], env: Record<string, string>): RunningProcess {
  const started = startProcess({
    name,
    args: ['apps/cli/src/main.ts', ...args],
    env: { ...env, HOME: '/nonexistent', NODE_COMPILE_CACHE: '' },
    logFile: join(checkout, `.reports/pack-${name}.log`),
    installation: { folder, user: leastUser },
  })
  running.push(started)
  return started
}
