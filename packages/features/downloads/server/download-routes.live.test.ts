import { once } from 'node:events'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { hostilePaths } from './fixtures/hostile-paths.ts'

const scratch = await mkdtemp(join(tmpdir(), 'rosette-downloads-'))
afterAll(() => rm(scratch, { recursive: true }))
const root = join(scratch, 'root')
const genes = 'locus\tsymbol\nAT1G01010\tNAC001\n'
const secret = 'for subscribers only'
const sum = '3f79bb7b435b05321651daefd374cdc681dc06faa65e374e38337b88ca046dea'
const files = {
  'Genes/aliases.tsv': genes,
  'Genes/README.txt': 'read me',
  'Genes/latest': '2026_11\n',
  'Genes/2026_11/genes.gff3.gz': 'packed',
  'Genes/2026_11/SHA256SUMS': `${sum}  genes.gff3.gz\n`,
  'Archive/Old_subscriber_data_releases_2019/one.txt': secret,
  'Archive/SHA256SUMS': `${sum} *binary.gz\nno sum  other.gz\n`,
  'Archive/binary.gz': 'packed',
  'Archive/other.gz': 'packed',
  'Software/page.html': '<script>alert(1)</script>',
  'Software/drawing.svg': '<svg/>',
  'Software/picture.png': 'png',
  'Software/manual.pdf': '%PDF',
  'Software/empty.txt': '',
  'Public_Data_Releases/all.txt': 'public',
  'Subscriber_Data_Releases/README.txt': 'what lies here',
  'Subscriber_Data_Releases/2026/new.txt': secret,
}
for (const [path, text] of Object.entries(files)) {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}
await writeFile(join(scratch, 'outside.txt'), 'outside')
await symlink('../Subscriber_Data_Releases/2026/new.txt', join(root, 'Genes/shortcut.txt'))
await symlink('../Subscriber_Data_Releases/2026', join(root, 'Genes/folder'))
await symlink('../../outside.txt', join(root, 'Genes/outside.txt'))
await symlink('..', join(root, 'Genes/loop'))

const database = demoDatabase()
const { app, as } = await testApp(database, { env: { DOWNLOAD_DIR: root, DOWNLOAD_IDLE_MS: '300' } })
const fileAt = (path: string) => `/api/download-files/download?filePath=${encodeURIComponent(path)}`
const list = async (dir: string) => (await as('anonymous').get(`/api/download-files/list?dir=${encodeURIComponent(dir)}`)).body

describe('listing', () => {
  test('[DATA-006] [API-044] [STORE-006] a folder lists what lies in it, by name', async () => {
    const lastModified = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
    const file = { type: 'file', lastModified, isPremium: false, sha256: null }
    expect(await list('Genes/2026_11')).toEqual({
      SHA256SUMS: { ...file, name: 'SHA256SUMS', size: 80, path: 'Genes/2026_11/SHA256SUMS' },
      'genes.gff3.gz': { ...file, name: 'genes.gff3.gz', size: 6, path: 'Genes/2026_11/genes.gff3.gz', sha256: sum },
    })
    expect(await list('Genes')).toMatchObject({ '2026_11': { type: 'dir', size: null }, latest: { type: 'dir', size: null } })
    expect(await list('Genes/latest')).toEqual(await list('Genes/2026_11'))
    expect(Object.keys(Object(await list('')))).toContain('Genes')
    expect((await as('anonymous').get('/api/download-files/list?dir=Nowhere')).status).toBe(404)
  })

  test('[STORE-006] a manifest may be of either mode of sha256sum, and a line that is none names no sum', async () => {
    expect(await list('Archive')).toMatchObject({ 'binary.gz': { sha256: sum }, 'other.gz': { sha256: null } })
  })

  test('[DOWN-015] files of subscribers are marked, README.txt is not', async () => {
    expect(await list('Subscriber_Data_Releases/2026')).toMatchObject({ 'new.txt': { isPremium: true } })
    // A folder whose name contains the word is one of them, and what lies there is guarded.
    expect(await list('Archive/Old_subscriber_data_releases_2019')).toMatchObject({ 'one.txt': { isPremium: true } })
    expect((await as('anonymous').get(fileAt('Archive/Old_subscriber_data_releases_2019/one.txt'))).status).toBe(401)
    expect(await list('Subscriber_Data_Releases')).toMatchObject({ '2026': { isPremium: false }, 'README.txt': { isPremium: false } })
  })
})

describe('bytes', () => {
  test('[API-045] [STORE-003] a file is answered whole, by range, by HEAD, and not at all if it is known', async () => {
    const whole = await app.inject({ url: fileAt('Genes/aliases.tsv'), headers: { 'accept-encoding': 'br, gzip' } })
    expect([whole.statusCode, whole.body, whole.headers['content-encoding']]).toEqual([200, genes, undefined])
    const etag = String(whole.headers.etag)
    const ask = (headers: Record<string, string>) => app.inject({ url: fileAt('Genes/aliases.tsv'), headers })
    const part = await ask({ range: 'bytes=13-21', 'if-range': etag })
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, 'AT1G01010', `bytes 13-21/${genes.length}`])
    expect((await ask({ range: 'bytes=0-3', 'if-range': '"other"' })).body).toBe(genes)
    expect((await ask({ range: `bytes=${genes.length}-` })).statusCode).toBe(416)
    expect((await ask({ 'if-none-match': `"other", ${etag}` })).statusCode).toBe(304)
    const since = String(whole.headers['last-modified'])
    expect((await ask({ 'if-modified-since': since })).statusCode).toBe(304)
    // The tag is the stronger one: a date is not read beside it.
    expect((await ask({ 'if-none-match': '"other"', 'if-modified-since': since })).statusCode).toBe(200)
    expect((await ask({ 'if-modified-since': new Date(Date.parse(since) - 1000).toUTCString() })).statusCode).toBe(200)
    const head = await app.inject({ method: 'HEAD', url: fileAt('Genes/aliases.tsv') })
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', String(genes.length)])
    expect((await as('anonymous').get(fileAt('Software/empty.txt'))).text).toBe('')
    expect((await as('anonymous').get(fileAt('Genes/nothing.txt'))).status).toBe(404)
  })

  test('[STORE-004] the browser shows images and PDF and saves the rest; nothing runs', async () => {
    const headersOf = async (path: string) => (await as('anonymous').get(fileAt(path))).headers
    expect(await headersOf('Software/picture.png')).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' })
    expect((await headersOf('Software/manual.pdf'))['content-disposition']).toMatch(/^inline; filename=manual.pdf/)
    for (const path of ['Software/page.html', 'Software/drawing.svg']) {
      expect(await headersOf(path)).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': expect.stringMatching(/^attachment; /),
        'content-security-policy': expect.stringContaining('sandbox'),
      })
    }
    expect((await headersOf('Genes/aliases.tsv'))['content-type']).toBe('text/plain; charset=utf-8')
  })

  test('[STORE-005] latest is the newest release, and the answer says which', async () => {
    const { text, headers } = await as('anonymous').get(fileAt('Genes/latest/genes.gff3.gz'))
    expect([text, headers['content-location']]).toEqual(['packed', '/download_files/Genes/2026_11/genes.gff3.gz'])
    expect((await as('anonymous').get(fileAt('Genes/latest'))).status).toBe(404)
  })

  test('[DOWN-023] [DOWN-009] programs get the file at its short address, people its page', async () => {
    const paths = ['/download_files/Genes/aliases.tsv', '/download/file?path=Genes/aliases.tsv']
    for (const url of paths) {
      const answer = await app.inject({ url, headers: { accept: '*/*', range: 'bytes=0-4' } })
      expect([answer.statusCode, answer.body], url).toEqual([206, 'locus'])
      expect((await app.inject({ method: 'HEAD', url, headers: { accept: '*/*' } })).headers['content-length']).toBe(String(genes.length))
    }
    for (const url of [
      '/download_files/Subscriber_Data_Releases/2026/new.txt',
      '/download/file?path=Subscriber_Data_Releases/2026/new.txt',
    ]) {
      expect((await app.inject({ url, headers: { accept: '*/*' } })).statusCode, url).toBe(401)
    }
    const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
    const moved = await app.inject({ url: '/download_files/Genes/aliases.tsv', headers: browser })
    expect([moved.statusCode, moved.headers.location]).toEqual([302, '/download/file?path=Genes/aliases.tsv'])
    expect((await app.inject({ url: paths[1], headers: browser })).headers['content-type']).toContain('text/html')
  })

  test('[STORE-003] [DOWN-023] no address of a file compresses it, however large it is', async () => {
    const text = 'AT1G01010\tNAC001\n'.repeat(200)
    await writeFile(join(root, 'Genes/long.tsv'), text)
    for (const url of [fileAt('Genes/long.tsv'), '/download_files/Genes/long.tsv', '/download/file?path=Genes/long.tsv']) {
      const answer = await app.inject({ url, headers: { accept: '*/*', 'accept-encoding': 'gzip, br, zstd, deflate' } })
      const { 'content-encoding': encoding, 'content-length': length } = answer.headers
      expect([answer.statusCode, encoding, length, answer.body === text], url).toEqual([200, undefined, String(text.length), true])
    }
  })

  test('[STORE-009] what was broken off is resumed, unless the file has changed since', async () => {
    const large = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 251))
    await writeFile(join(root, 'Software/resumed.bin'), large)
    const ask = (headers: Record<string, string>) => app.inject({ url: fileAt('Software/resumed.bin'), headers })
    const begun = await ask({ range: 'bytes=0-99999' })
    const rest = { range: 'bytes=100000-', 'if-range': String(begun.headers.etag) }
    const resumed = await ask(rest)
    expect([resumed.statusCode, Buffer.concat([begun.rawPayload, resumed.rawPayload]).equals(large)]).toEqual([206, true])
    await writeFile(join(root, 'Software/resumed.bin'), large.subarray(1))
    expect([(await ask(rest)).statusCode, (await ask(rest)).rawPayload.length]).toEqual([200, 299_999])
  })

  test('[STORE-009] a reader that stands still is cut off', async () => {
    await writeFile(join(root, 'Software/large.bin'), Buffer.alloc(64 * 1024 * 1024))
    const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const socket = connect(Number(address.port), address.hostname)
    const closed = once(socket, 'close')
    socket.write(`GET ${fileAt('Software/large.bin')} HTTP/1.1\r\nHost: x\r\n\r\n`)
    let read = 0
    socket.once('data', (bytes) => {
      read += bytes.length
      socket.pause()
      // Longer than the time for standing still; then all that had been sent by then is read.
      setTimeout(() => socket.on('data', (more) => (read += more.length)).resume(), 1500)
    })
    socket.on('error', () => {})
    await closed
    expect(read).toBeLessThan(64 * 1024 * 1024)
  })
})

describe('rights', () => {
  test('[GUARD-009] [GUARD-010] [GUARD-011] subscriber files are for subscribers, with Range and HEAD and through links', async () => {
    expect((await as('anonymous').get(fileAt('Public_Data_Releases/all.txt'))).text).toBe('public')
    expect((await as('anonymous').get(fileAt('Subscriber_Data_Releases/README.txt'))).status).toBe(200)
    const pricing = 'https://phoenixbioinfo.org/'
    for (const path of ['Subscriber_Data_Releases/2026/new.txt', 'Genes/shortcut.txt', 'Genes/folder/new.txt']) {
      for (const [role, redirectUri] of [
        ['anonymous', '/login'],
        ['member', pricing],
        ['orcid', pricing],
        ['curator', pricing],
      ] as const) {
        const { status, body } = await as(role).get(fileAt(path))
        expect([status, body], `${role} ${path}`).toMatchObject([401, { code: 'login_required', redirectUri }])
        expect((await as(role).get(fileAt(path), { range: 'bytes=0-3' })).status).toBe(401)
        expect((await as(role).send('HEAD', fileAt(path))).status).toBe(401)
      }
      const { status, text, headers } = await as('subscriber').get(fileAt(path))
      expect([status, text, headers['cache-control']], path).toEqual([200, secret, 'private, no-store'])
    }
    expect((await as('anonymous').get(fileAt('Subscriber_Data_Releases/2026/nothing.txt'))).status).toBe(401)
  })

  test('[DOWN-021] paths that leave the root are refused', async () => {
    for (const path of ['../../etc/passwd', '/etc/passwd', '..%2f..%2fetc/passwd', 'Genes/outside.txt', 'C:/x', 'Genes/x\0']) {
      expect((await as('subscriber').get(fileAt(path))).status, path).toBe(400)
    }
  })

  const count = Number(process.env.ROSETTE_HOSTILE_PATHS ?? 150)
  test(`[STORE-008] ${count} hostile paths reach nothing that they should not`, async () => {
    const links = ['Genes/outside.txt', 'Genes/shortcut.txt', 'Genes/folder/new.txt', 'Genes/loop/Subscriber_Data_Releases/2026/new.txt']
    for (const path of [...links, ...hostilePaths({ seed: 3702, count, outside: join(scratch, 'outside.txt') })]) {
      const encoded = encodeURIComponent(path)
      for (const url of [
        fileAt(path),
        `/api/download-files/list?dir=${encoded}`,
        `/download/file?path=${encoded}`,
        `/download_files/${path}`,
      ]) {
        for (const headers of [{}, { range: 'bytes=0-9' }]) {
          const answer = await app.inject({ url, headers: { accept: '*/*', ...headers } })
          expect(answer.statusCode, url).toBeLessThan(500)
          expect(answer.body, url).not.toMatch(/^outside|^for subsc|root:x|outside\.txt":/)
        }
        expect((await app.inject({ method: 'HEAD', url, headers: { accept: '*/*' } })).statusCode, url).toBeLessThan(500)
      }
    }
  }, 600_000)
})

test('[STORE-010] a storage that does not answer is 503', async () => {
  const objects = { OBJECT_STORE_URL: 'http://127.0.0.1:9', OBJECT_STORE_BUCKET: 'b', OBJECT_STORE_KEY_ID: 'k', OBJECT_STORE_SECRET: 's' }
  const broken = await testApp(database, { env: objects })
  broken.expectErrors(/503 GET \/api\/download-files\/download/, /503 GET \/api\/download-files\/list/)
  expect((await broken.as('anonymous').get(fileAt('Genes/aliases.tsv'))).status).toBe(503)
  expect((await broken.as('anonymous').get('/api/download-files/list?dir=Genes')).status).toBe(503)
})

test('[BULKDATA-012] pages open without their metadata if the storage does not answer', async () => {
  const objects = { OBJECT_STORE_URL: 'http://127.0.0.1:9', OBJECT_STORE_BUCKET: 'b', OBJECT_STORE_KEY_ID: 'k', OBJECT_STORE_SECRET: 's' }
  const broken = await testApp(database, { env: objects })
  for (const url of ['/', '/about/release-notes', '/download/list?dir=Public_Data_Releases/latest']) {
    const { statusCode, body } = await broken.app.inject({ url, headers: { accept: 'text/html' } })
    expect([statusCode, body.includes('rel="describedby"')]).toEqual([200, false])
  }
})

test('[SECURE-055] no path names another place for nginx, or another header', async () => {
  const odd = 'Genes/a?b#c;d&e =é.txt'
  await writeFile(join(root, odd), 'odd')
  const behind = await testApp(database, { env: { DOWNLOAD_DIR: root, DOWNLOAD_ACCEL_PATH: '/internal-downloads/' } })
  const { headers } = await behind.as('anonymous').get(fileAt(odd))
  expect(headers['x-accel-redirect']).toBe('/internal-downloads/Genes/a%3Fb%23c%3Bd%26e%20%3D%C3%A9.txt')
  const lineEnd = 'Genes/aliases.tsv\r\nX-Accel-Redirect: /internal-downloads/Subscriber_Data_Releases/2026/new.txt'
  const upwards = ['..', '../outside.txt', 'Genes/../../outside.txt', '%2e%2e/outside.txt', '..%2Foutside.txt', 'Genes/outside.txt']
  const elsewhere = [
    join(scratch, 'outside.txt'),
    '//internal-downloads/Genes/aliases.tsv',
    'C:/x',
    'Genes\\..\\..\\outside.txt',
    'Genes/x\0',
  ]
  for (const path of [lineEnd, encodeURIComponent(lineEnd), ...upwards, ...elsewhere]) {
    const answer = await behind.as('anonymous').get(fileAt(path))
    expect([path, answer.status >= 400 && answer.status < 500, answer.headers['x-accel-redirect']]).toEqual([path, true, undefined])
  }
})

test('[STORE-011] behind nginx the answer names the file for it, after the check', async () => {
  const behind = await testApp(database, { env: { DOWNLOAD_DIR: root, DOWNLOAD_ACCEL_PATH: '/internal-downloads/' } })
  const { headers, text } = await behind.as('subscriber').get(fileAt('Genes/shortcut.txt'))
  expect([headers['x-accel-redirect'], text]).toEqual(['/internal-downloads/Subscriber_Data_Releases/2026/new.txt', ''])
  // nginx keeps these, or is told to (deploy/nginx.conf).
  const own = await as('subscriber').get(fileAt('Genes/shortcut.txt'))
  for (const name of [
    'content-type',
    'content-disposition',
    'content-security-policy',
    'x-content-type-options',
    'cache-control',
    'content-location',
  ])
    expect([name, headers[name]]).toEqual([name, own.headers[name]])
  await writeFile(join(root, 'Genes/a b%.txt'), 'odd')
  const odd = await behind.as('anonymous').get(fileAt('Genes/a b%.txt'))
  expect(odd.headers['x-accel-redirect']).toBe('/internal-downloads/Genes/a%20b%25.txt')
  const refused = await behind.as('anonymous').get(fileAt('Genes/shortcut.txt'))
  expect([refused.status, refused.headers['x-accel-redirect']]).toEqual([401, undefined])
})
