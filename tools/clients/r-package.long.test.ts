import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MadeAccessToken } from '@rosette/features/access-tokens/contract/access-token.ts'
import { publishRelease } from '@rosette/release-kit/publish/publish-release.ts'
import { makeSomebody } from '@rosette/test-kit/access/somebody.ts'
import { blastSite } from '@rosette/test-kit/live/blast-site.ts'
import { makeRelease } from '@rosette/test-kit/live/second-release.ts'
import { runApp, testApp } from '@rosette/test-kit/test-app.ts'
import { afterAll, expect, test } from 'vitest'
import { checkout } from '../checkout.ts'
import { runR } from './run-r.ts'

const source = join(checkout, 'clients/r')
const folder = await mkdtemp(join(tmpdir(), 'rosette-r-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const [cache, downloads, library] = [join(folder, 'cache'), join(folder, 'downloads'), join(folder, 'library')]
await mkdir(join(downloads, 'Genes'), { recursive: true })
await mkdir(library)
await writeFile(join(downloads, 'Genes/loci.txt'), 'AT4G18960\n'.repeat(20_000))

const { app: openApp, database, releases, sequenceDir } = await blastSite({ DOWNLOAD_DIR: downloads })
const { app: guardedApp } = await testApp(database, { hasSessions: true, env: { ACCESS_MODE: 'spec', SEQUENCE_DIR: sequenceDir } })
const [openSite, guardedSite] = [await listen(openApp), await listen(guardedApp)]

function listen(app: typeof openApp): Promise<string> {
  return app.listen({ port: 0, host: '127.0.0.1' })
}

// A test of the package that fails makes R fail; one part of them is for each state of the site.
const runs = /\[ FAIL 0 \| WARN 0 \| SKIP \d+ \| PASS [1-9]/

function testPart(part: string, env: Record<string, string>): Promise<string> {
  const call =
    "testthat::test_dir('tests/testthat', package = 'rosetteArabidopsis', load_package = 'installed', filter = 'live', reporter = 'check')"
  return runR('Rscript', ['-e', call], { cwd: source, env: { R_LIBS: library, ROSETTE_CACHE: cache, ROSETTE_TEST_PART: part, ...env } })
}

test('[RPKG-003] [RPKG-005] [RPKG-006] [RPKG-007] [RPKG-008] [RPKG-009] R CMD build and check end without an error, a warning or a note', {
  timeout: 900_000,
}, async () => {
  await runR('R', ['CMD', 'build', source], { cwd: folder })
  const began = performance.now()
  // Rscript has no network here: without this, a check of the time asks a server for it.
  const env = { _R_CHECK_SYSTEM_CLOCK_: '0' }
  const said = await runR('R', ['CMD', 'check', '--no-manual', 'rosetteArabidopsis_0.9.0.tar.gz'], { cwd: folder, env })
  console.log(`R CMD check, ${/Status: .*/.exec(said)?.[0]}, in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  expect(said).toContain('Status: OK')
  // They ran, and were not skipped for want of a package.
  const tests = await readFile(join(folder, 'rosetteArabidopsis.Rcheck/tests/testthat.Rout'), 'utf8')
  expect(tests).toMatch(/\[ FAIL 0 \| WARN 0 \| SKIP 14 \| PASS \d{3} \]/)
  await runR('R', ['CMD', 'INSTALL', '--no-docs', '-l', library, 'rosetteArabidopsis_0.9.0.tar.gz'], { cwd: folder })
})

test('[RPKG-001] [RPKG-003] [RPKG-008] on a site that is open: every function, one row for each input', { timeout: 300_000 }, async () => {
  const said = await testPart('open', { ROSETTE_TEST_SITE: openSite })
  console.log(/100,000 ids: .*/.exec(said)?.[0])
  expect(said).toMatch(runs)
})

test('[RPKG-001] [RPKG-007] on a guarded site: refused without a token, and with one as its holder', { timeout: 120_000 }, async () => {
  const holder = await makeSomebody(database, guardedApp, 'orcid')
  const { token } = MadeAccessToken.parse((await holder.post('/api/user/access-tokens', { name: 'R', days: 30 })).body)
  expect(await testPart('guarded', { ROSETTE_TEST_SITE: guardedSite, ROSETTE_TOKEN: token })).toMatch(runs)
})

test('[RPKG-009] the examples of the manual run on the demo release, and the vignette has its answers', { timeout: 300_000 }, async () => {
  const env = { R_LIBS: library, ROSETTE_SITE: openSite, ROSETTE_CACHE: cache }
  await runR(
    'Rscript',
    [
      '-e',
      "for (page in list.files('man', full.names = TRUE)) { tools::Rd2ex(page, 'example.R'); if (file.exists('example.R')) { source('example.R', echo = FALSE); unlink('example.R') } }",
    ],
    {
      cwd: await copyOfManual(),
      env: { ...env, R_DEFAULT_PACKAGES: 'datasets,utils,grDevices,graphics,stats,methods,rosetteArabidopsis' },
    },
  )
  await copyFile(join(source, 'vignettes/rosette.Rmd.orig'), join(folder, 'rosette.Rmd.orig'))
  await runR('Rscript', ['-e', "knitr::knit('rosette.Rmd.orig', 'rosette.Rmd', quiet = TRUE)"], { cwd: folder, env })
  const knitted = (await readFile(join(folder, 'rosette.Rmd'), 'utf8'))
    .replaceAll(database.releaseId, '2026_11_17_1')
    .replaceAll(openSite, 'https://rosette.example')
  const committed = join(source, 'vignettes/rosette.Rmd')
  if (process.env.ROSETTE_UPDATE_VIGNETTE) await writeFile(committed, knitted)
  expect(knitted, 'run: npm run check:r -- --update').toBe(await readFile(committed, 'utf8'))
})

async function copyOfManual(): Promise<string> {
  const copy = join(folder, 'manual')
  await mkdir(copy)
  await runR('Rscript', ['-e', `file.copy('${join(source, 'man')}', '.', recursive = TRUE)`], { cwd: copy })
  return copy
}

test('[RPKG-004] a pinned connection stays with its release, is told when that is gone, and an unpinned one follows', {
  timeout: 300_000,
}, async () => {
  const { db, releaseId: first, shapeHash } = database
  const publish = async (id: string) => {
    await publishRelease(db, id, shapeHash)
    await expect.poll(() => releases.current()).toBe(id)
  }
  for (const id of ['second', 'third']) await makeRelease(db, id, first)
  await publish('second')
  const env = { ROSETTE_TEST_SITE: openSite, ROSETTE_TEST_RELEASE: first, ROSETTE_TEST_SERVED: 'second' }
  expect(await testPart('pinned', env)).toMatch(runs)
  await publish('third')
  expect(await testPart('gone', { ...env, ROSETTE_TEST_SERVED: 'third' })).toMatch(runs)
  await publish(first)
})

test('[RPKG-006] while the site is down, what was asked before is answered from the cache, which says so', {
  timeout: 120_000,
}, async () => {
  const { app, close, errors } = await runApp(database, {})
  const env = { ROSETTE_TEST_SITE: await listen(app), ROSETTE_TEST_RELEASE: database.releaseId }
  expect(await testPart('up', env)).toMatch(runs)
  await close()
  expect(await testPart('down', env)).toMatch(runs)
  await errors.check()
})
