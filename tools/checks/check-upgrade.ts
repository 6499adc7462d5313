import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { messageOf } from '@rosette/contract-kit/message-of.ts'
import { dropDatabase, onServer, withDatabase } from '@rosette/database/scratch-database.ts'
import { checkout } from '../checkout.ts'
import { findFreePort } from '../processes/find-free-port.ts'
import { type RunningProcess, startProcess, waitUntilAnswers } from '../processes/start-process.ts'
import { ensureServices } from '../services/start-services.ts'
import { commitBeforeNewestMigration, makeOldCheckout } from '../upgrade/old-checkout.ts'
import { plantedField, plantOtherShape } from '../upgrade/plant-other-shape.ts'
import { visitBoth } from '../upgrade/visit-both.ts'

// Upgrades a site of an earlier commit (the argument) as docs/operate/upgrade.md says, while eight clients read and search at old and new
// processes: goal is that none of their requests fails. With --other-shape the new version is that commit with a planted change of shape
// (the last commit if none is named), and each process must serve releases of its own shape only.
const given = process.argv.slice(2)
const isPlanted = given.includes('--other-shape')
const named = given.find((each) => !each.startsWith('--'))
const say = (line: string) => process.stdout.write(`upgrade | ${line}\n`)
const dir = await mkdtemp(join(tmpdir(), 'rosette-upgrade-'))
const name = `rosette_upgrade_${process.pid}`
const running: RunningProcess[] = []
const visits = visitBoth()
await mkdir(join(checkout, '.reports'), { recursive: true })
const { DATABASE_URL, OPENSEARCH_URL } = await ensureServices(say)
await onServer(DATABASE_URL, `create database ${name}`)
const env = {
  DATABASE_URL: withDatabase(DATABASE_URL, name),
  OPENSEARCH_URL,
  INDEX_PREFIX: name,
  SEQUENCE_DIR: join(dir, 'sequences'),
  DOWNLOAD_DIR: join(dir, 'downloads'),
  ACCESS_MODE: 'open',
  RATE_LIMIT_PER_MINUTE: '0',
  COST_PER_MINUTE: '0',
  MAX_LOOP_DELAY_MS: '0',
  SEARCH_TIMEOUT_MS: '30000',
}

try {
  const old = join(dir, 'old')
  const commit = await makeOldCheckout(old, named ?? (isPlanted ? 'HEAD' : await commitBeforeNewestMigration()))
  const newer = isPlanted ? join(dir, 'newer') : checkout
  if (isPlanted) {
    await makeOldCheckout(newer, commit)
    await plantOtherShape(newer)
  }
  say(`from ${commit}${isPlanted ? ', with a planted change of shape' : ''}`)
  await rosette(old, 'demo', '--id', 'of_old_code')
  const oldAddress = await startApi(old, 'old')
  visits.add('old', oldAddress)
  say('the old process serves a release of its own')
  await step('expand: migrations of the new version', () => rosette(newer, 'db', 'migrate'))
  const hasOtherShape = !(await isReadyWithout(newer))
  if (hasOtherShape) await step('the shape differs: a release by the new version', () => rosette(newer, 'demo', '--id', 'of_new_code'))
  const newAddress = await startApi(newer, 'new')
  visits.add('new', newAddress)
  await step('deploy: both serve', () => sleep(5000))
  await step('another release, published by the new version', () => rosette(newer, 'demo', '--id', 'second', '--next'))
  await sleep(2000)
  await step('rollback of the release', () => rosette(newer, 'release', 'rollback'))
  await sleep(2000)
  if (isPlanted) await checkOwnShapes(oldAddress, newAddress)
  const report = await visits.stop()
  if (isPlanted) assert.deepEqual(report.releases, { old: ['of_old_code'], new: ['of_new_code', 'second'] })
  say(JSON.stringify({ from: commit, hasOtherShape, ...report, failed: report.failed.length }))
  for (const failure of report.failed.slice(0, 20)) say(failure)
  if (report.failed.length > 0) process.exitCode = 1
} catch (error) {
  say(`failed: ${messageOf(error)}`)
  process.exitCode = 1
} finally {
  await visits.stop()
  await Promise.all(running.map((each) => each.stop()))
  await dropDatabase(DATABASE_URL, name)
  await fetch(`${OPENSEARCH_URL}/${name}-*`, { method: 'DELETE' })
  await rm(dir, { recursive: true, force: true })
}

/** Each process answers with the records of its own release. */
async function checkOwnShapes(oldAddress: string, newAddress: string): Promise<void> {
  const read = async (address: string) => Object(await (await fetch(`${address}/api/detail/locus?name=AT4G18960`)).json())
  assert.deepEqual([(await read(oldAddress))[plantedField], (await read(newAddress))[plantedField]], [undefined, 'planted'])
}

async function step(what: string, run: () => Promise<unknown>): Promise<void> {
  const start = performance.now()
  await run()
  say(`${what} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
}

/** Whether the new version can serve what the old one has published: its readiness says so. */
async function isReadyWithout(newer: string): Promise<boolean> {
  const address = await startApi(newer, 'trial')
  const { ok } = await fetch(`${address}/readyz`)
  await running.pop()?.stop()
  return ok
}

async function rosette(folder: string, ...args: string[]): Promise<void> {
  const logFile = join(checkout, `.reports/upgrade-${args[0]}-${args.at(-1)}.log`)
  const code = await startProcess({ name: 'cli', args: ['apps/cli/src/main.ts', ...args], env, logFile, installation: { folder } }).ended
  if (code !== 0) throw new Error(`rosette ${args.join(' ')} ended with ${code}: see ${logFile}`)
}

async function startApi(folder: string, called: string): Promise<string> {
  const port = await findFreePort()
  const logFile = join(checkout, `.reports/upgrade-api-${called}.log`)
  const api = startProcess({
    name: called,
    args: ['apps/api/src/main.ts'],
    env: { ...env, PORT: String(port) },
    logFile,
    installation: { folder },
  })
  running.push(api)
  await waitUntilAnswers(`http://127.0.0.1:${port}/healthz`, api, 180_000)
  return `http://127.0.0.1:${port}`
}
