import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { addStaticFiles } from './static-files.ts'

const dist = await mkdtemp(join(tmpdir(), 'rosette-dist-'))
await mkdir(join(dist, 'assets'))
await writeFile(join(dist, 'assets', 'main-1a2b.js'), 'console.log(1)')
await writeFile(join(dist, 'assets', 'main-1a2b.js.br'), brotliCompressSync('console.log(1)'))
await writeFile(join(dist, 'favicon.svg'), '<svg/>')
await writeFile(join(dist, 'private.txt'), 'not for visitors')

const app = Fastify()
await addStaticFiles(app, {
  isDev: false,
  dist,
  topFiles: ['favicon.svg'],
  builtOn: '2026-11-01',
  assetsOf: () => ({ script: '', preloads: [], styles: [] }),
  rulesOf: () => [],
  watchScript: 'addEventListener()',
  genomeFrame: null,
  firstView: null,
})
afterAll(async () => {
  await app.close()
  await rm(dist, { recursive: true })
})

test('an asset is kept for ever, and sent as it was packed by the build to those who can unpack it', async () => {
  const packed = await app.inject({ url: '/assets/main-1a2b.js', headers: { 'accept-encoding': 'gzip, br' } })
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' })
  expect(packed.rawPayload).toEqual(brotliCompressSync('console.log(1)'))
  const plain = await app.inject({ url: '/assets/main-1a2b.js' })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body).toBe('console.log(1)')
})

test('a file beside the assets may change, and nothing outside the build is served', async () => {
  const icon = await app.inject({ url: '/favicon.svg' })
  expect(icon.headers['cache-control']).toBe('public, max-age=3600')
  for (const url of [
    '/private.txt',
    '/assets/../private.txt',
    '/assets/..%2fprivate.txt',
    '/assets/%2e%2e/private.txt',
    '/assets/..%5cprivate.txt',
  ]) {
    expect((await app.inject({ url })).statusCode).toBeGreaterThanOrEqual(400)
  }
})
