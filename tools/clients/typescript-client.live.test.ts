import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { MadeAccessToken } from '@rosette/features/access-tokens/contract/access-token.ts'
import { makeSomebody } from '@rosette/test-kit/access/somebody.ts'
import { makeDemoSequences } from '@rosette/test-kit/live/demo-sequences.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkout } from '../checkout.ts'
import { toolEnvironment } from '../processes/run-tool.ts'
import { packTypescript } from './pack-typescript.ts'

const run = promisify(execFile)
const folder = await mkdtemp(join(tmpdir(), 'rosette-typescript-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const database = await testDatabase()
const { sequenceDir } = await makeDemoSequences(database)
const { app: openApp } = await testApp(database, { env: { SEQUENCE_DIR: sequenceDir } })
const { app: guardedApp } = await testApp(database, { hasSessions: true, env: { ACCESS_MODE: 'spec', SEQUENCE_DIR: sequenceDir } })
const listen = (app: typeof openApp) => app.listen({ port: 0, host: '127.0.0.1' })
const [openSite, guardedSite] = [await listen(openApp), await listen(guardedApp)]

// An empty project of somebody else, with the packed file installed and nothing besides.
const project = join(folder, 'project')
let packed: Awaited<ReturnType<typeof packTypescript>>
beforeAll(async () => {
  packed = await packTypescript(join(folder, 'packed'))
  await mkdir(project)
  await writeFile(join(project, 'package.json'), '{ "private": true, "type": "module" }')
  await run('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', packed.file], {
    cwd: project,
    env: toolEnvironment(),
  })
}, 120_000)

/** Checks a program with `tsc --strict`, without the types of anything else; answers what it complains about. */
async function check(name: string, text: string): Promise<string> {
  await writeFile(join(project, name), text)
  const options = [
    '--strict',
    '--target',
    'es2022',
    '--module',
    'nodenext',
    '--lib',
    'es2023,dom,dom.iterable',
    '--types',
    '',
    '--outDir',
    '.',
  ]
  const tsc = join(checkout, 'node_modules/.bin/tsc')
  // It ends with an error if it complains.
  const { stdout, stderr } = await run(tsc, [...options, name], { cwd: project, env: toolEnvironment() }).catch((error) => error)
  return stdout + stderr
}

async function execute(name: string): Promise<string> {
  return (await run('node', [name], { cwd: project, env: toolEnvironment() })).stdout
}

test('[TSPKG-001] the package is one entry without a dependency, of limited size', async () => {
  const manifest = JSON.parse(await readFile(join(project, 'node_modules/rosette-arabidopsis/package.json'), 'utf8'))
  expect(manifest.dependencies).toEqual({})
  const code = await readFile(join(project, 'node_modules/rosette-arabidopsis/dist/rosette.js'))
  expect(code.toString()).not.toMatch(/^import |\bimport\(|\brequire\(|react/m)
  expect([packed.bytes / 1024, packed.unpackedBytes / 1024, gzipSync(code).length / 1024].map(Math.ceil)).toEqual([
    expect.toSatisfy((kilobytes: number) => kilobytes <= 60),
    expect.toSatisfy((kilobytes: number) => kilobytes <= 20),
    expect.toSatisfy((kilobytes: number) => kilobytes <= 6),
  ])
})

test('[TSPKG-001] [TSPKG-002] [TSPKG-006] the tour of its README passes tsc --strict and runs', async () => {
  const readme = await readFile(join(checkout, 'clients/typescript/README.md'), 'utf8')
  const tour = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code).join('\n')
  expect(await check('tour.ts', tour.replaceAll('https://rosette.example', openSite))).toBe('')
  const said = await execute('tour.js')
  expect(said.split('\n').slice(0, 5)).toEqual([
    'AG alias AT4G18960',
    'at5g10140 matched AT5G10140',
    'AT1G65480.1 converted AT1G65480',
    'no such gene unknown null',
    `${database.releaseId} the release has no such name`,
  ])
  expect(said).toContain(`${database.releaseId} GO process terms`)
  expect(said).toMatch(/^AT4G18960 carpel development /m)
  expect(said).toMatch(/^>AT4G18960\.1 AG /m)
  expect(said).toMatch(/^not_found /m)
})

test('[TSPKG-002] what the contract does not have is refused by the compiler', async () => {
  const complaints = await check(
    'wrong.ts',
    `import { openRosette } from 'rosette-arabidopsis'
const site = openRosette('https://rosette.example')
const { data } = await site.call('GET /api/release')
data.releaseName
await site.call('GET /api/nowhere')
await site.call('GET /api/list-contents/{id}')
await site.call('POST /api/records', { body: { kind: 'gene', ids: 'AG' } })
for await (const hit of site.rows('POST /api/search/gene', { searchTerms: [] })) hit.locusName
`,
  )
  expect(complaints.match(/^wrong\.ts\(\d+/gm)).toEqual([4, 5, 6, 7, 8].map((line) => `wrong.ts(${line}`))
})

test('[TSPKG-006] all pages of a search, and more records than one call takes', async () => {
  const program = `import { openRosette } from 'rosette-arabidopsis'
const site = openRosette('${openSite}')
const names = new Set<string>()
let rows = 0
for await (const hit of site.rows('POST /api/search/gene', { searchTerms: [] })) { names.add(hit.gene_name); rows++ }
const ids = Array.from({ length: 1500 }, (_, at) => 'AT1G' + String(at).padStart(5, '0')).concat('AG')
const records = await site.records(ids)
console.log(rows > 300, names.size === rows, records.rows.length, records.rows.at(-1)?.record?.name)
`
  expect(await check('many.ts', program)).toBe('')
  expect(await execute('many.js')).toBe('true true 1501 AT4G18960\n')
})

test('[TSPKG-003] [TSPKG-005] a guarded site refuses without a token and shows with one; a release that is not held is named', async () => {
  const holder = await makeSomebody(database, guardedApp, 'orcid')
  const { token } = MadeAccessToken.parse((await holder.post('/api/user/access-tokens', { name: 'TypeScript', days: 30 })).body)
  const program = `import { ApiProblemError, openRosette, ReleaseNotHeldError } from 'rosette-arabidopsis'
const refused = await openRosette('${guardedSite}').records(['AG']).catch((error) => error)
console.log(refused instanceof ApiProblemError, refused.code, refused.requestId.length > 0)
const { rows } = await openRosette('${guardedSite}', { token: '${token}' }).records(['AG'])
console.log(rows[0]?.record?.name)
const gone = await openRosette('${guardedSite}', { release: 'never' }).resolve(['AG']).catch((error) => error)
console.log(gone instanceof ReleaseNotHeldError, gone.served)
`
  expect(await check('guarded.ts', program)).toBe('')
  expect(await execute('guarded.js')).toBe(`true access_denied true\nAT4G18960\ntrue ${database.releaseId}\n`)
})
