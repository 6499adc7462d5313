import { execFile } from 'node:child_process'
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { promisify } from 'node:util'
import { openDatabase } from '@rosette/database/open-database.ts'
import { dropDatabase, onServer, withDatabase } from '@rosette/database/scratch-database.ts'
import { StoredContent } from '@rosette/features/list-contents/contract/list-content.ts'
import { RecordList } from '@rosette/features/list-contents/contract/record-list.ts'
import { buildReleaseBlast } from '@rosette/release-kit/build/build-release.ts'
import { listIndices } from '@rosette/search-engine/index/create-index.ts'
import { blastDatabasePath } from '@rosette/sequence-store/blast/blast-folder.ts'
import { sequenceFolder } from '@rosette/sequence-store/sequence-folder.ts'
import { makeSomebody } from '@rosette/test-kit/access/somebody.ts'
import { findHits } from '@rosette/test-kit/live/blast-site.ts'
import { makeDemoSequences } from '@rosette/test-kit/live/demo-sequences.ts'
import { type TestDatabase, testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { dropIndicesWhere, testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { callerWith } from '@rosette/test-kit/people/test-people.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { afterAll, expect, inject, test } from 'vitest'
import { runCli } from './run-cli.ts'

const { databaseUrl } = inject('liveRun')
const original = await testDatabase()
const { url: opensearchUrl, engine, indexPrefix } = testEngine()
const { sequenceDir } = await makeDemoSequences(original)
await buildReleaseBlast({ db: original.db, releaseId: original.releaseId, sequenceDir })
const dir = await mkdtemp(join(tmpdir(), 'rosette-backup-'))
afterAll(async () => {
  await rm(dir, { recursive: true })
  await dropIndicesWhere(engine, (name) => name.startsWith(`${indexPrefix}_`))
})

const downloadDir = join(dir, 'downloads')
await mkdir(join(downloadDir, 'Genes'), { recursive: true })
await writeFile(join(downloadDir, 'Genes', 'first.txt'), 'AT1G01010\n')
await writeFile(join(downloadDir, '.half.part'), 'AT1G')
await symlink('Genes/first.txt', join(downloadDir, 'latest.txt'))
await symlink('/etc/hostname', join(downloadDir, 'outside.txt'))

const secondFactorKey = Buffer.alloc(32, 7).toString('base64')
const env = {
  DATABASE_URL: original.url,
  OPENSEARCH_URL: opensearchUrl,
  INDEX_PREFIX: original.indexPrefix,
  SEQUENCE_DIR: sequenceDir,
  DOWNLOAD_DIR: downloadDir,
  SECOND_FACTOR_KEY: secondFactorKey,
}
const siteOn = (SEQUENCE_DIR: string) => ({ hasSessions: true, env: { SEQUENCE_DIR, PREMIUM_TOOLS: 'mark' } })
const site = await testApp(original, siteOn(sequenceDir))

async function rosette(settings: Record<string, string>, ...args: string[]) {
  let out = ''
  const sink = new Writable({
    write(chunk, _, done) {
      out += chunk
      done()
    },
  })
  const code = await runCli([...args, '--json'], { env: settings, out: sink, err: sink })
  return { code, answer: JSON.parse(out) }
}

let targets = 0

/** An empty database, folders and a prefix for indices: what a new server has. */
async function newTarget() {
  const number = ++targets
  const name = `${indexPrefix}_${number}`
  await onServer(databaseUrl, `create database ${name}`)
  const url = withDatabase(databaseUrl, name)
  const db = openDatabase({ url })
  afterAll(async () => {
    await db.close()
    await dropDatabase(databaseUrl, name)
  })
  const folder = join(dir, `target-${number}`)
  const settings = {
    DATABASE_URL: url,
    OPENSEARCH_URL: opensearchUrl,
    INDEX_PREFIX: `${indexPrefix}_${number}`,
    SEQUENCE_DIR: join(folder, 'sequences'),
    DOWNLOAD_DIR: join(folder, 'downloads'),
  }
  const database: TestDatabase = { ...original, url, db, indexPrefix: settings.INDEX_PREFIX }
  return { settings, database, folder, db }
}

/** All documents of all indices of the release, by the name of the index without its prefix. */
async function documentsOf(prefix: string) {
  const names = (await listIndices(engine, prefix)).filter((name) => name.endsWith(`-${original.releaseId}`))
  const entries = names.map(async (name) => {
    const { sources } = await engine.search(name, { size: 10_000, query: { match_all: {} } })
    return [name.slice(prefix.length), sources.map((source) => JSON.stringify(source)).sort()] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

async function proteinsOf({ db }: Pick<TestDatabase, 'db'>, settings: { SEQUENCE_DIR: string }): Promise<string> {
  const folder = await sequenceFolder(db, settings.SEQUENCE_DIR, original.releaseId)
  const args = ['-db', blastDatabasePath(folder, 'araport11_protein'), '-entry', 'all', '-outfmt', '%a %s']
  return (await promisify(execFile)('blastdbcmd', args)).stdout
}

const flora = await makeSomebody(original, site.app, 'basic')
const whole = join(dir, 'whole')
const made = await rosette(env, 'backup', whole)

test('[OPER-010][OPER-011][OPER-016][OPER-101] a site restored into another database has the same records, sequences, logins, searches and files', {
  timeout: 240_000,
}, async () => {
  expect(made, JSON.stringify(made.answer)).toMatchObject({
    code: 0,
    answer: { releases: [{ id: original.releaseId, isIncluded: true }], skipped: ['outside.txt'], downloads: 'included' },
  })
  const target = await newTarget()
  const restored = await rosette(target.settings, 'restore', whole)
  expect(restored, JSON.stringify(restored.answer)).toMatchObject({ code: 0, answer: { indexed: [original.releaseId], errors: {} } })

  const copy = await testApp(target.database, siteOn(target.settings.SEQUENCE_DIR))
  const [before, after] = [callerWith(site.app, {}), callerWith(copy.app, {})]
  const calls = [
    ['/api/search/sequences', { ids: 'AT4G18960.1', dataset: 'araport11_protein' }],
    ['/api/search/everything', { searchText: 'AGAMOUS' }],
    ['/api/search/general', { searchText: 'flower', category: 'genes', rowsLimit: 20, highlight: true }],
  ] as const
  for (const [path, body] of calls) {
    const answer = await after.post(path, body)
    expect(answer, answer.text).toMatchObject({ status: 200 })
    expect(answer.text).toBe((await before.post(path, body)).text)
  }
  expect(await after.get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } })
  const login = { username: flora.userName, password: flora.password }
  expect(await after.post('/api/auth/login', login)).toMatchObject({ status: 200 })
  expect(await after.post('/api/auth/login', { ...login, password: 'kx9Qf3' })).toMatchObject({ status: 401 })
  expect(await proteinsOf(target.database, target.settings)).toBe(await proteinsOf(original, { SEQUENCE_DIR: sequenceDir }))
  const hits = await findHits(copy, target.database, target.settings.SEQUENCE_DIR)
  expect(hits).toEqual(await findHits(site, original, sequenceDir))
  expect(await readdir(target.settings.DOWNLOAD_DIR, { recursive: true })).toEqual(
    expect.arrayContaining(['Genes', 'Genes/first.txt', 'latest.txt']),
  )
  expect(await readdir(target.settings.DOWNLOAD_DIR)).toHaveLength(2)
  const documents = await documentsOf(target.settings.INDEX_PREFIX)
  expect(Object.keys(documents).length).toBeGreaterThan(15)
  expect(documents).toEqual(await documentsOf(original.indexPrefix))
  const rowsOf = (database: Pick<TestDatabase, 'db'>) =>
    database.db.pool.query(`select kind, key, etag from release_${original.releaseId}.record_document order by kind, key`)
  expect((await rowsOf(target.database)).rows).toEqual((await rowsOf(original)).rows)
})

test('[OPER-016] a release that is not there is not indexed', async () => {
  expect(await rosette(env, 'release', 'reindex', 'nowhere')).toMatchObject({ code: 1, answer: { error: 'There is no release nowhere.' } })
})

test('[OPER-010] what eight clients wrote before a backup began is in it, and nothing is half there', { timeout: 120_000 }, async () => {
  let isOver = false
  const acknowledged: { id: string; at: string }[] = []
  const owners = await Promise.all(Array.from({ length: 8 }, () => makeSomebody(original, site.app, 'basic')))
  async function write(owner: (typeof owners)[number], client: number): Promise<void> {
    for (let number = 0; !isOver && number < 40; number++) {
      const items = [`X${client}`, `Y${number}`, 'AT4G18960']
      const { id: contentId } = StoredContent.parse((await owner.post('/api/list-contents', { kind: 'locus', items })).body)
      const list = await owner.post('/api/record-lists', { name: `${client} ${number}`, contentId, origin: { by: 'pasted' } })
      if (list.status === 200) acknowledged.push({ id: RecordList.parse(list.body).listId, at: new Date().toISOString() })
    }
  }
  const writing = owners.map(write)
  await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(16)
  const busy = join(dir, 'busy')
  const backup = await rosette(env, 'backup', busy, '--without-releases')
  isOver = true
  await Promise.all(writing)
  expect(backup).toMatchObject({ code: 0 })
  const before = acknowledged.filter(({ at }) => at < backup.answer.createdAt).map(({ id }) => id)
  expect(acknowledged.length).toBeGreaterThan(before.length)

  const target = await newTarget()
  expect(await rosette(target.settings, 'restore', busy)).toMatchObject({ code: 0 })
  const { rows } = await target.db.pool.query<{ list_id: string; versions: number; contents: number }>(
    `select list_id, (select count(*) from community.record_list_version v where v.list_id = l.list_id) as versions,
      (select count(*) from community.record_list_version v join community.list_content c on c.id = v.content_id where v.list_id = l.list_id) as contents
    from community.record_list l`,
  )
  expect(rows.map((row) => row.list_id)).toEqual(expect.arrayContaining(before))
  expect(rows.filter(({ versions, contents }) => versions !== 1 || contents !== 1)).toEqual([])
  const { rows: loose } = await target.db.pool.query("select conname from pg_constraint where contype = 'f' and not convalidated")
  expect(loose).toEqual([])
  const { rows: keys } = await target.db.pool.query("select count(*) as count from pg_constraint where contype = 'f'")
  expect(keys).toEqual((await original.db.pool.query("select count(*) as count from pg_constraint where contype = 'f'")).rows)
})

const sequences = `sequences/${original.releaseId}`

test.each([
  ['a file of the database with other bytes', (copy: string) => flipByte(join(copy, 'database', 'toc.dat')), /toc\.dat .*damaged/],
  ['a sequence file that is longer', (copy: string) => appendFile(join(copy, sequences, 'genome.fa.gz'), 'A'), /genome\.fa\.gz .*damaged/],
  ['a file that is missing', (copy: string) => rm(join(copy, 'downloads', 'latest.txt')), /lacks downloads\/latest\.txt/],
  [
    'another checksum',
    (copy: string) => replaceIn(join(copy, 'manifest.json'), /"sha256": "./, '"sha256": "g'),
    /manifest\.json .*damaged/,
  ],
  ['no manifest', (copy: string) => rm(join(copy, 'manifest.json')), /not a complete backup/],
] as const)('[OPER-012] a backup with %s is refused, and nothing is changed', async (_, harm, words) => {
  const target = await newTarget()
  const copy = join(target.folder, 'backup')
  await cp(whole, copy, { recursive: true })
  await harm(copy)
  expect(await rosette(target.settings, 'restore', copy)).toMatchObject({ code: 1, answer: { error: expect.stringMatching(words) } })
  await expectUntouched(target)
})

test('[OPER-012] a database, a file or an index that is there already is not replaced', async () => {
  const target = await newTarget()
  await target.db.pool.query('create table public.other (id integer)')
  expect(await rosette(target.settings, 'restore', whole)).toMatchObject({
    code: 1,
    answer: { error: expect.stringContaining('not empty: it has other') },
  })
  await target.db.pool.query('drop table public.other')
  expect(await rosette({ ...target.settings, INDEX_PREFIX: original.indexPrefix }, 'restore', whole)).toMatchObject({
    code: 2,
    answer: { error: expect.stringContaining('INDEX_PREFIX') },
  })
  await mkdir(target.settings.DOWNLOAD_DIR, { recursive: true })
  await writeFile(join(target.settings.DOWNLOAD_DIR, 'latest.txt'), 'ours\n')
  expect(await rosette(target.settings, 'restore', whole)).toMatchObject({
    code: 1,
    answer: { error: expect.stringContaining('latest.txt is there already and differs') },
  })
  await rm(target.settings.DOWNLOAD_DIR, { recursive: true })
  await expectUntouched(target)
})

test('[OPER-013] [OPER-095] a folder that is not empty is refused, and a backup that fails leaves nothing and is not noted', async () => {
  const noted = async () => (await original.db.community.selectFrom('backup').select('hasReleases').execute()).length
  const before = await noted()
  expect(before).toBeGreaterThan(0)
  expect(await rosette(env, 'backup', downloadDir)).toMatchObject({ code: 1, answer: { error: expect.stringContaining('not empty') } })
  const { settings } = await newTarget()
  const folder = join(dir, 'failing')
  await mkdir(folder)
  expect(await rosette({ ...settings, DOWNLOAD_DIR: downloadDir }, 'backup', join(folder, 'backup'))).toMatchObject({ code: 1 })
  expect(await readdir(folder)).toEqual([])
  await mkdir(join(folder, 'backup.partial'))
  expect(await rosette(env, 'backup', join(folder, 'backup'))).toMatchObject({
    code: 1,
    answer: { error: expect.stringContaining('another backup is being made') },
  })
  expect(await readdir(folder)).toEqual(['backup.partial'])
  expect(await noted()).toBe(before)
})

test('[OPER-014] the key of second factors is named and not part of a backup', async () => {
  const { secrets } = JSON.parse(await readFile(join(whole, 'manifest.json'), 'utf8'))
  expect(secrets).toEqual([{ setting: 'SECOND_FACTOR_KEY', fingerprint: expect.stringMatching(/^[0-9a-f]{8}$/) }])
  for (const entry of await readdir(whole, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const bytes = await readFile(join(entry.parentPath, entry.name))
    expect(bytes.includes(secondFactorKey) || bytes.includes(Buffer.alloc(32, 7)), entry.name).toBe(false)
  }
})

test('[OPER-015] without releases a backup names their source files, and the restored site can load them again', {
  timeout: 60_000,
}, async () => {
  const small = join(dir, 'small')
  expect(await rosette(env, 'backup', small, '--without-releases')).toMatchObject({ code: 0 })
  const { releases, files } = JSON.parse(await readFile(join(small, 'manifest.json'), 'utf8'))
  expect(releases).toMatchObject([{ id: original.releaseId, isIncluded: false }])
  expect(releases[0].sources).toContainEqual(expect.objectContaining({ sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }))
  expect(files.filter(({ path }: { path: string }) => path.startsWith('sequences/'))).toEqual([])
  const target = await newTarget()
  expect(await rosette(target.settings, 'restore', small)).toMatchObject({ code: 0, answer: { indexed: [] } })
  const { rows } = await target.db.pool.query(
    `select state, (select count(*) from community.published_release) as published, (select count(*) > 0 from community.minted_key) as keys
    from community.release`,
  )
  expect(rows).toEqual([{ state: 'failed', published: 0, keys: true }])
})

async function expectUntouched({ db, folder }: Awaited<ReturnType<typeof newTarget>>): Promise<void> {
  const { rows } = await db.pool.query("select nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'")
  expect(rows).toEqual([{ nspname: 'public' }])
  expect((await readdir(folder).catch(() => [])).filter((name) => name !== 'backup')).toEqual([])
}

async function flipByte(file: string): Promise<void> {
  const bytes = await readFile(file)
  const middle = Math.floor(bytes.length / 2)
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
  await writeFile(file, bytes)
}

async function replaceIn(file: string, pattern: RegExp, replacement: string): Promise<void> {
  await writeFile(file, (await readFile(file, 'utf8')).replace(pattern, replacement))
}
