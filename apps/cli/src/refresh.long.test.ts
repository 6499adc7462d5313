import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { writeDemoRelease } from '@rosette/demo-release/write-demo-release.ts'
import { manifestFile, serve, startFileServer } from '@rosette/release-kit/fixtures/file-server.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { afterAll, expect, test } from 'vitest'
import { runCli } from './run-cli.ts'

const { url } = await testDatabase('empty')
const { url: opensearchUrl, indexPrefix } = testEngine()
const dir = await mkdtemp(join(tmpdir(), 'rosette-refresh-'))
const server = await startFileServer()
afterAll(async () => {
  server.close()
  server.stop()
  await rm(dir, { recursive: true })
})
const env = { DATABASE_URL: url, OPENSEARCH_URL: opensearchUrl, INDEX_PREFIX: indexPrefix, SEQUENCE_DIR: join(dir, 'sequences') }

// Without these a release isn't loaded; with them alone it is loaded sooner.
const required = /^(Araport11_(GTF_genes|all_loci|functional_descriptions)|gene_aliases|Locus_Germplasm_Phenotype)/
await mkdir(join(dir, 'demo'))
const names = (await writeDemoRelease(join(dir, 'demo'), { asOf: new Date('2026-11-15') })).filter((name) => required.test(name))
const contents = new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(dir, 'demo', name), 'utf8')] as const)))
const germplasms = names.find((name) => name.startsWith('Locus_Germplasm')) ?? ''

async function rosette(args: string[], further: Record<string, string> = {}) {
  let out = ''
  const sink = new Writable({
    write(chunk, _, done) {
      out += chunk
      done()
    },
  })
  const code = await runCli([...args, '--json'], { env: { ...env, ...further }, out: sink, err: sink })
  return { code, answer: JSON.parse(out) }
}

/** Publishes these contents at their addresses and refreshes the site from them. */
async function refresh(id: string, files: ReadonlyMap<string, string>, further?: Record<string, string>) {
  for (const [name, content] of files) server.answer(`/${name}`, serve(content, `"${id}"`))
  const manifest = join(dir, `${id}.json`)
  await writeFile(manifest, JSON.stringify([...files].map(([name, content]) => manifestFile(name, content, server.urlOf(`/${name}`)))))
  const report = join(dir, `report-${id}`)
  const args = ['release', 'refresh', join(dir, 'files'), '--manifest', manifest, '--id', id, '--report', report]
  const { code, answer } = await rosette(args, further)
  return { code, answer, report: JSON.parse(await readFile(`${report}.json`, 'utf8')), text: await readFile(`${report}.txt`, 'utf8') }
}

async function served(): Promise<string | undefined> {
  const { answer } = await rosette(['release', 'list'])
  return answer.releases.find(({ isPublished }: { isPublished: boolean }) => isPublished)?.id
}

test('[OPER-080] [OPER-081] [OPER-082] a good refresh is published; one that lost records or files is not, and says why', {
  timeout: 400_000,
}, async () => {
  const first = await refresh('one', contents)
  expect(first).toMatchObject({ code: 0, answer: { isPublished: true, releaseId: 'one', servedBefore: null, stoppedAt: null } })
  expect(first.report.files).toHaveLength(names.length)
  expect(await served()).toBe('one')

  const lines = contents.get(germplasms)?.split('\n') ?? []
  const poor = await refresh('two', new Map([...contents, [germplasms, lines.slice(0, lines.length / 2).join('\n')]]))
  const lost = poor.report.counts.find(({ kind }: { kind: string }) => kind === 'germplasm')
  expect(lost.after).toBeLessThan(lost.before * 0.95)
  const words = `germplasm from ${lost.before} to ${lost.after}`
  expect(poor).toMatchObject({ code: 1, report: { isPublished: false, stoppedAt: 'check', reason: expect.stringContaining(words) } })
  expect(poor.text).toContain('Not published; visitors see: one\nStopped at: check\nReason: Release two is not published')
  expect(await served()).toBe('one')

  const broken = await refresh('three', contents, { OPENSEARCH_URL: 'http://127.0.0.1:1' })
  expect(broken.report).toMatchObject({ isPublished: false, stoppedAt: 'build', servedBefore: 'one' })
  expect(await served()).toBe('one')

  server.answer(`/${germplasms}`, (response) => response.writeHead(404).end())
  await rm(join(dir, 'files', germplasms))
  const manifest = join(dir, 'one.json')
  const missing = await rosette(['release', 'refresh', join(dir, 'files'), '--manifest', manifest, '--report', join(dir, 'report-missing')])
  expect(missing).toMatchObject({ code: 5, answer: { error: expect.stringContaining(`${germplasms}: the server answered 404`) } })
  expect(await served()).toBe('one')

  const last = await refresh('four', contents)
  expect(last).toMatchObject({ code: 0, report: { isPublished: true, servedBefore: 'one', stoppedAt: null } })
  expect(last.text).toContain('Published: four, in place of one\n')
  expect(await served()).toBe('four')
})
