import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { openDatabase } from '@rosette/database/open-database.ts'
import { dropDatabase, onServer, withDatabase } from '@rosette/database/scratch-database.ts'
import { writeDemoRelease } from '@rosette/demo-release/write-demo-release.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { afterAll, expect, inject, test } from 'vitest'
import { runCli } from './run-cli.ts'

const { url, db } = await testDatabase('empty')
const dir = await mkdtemp(join(tmpdir(), 'rosette-disk-'))
afterAll(() => rm(dir, { recursive: true }))
const env = { DATABASE_URL: url, OPENSEARCH_URL: 'http://127.0.0.1:1', SEQUENCE_DIR: join(dir, 'sequences') }

let freeBytes = 0

async function rosette(settings: Record<string, string>, ...args: string[]) {
  const out = new Writable({ write: (_chunk, _, done) => done() })
  let said = ''
  const err = new Writable({
    write(chunk, _, done) {
      said += chunk
      done()
    },
  })
  const code = await runCli(args, { env: settings, out, err, readDisk: async () => ({ device: 'one', freeBytes }) })
  return { code, said }
}

test('[OPER-078] [OPER-079] a load whose sequences have no space is refused and leaves no release; --ignore-disk goes on', async () => {
  const files = join(dir, 'files')
  await writeDemoRelease(files, { asOf: new Date('2026-11-15') })
  freeBytes = 1_010_000_000
  const { code, said } = await rosette(env, 'release', 'load', files, '--id', 'tight')
  expect(code).toBe(1)
  expect(said).toContain(
    `There is not enough disk space: 1.0 GB are free, but 14 MB for sequences in ${env.SEQUENCE_DIR} and 1.0 GB of reserve`,
  )
  const releases = db.community.selectFrom('release').select(['id', 'state'])
  expect(await releases.execute()).toEqual([])
  expect((await rosette(env, 'release', 'load', files, '--id', 'tight', '--ignore-disk')).code).toBe(0)
  expect(await releases.execute()).toEqual([{ id: 'tight', state: 'loaded' }])
})

test('[OPER-013] [OPER-078] backup and restore refuse a full disk before anything is written; --ignore-disk goes on', async () => {
  const { databaseUrl } = inject('liveRun')
  const { url: opensearchUrl, indexPrefix } = testEngine()
  const name = `${indexPrefix}_restored`
  await onServer(databaseUrl, `create database ${name}`)
  const target = openDatabase({ url: withDatabase(databaseUrl, name) })
  afterAll(async () => {
    await target.close()
    await dropDatabase(databaseUrl, name)
  })
  const [backups, downloads] = [join(dir, 'backups'), join(dir, 'downloads')]
  await mkdir(downloads)
  await writeFile(join(downloads, 'first.txt'), 'AT1G01010\n')
  const source = { ...env, OPENSEARCH_URL: opensearchUrl, DOWNLOAD_DIR: downloads }
  const restored = {
    ...source,
    DATABASE_URL: withDatabase(databaseUrl, name),
    INDEX_PREFIX: name,
    DOWNLOAD_DIR: join(dir, 'restored'),
  }
  freeBytes = 1_000_000_000
  expect(await rosette(source, 'backup', join(backups, 'one'))).toMatchObject({
    code: 1,
    said: expect.stringContaining('for the backup in'),
  })
  expect(await readdir(backups)).toEqual([])
  expect((await rosette(source, 'backup', join(backups, 'one'), '--ignore-disk')).code).toBe(0)
  expect(await rosette(restored, 'restore', join(backups, 'one'))).toMatchObject({
    code: 1,
    said: expect.stringContaining(`for downloads in ${join(dir, 'restored')}`),
  })
  expect((await target.pool.query("select from pg_namespace where nspname = 'community'")).rowCount).toBe(0)
})
