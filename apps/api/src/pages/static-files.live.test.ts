import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { afterAll, expect, test } from 'vitest'
import { loadWebAssets } from './web-assets.ts'

const dist = await mkdtemp(join(tmpdir(), 'rosette-dist-'))
afterAll(() => rm(dist, { recursive: true }))
await mkdir(join(dist, '.vite'))
await mkdir(join(dist, 'assets'))
await writeFile(join(dist, '.vite/manifest.json'), JSON.stringify({ 'src/main.tsx': { file: 'assets/main-1.js', isEntry: true } }))
await writeFile(join(dist, 'assets/main-1.js'), 'start()')
await writeFile(join(dist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')

const webAssets = await loadWebAssets(dist)
const { as } = await testApp(demoDatabase(), { webAssets, env: { RATE_LIMIT_PER_MINUTE: '4' } })

test('a built web app is found by its manifest', async () => {
  expect(webAssets).toMatchObject({ isDev: false, topFiles: ['favicon.svg'], builtOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
  expect(await loadWebAssets(join(dist, 'assets'))).toBeNull()
  const page = await as('anonymous').open('/help')
  expect(page.text).toContain('<script type="module" src="/assets/main-1.js"')
  expect(page.text).toContain('<link rel="icon" href="/favicon.svg">')
})

test('assets are kept for ever and do not count as requests', async () => {
  for (let time = 0; time < 6; time++) {
    const asset = await as('anonymous').get('/assets/main-1.js')
    expect(asset).toMatchObject({ status: 200, text: 'start()' })
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  }
  const icon = await as('anonymous').get('/favicon.svg')
  expect(icon).toMatchObject({ status: 200, headers: { 'cache-control': 'public, max-age=3600' } })
})

test('nothing else of the folder is served', async () => {
  for (const path of ['/assets/..%2f.vite%2fmanifest.json', '/assets/../.vite/manifest.json', '/assets/', '/assets/nope.js']) {
    expect((await as('anonymous').get(path)).status, path).not.toBe(200)
  }
  expect((await as('anonymous').get('/.vite/manifest.json')).status).not.toBe(200)
})
