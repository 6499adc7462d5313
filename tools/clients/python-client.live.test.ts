import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MadeAccessToken } from '@rosette/features/access-tokens/contract/access-token.ts'
import { buildMotifs } from '@rosette/release-kit/build/build-release.ts'
import { publishRelease } from '@rosette/release-kit/publish/publish-release.ts'
import { type MemberRole, makeSomebody } from '@rosette/test-kit/access/somebody.ts'
import { blastSite } from '@rosette/test-kit/live/blast-site.ts'
import { makeRelease } from '@rosette/test-kit/live/second-release.ts'
import { runApp, testApp } from '@rosette/test-kit/test-app.ts'
import { afterAll, expect, test } from 'vitest'
import { passed, runPytest } from './run-pytest.ts'

const folder = await mkdtemp(join(tmpdir(), 'rosette-python-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const [cache, downloads] = [join(folder, 'cache'), join(folder, 'downloads')]
await mkdir(join(downloads, 'Genes'), { recursive: true })
await writeFile(join(downloads, 'Genes/loci.txt'), 'AT4G18960\n'.repeat(20_000))

const { app: openApp, database, releases, sequenceDir } = await blastSite({ DOWNLOAD_DIR: downloads })
const client = await database.db.pool.connect()
await buildMotifs({ db: database.db, releaseId: database.releaseId, sequenceDir }, { client, releaseId: database.releaseId })
client.release()
const { app: guardedApp } = await testApp(database, {
  hasSessions: true,
  env: { ACCESS_MODE: 'spec', SEQUENCE_DIR: sequenceDir, DOWNLOAD_DIR: downloads },
})
const [openSite, guardedSite] = [await listen(openApp), await listen(guardedApp)]

const pytest = (file: string, env: Record<string, string> = {}) => runPytest(file, { ROSETTE_CACHE: cache, ...env })

function listen(app: typeof openApp): Promise<string> {
  return app.listen({ port: 0, host: '127.0.0.1' })
}

test('[PYTHON-005] [PYTHON-006] [PYTHON-007] [PYTHON-010] [PYTHON-011] [PYTHON-014] the package by itself: retries, cache, errors, ids, notebooks', async () => {
  expect(await pytest('test_alone.py')).toMatch(passed)
})

test('[PYTHON-001] [PYTHON-003] [PYTHON-008] [PYTHON-013] [PYTHON-015] on a site that is open: one row for each input, all pages', async () => {
  expect(await pytest('test_site.py', { ROSETTE_TEST_SITE: openSite })).toMatch(passed)
})

test('[PYTHON-001] [PYTHON-013] BLAST: a row for each alignment, and queries without one are named', async () => {
  expect(await pytest('test_blast.py', { ROSETTE_TEST_SITE: openSite })).toMatch(passed)
})

test('[PYTHON-001] [PYTHON-003] [PYTHON-013] on a guarded site, the same with the token of a subscriber', async () => {
  expect(await pytest('test_site.py', { ROSETTE_TEST_SITE: guardedSite, ROSETTE_TOKEN: await tokenOf('subscriber') })).toMatch(passed)
})

test('[PYTHON-007] [PYTHON-013] on a guarded site: refused without a token, and with one as its holder', async () => {
  expect(await pytest('test_guarded.py', { ROSETTE_TEST_SITE: guardedSite, ROSETTE_TEST_TOKEN: await tokenOf('orcid') })).toMatch(passed)
})

async function tokenOf(role: MemberRole): Promise<string> {
  const holder = await makeSomebody(database, guardedApp, role)
  return MadeAccessToken.parse((await holder.post('/api/user/access-tokens', { name: 'Python', days: 30 })).body).token
}

test('[PYTHON-004] a pinned client stays with its release, is told when that is gone, and an unpinned one follows', async () => {
  const { db, releaseId: first, shapeHash } = database
  const publish = async (id: string) => {
    await publishRelease(db, id, shapeHash)
    await expect.poll(() => releases.current()).toBe(id)
  }
  for (const id of ['second', 'third']) await makeRelease(db, id, first)
  await publish('second')
  const env = { ROSETTE_TEST_SITE: openSite, ROSETTE_TEST_RELEASE: first, ROSETTE_TEST_SERVED: 'second' }
  expect(await pytest('test_pinned.py', env)).toMatch(passed)
  await publish('third')
  expect(await pytest('test_pinned.py', { ...env, ROSETTE_TEST_SERVED: 'third', ROSETTE_TEST_GONE: '1' })).toMatch(passed)
  await publish(first)
})

test('[PYTHON-006] [PYTHON-010] while the site is down, what was asked before is answered from the cache, which says so', async () => {
  const { app, close, errors } = await runApp(database, {})
  const env = { ROSETTE_TEST_SITE: await listen(app), ROSETTE_TEST_RELEASE: database.releaseId }
  expect(await pytest('test_offline.py', { ...env, ROSETTE_TEST_IS_UP: '1' })).toMatch(passed)
  await close()
  expect(await pytest('test_offline.py', env)).toMatch(passed)
  await errors.check()
})
