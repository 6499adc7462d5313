import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { type Answer, breakOnce, manifestFile, serve, startFileServer } from '../fixtures/file-server.ts'
import type { Progress } from '../progress.ts'
import { type FetchOptions, FilesIncomplete, fetchFiles } from './fetch-files.ts'
import type { ManifestFile } from './file-manifest.ts'

const server = await startFileServer()
const base = await mkdtemp(join(tmpdir(), 'rosette-fetch-'))
afterAll(async () => {
  server.close()
  server.stop()
  await rm(base, { recursive: true })
})

const content = 'locus\tsymbol\n'.repeat(1000)
const other = content.replace('symbol', 'SYMBOL')
const rest = 'bytes=5000-'
const limits = { connectMs: 2000, idleMs: 300 }
let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(join(base, 'files-'))
  server.requests.length = 0
})

/** One file of the manifest, answered in this way; `expected` is what the manifest knows. */
function offer(answer: Answer, expected = content): ManifestFile {
  server.answer('/a.gz', answer)
  return manifestFile('a.gz', expected, server.urlOf('/a.gz'))
}

async function outcomesOf(files: readonly ManifestFile[], options: Partial<FetchOptions> = {}) {
  const report = await fetchFiles({ files, dir, limits, retryMs: 1, ...options }).catch((error: unknown) => {
    if (error instanceof FilesIncomplete) return error.outcomes
    throw error
  })
  return report.map(({ status, reason, resumedAt }) => ({ status, reason, resumedAt }))
}

const downloaded = { status: 'downloaded', reason: null, resumedAt: 0 }
const resumed = { ...downloaded, resumedAt: 5000 }
const ranges = () => server.requests.map(({ range }) => range)
const names = async () => (await readdir(dir)).sort()

test('[OPER-070] a good file is downloaded and verified, and not requested again', async () => {
  const file = offer(serve(content))
  expect(await outcomesOf([file])).toEqual([downloaded])
  expect(await readFile(join(dir, 'a.gz'), 'utf8')).toBe(content)
  expect(await names()).toEqual(['a.gz'])
  expect(await outcomesOf([file])).toEqual([{ ...downloaded, status: 'present' }])
  expect(ranges()).toEqual([null])
})

test('[OPER-070] a file that the manifest has in another version is replaced once the new one is verified', async () => {
  await writeFile(join(dir, 'a.gz'), other)
  expect(await outcomesOf([offer(serve(content))])).toEqual([downloaded])
  expect(await readFile(join(dir, 'a.gz'), 'utf8')).toBe(content)
})

test('[OPER-070] no more than so many files are downloaded at a time, and progress counts bytes and files', async () => {
  let open = 0
  let most = 0
  const slowly: Answer = (response, request) => {
    open += 1
    most = Math.max(most, open)
    setTimeout(() => {
      open -= 1
      serve(content)(response, request)
    }, 40)
  }
  const files = Array.from({ length: 7 }, (_, i) => {
    server.answer(`/${i}`, slowly)
    return manifestFile(`f${i}`, content, server.urlOf(`/${i}`))
  })
  const progress: Progress[] = []
  await outcomesOf(files, { parallel: 3, onProgress: (each) => progress.push(each) })
  expect(most).toBe(3)
  const total = 7 * content.length
  expect(progress.at(-1)).toEqual({ step: 'fetch', label: 'files', unit: 'bytes', done: total, total, detail: '7 of 7' })
})

const spoilt = content.replace('symbol', 'symbl_')
const sizeOf = (text: string) => text.length.toLocaleString('en')
const shaOf = (text: string) => manifestFile('x', text, null).sha256

test.each<[string, Answer, string]>([
  ['corrupt', serve(spoilt), `expected SHA-256 ${shaOf(content)}, found ${shaOf(spoilt)}`],
  ['changed', serve(other), `expected SHA-256 ${shaOf(content)}, found ${shaOf(other)}`],
  ['truncated', serve(content.slice(0, 700)), `expected ${sizeOf(content)} bytes, found 700`],
  ['truncated without a length', (response) => response.end(content.slice(0, 700)), `expected ${sizeOf(content)} bytes, found 700`],
  ['too long', serve(`${content}x`), `expected ${sizeOf(content)} bytes, found ${sizeOf(`${content}x`)}`],
  ['endless', (response) => response.write(content.repeat(3)), `expected ${sizeOf(content)} bytes, found more`],
])('[OPER-071] a file that is %s is refused and leaves nothing behind', async (_, answer, reason) => {
  const file = offer(answer)
  const failed = fetchFiles({ files: [file], dir, limits, retryMs: 1 })
  await expect(failed).rejects.toThrow(`a.gz: ${reason}`)
  expect(await failed.catch((error) => error.outcomes)).toEqual([{ file: 'a.gz', status: 'refused', reason, resumedAt: 0 }])
  expect(await names()).toEqual([])
})

test('[OPER-072] a download that breaks off goes on where it stopped', async () => {
  expect(await outcomesOf([offer(breakOnce(content, 5000))])).toEqual([resumed])
  expect(ranges()).toEqual([null, rest])
  expect(await readFile(join(dir, 'a.gz'), 'utf8')).toBe(content)
})

/** All attempts of a first run end after 5000 bytes. */
async function stopAt5000(etag?: string): Promise<ManifestFile> {
  const file = offer((response, request) => {
    if (request.headers.range !== undefined) response.destroy()
    else breakOnce(content, 5000, etag)(response, request)
  })
  expect(await outcomesOf([file])).toEqual([{ status: 'failed', reason: 'the connection broke off', resumedAt: 0 }])
  expect(await names()).toEqual(['.partial'])
  server.requests.length = 0
  return file
}

test('[OPER-072] a later run goes on as well', async () => {
  const file = await stopAt5000()
  server.answer('/a.gz', serve(content))
  expect(await outcomesOf([file])).toEqual([resumed])
  expect(ranges()).toEqual([rest])
  expect(await names()).toEqual(['a.gz'])
})

test('[OPER-072] if the server has another file by then, it starts again', async () => {
  const file = await stopAt5000('"old"')
  server.answer('/a.gz', serve(content, '"new"'))
  expect(await outcomesOf([file])).toEqual([downloaded])
  expect(ranges()).toEqual([rest])
})

test('[OPER-072] a server that can not go on is asked for the whole file', async () => {
  const file = await stopAt5000()
  server.answer('/a.gz', (response, request) => {
    if (request.headers.range !== undefined) response.writeHead(416).end()
    else serve(content)(response, request)
  })
  expect(await outcomesOf([file])).toEqual([downloaded])
  expect(ranges()).toEqual([rest, null])
})

test('[OPER-072] a part that was spoilt is found out by the SHA-256, and the file is downloaded whole', async () => {
  const file = await stopAt5000()
  await writeFile(join(dir, '.partial/a.gz.part'), 'x'.repeat(5000))
  server.answer('/a.gz', serve(content))
  expect(await outcomesOf([file])).toEqual([downloaded])
  expect(ranges()).toEqual([rest, null])
})

test('[OPER-073] a server that falls silent is given up after three attempts', async () => {
  const silent = { status: 'failed', reason: 'nothing came for 0.3 s', resumedAt: 0 }
  expect(await outcomesOf([offer(() => undefined)])).toEqual([silent])
  expect(server.requests).toHaveLength(3)
  server.requests.length = 0
  const within: Answer = (response) => response.writeHead(200, { 'content-length': content.length }).write('locus')
  expect(await outcomesOf([offer(within)])).toEqual([silent])
  expect(server.requests).toHaveLength(3)
})

test.each([
  [404, 1],
  [503, 3],
])('[OPER-073] a server that answers %i is asked %i times', async (status, times) => {
  const file = offer((response) => response.writeHead(status).end())
  expect(await outcomesOf([file])).toEqual([{ status: 'failed', reason: `the server answered ${status}`, resumedAt: 0 }])
  expect(server.requests).toHaveLength(times)
})

test('[OPER-073] other files are downloaded although one fails', async () => {
  server.answer('/b.gz', serve(content))
  const files = [offer((response) => response.writeHead(404).end()), manifestFile('b.gz', content, server.urlOf('/b.gz'))]
  expect(await outcomesOf(files)).toMatchObject([{ status: 'failed' }, { status: 'downloaded' }])
  expect(await names()).toEqual(['b.gz'])
})

test('[OPER-075] a file without an address is checked if it is there, and missing otherwise', async () => {
  const files = ['equal', 'different', 'missing'].map((name) => manifestFile(name, content, null))
  await writeFile(join(dir, 'equal'), content)
  await writeFile(join(dir, 'different'), other)
  expect(await outcomesOf(files)).toEqual([
    { status: 'present', reason: null, resumedAt: 0 },
    { status: 'refused', reason: `expected SHA-256 ${shaOf(content)}, found ${shaOf(other)}`, resumedAt: 0 },
    { status: 'missing', reason: 'not in the folder; this file is supplied by the operator', resumedAt: 0 },
  ])
  expect(await readFile(join(dir, 'different'), 'utf8')).toBe(other)
})

test('[OPER-077] two do not fetch into one folder at once, whatever they call it', async () => {
  const { promise: refused, resolve: letAnswer } = Promise.withResolvers<void>()
  const file = offer(async (...request) => {
    await refused
    serve(content)(...request)
  })
  const link = `${dir}-link`
  await symlink(dir, link)
  const patient = { connectMs: 60_000, idleMs: 60_000 }
  const both = [outcomesOf([file], { limits: patient }), outcomesOf([file], { limits: patient, dir: link })]
  await expect(Promise.race(both)).rejects.toThrow('Another process is fetching files')
  letAnswer()
  expect(await Promise.any(both)).toEqual([downloaded])
  expect(await outcomesOf([file])).toEqual([{ ...downloaded, status: 'present' }])
})

test('[OPER-077] another process has the folder until it ends, also if it is killed', async () => {
  const file = offer(serve(content))
  const lock = new URL('lock-folder.ts', import.meta.url).href
  const code = `await (await import('${lock}')).lockFolder(process.argv[1], 'testing'); console.log('locked'); setInterval(() => {}, 1000)`
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', code, dir])
  const ended = once(holder, 'exit')
  await once(holder.stdout, 'data')
  await expect(outcomesOf([file])).rejects.toThrow('Another process is fetching files')
  holder.kill('SIGKILL')
  await ended
  expect(await outcomesOf([file])).toEqual([downloaded])
})
