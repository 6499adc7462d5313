import { lookup } from 'node:dns/promises'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { manifestFile, serve, startFileServer } from '../fixtures/file-server.ts'
import { readManifest } from './file-manifest.ts'
import { openAddress } from './open-address.ts'

const server = await startFileServer()
const dir = await mkdtemp(join(tmpdir(), 'rosette-manifest-'))
afterAll(async () => {
  server.close()
  server.stop()
  await rm(dir, { recursive: true })
})

const open = (address: string) => openAddress(address, { headers: {}, connectMs: 1000, idleMs: 1000 })

/** A path that redirects there. */
function redirectTo(location: string): string {
  server.answer('/start', (response) => response.writeHead(302, { location }).end())
  return server.urlOf('/start')
}

test('[OPER-074] a redirect is followed, also one without a host', async () => {
  server.answer('/file', serve('content'))
  const answer = await open(redirectTo('/file'))
  expect(answer.statusCode).toBe(200)
  answer.destroy()
})

test('[OPER-074] a loop of redirects ends after five', async () => {
  server.requests.length = 0
  await expect(open(redirectTo('/start'))).rejects.toThrow('redirected more than 5 times')
  expect(server.requests).toHaveLength(6)
})

test.each([
  ['http://example.org/file', 'redirected to http://example.org/file, which is not an https address'],
  ['file:///etc/hosts', 'redirected to file:///etc/hosts, which is not an https address'],
  ['https://10.1.2.3/file', '10.1.2.3 is an address of a private network'],
  ['https://169.254.169.254/latest', '169.254.169.254 is an address of a private network'],
  ['https://[fd00::1]/file', '[fd00::1] is an address of a private network'],
  ['https://[::ffff:192.168.0.1]/file', 'is an address of a private network'],
  ['http://[', 'redirected to something that is not an address'],
])('[OPER-074] a redirect to %s is refused', async (location, message) => {
  await expect(open(redirectTo(location))).rejects.toThrow(message)
})

const ownName = await lookup(hostname(), { all: true }).catch(() => [])
const isOwnPrivate = ownName.some(({ address }) => /^(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(address))

test.skipIf(!isOwnPrivate)(
  '[OPER-074] a redirect to a name with a private address is refused (needs a host name that has one)',
  async () => {
    await expect(open(redirectTo(`https://${hostname()}/file`))).rejects.toThrow('is an address of a private network')
  },
)

test('[OPER-074] a manifest may name https addresses, and http only on this machine', async () => {
  const path = join(dir, 'manifest.json')
  const read = async (address: string) => {
    await writeFile(path, JSON.stringify([manifestFile('a.gz', 'content', address)]))
    return readManifest(path)
  }
  for (const good of ['https://example.org/a.gz', 'http://127.0.0.1:1/a.gz', 'http://localhost/a.gz', 'http://[::1]/a.gz'])
    expect(await read(good)).toHaveLength(1)
  for (const wrong of ['http://example.org/a.gz', 'ftp://example.org/a.gz', 'file:///etc/hosts', 'a.gz'])
    await expect(read(wrong)).rejects.toThrow('is not valid')
})

test.each([
  ['a name that leaves the folder', [manifestFile('../a', 'x', null)]],
  ['a hidden name', [manifestFile('.partial', 'x', null)]],
  ['a file twice', [manifestFile('a', 'x', null), manifestFile('A', 'y', null)]],
  ['nothing', []],
])('[OPER-076] a manifest with %s is refused', async (_, files) => {
  const path = join(dir, 'wrong.json')
  await writeFile(path, JSON.stringify(files))
  await expect(readManifest(path)).rejects.toThrow('is not valid')
})
