import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as textOfStream } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FileStore, StoredFile } from './file-store.ts'
import { folderStore } from './folder-store.ts'
import { objectStore } from './object-store.ts'

const scratch = await mkdtemp(join(tmpdir(), 'rosette-store-'))
const root = join(scratch, 'root')
const source = join(scratch, 'source')
const text = 'AT1G01010\tNAC001\n'.repeat(100)

/** Set by `npm run check:objects`, which starts a server. */
const url = process.env.ROSETTE_TEST_OBJECTS
const access = { bucket: 'downloads', region: 'us-east-1', keyId: 'rosette', secret: 'rosette-secret', timeoutMs: 5000 }

beforeAll(async () => {
  await mkdir(root)
  await writeFile(source, text)
})
afterAll(() => rm(scratch, { recursive: true }))

// Object storage needs a server, so it passes these tests by command; every change passes them on a folder.
const stores: { name: string; open(): FileStore }[] = [
  { name: 'folder', open: () => folderStore(root) },
  ...(url === undefined ? [] : [{ name: 'object storage', open: () => objectStore({ url, ...access }) }]),
]

async function textOf(file: StoredFile | null, range: { start: number; end: number }): Promise<string | null> {
  return file && textOfStream(await file.read(range))
}

describe.each(stores)('$name', ({ open }) => {
  test('[STORE-001] what is written is listed, opened and read', async () => {
    const store = open()
    for (const path of ['Genes/deep/a b.txt', 'Genes/aliases.tsv', 'README.txt']) await store.write(path, source)
    const listing = (await store.list('Genes')) ?? []
    expect(listing.map(({ name, type, size }) => ({ name, type, size })).sort((one, two) => one.name.localeCompare(two.name))).toEqual([
      { name: 'aliases.tsv', type: 'file', size: text.length },
      { name: 'deep', type: 'dir', size: null },
    ])
    expect((await store.list(''))?.map(({ name }) => name)).toEqual(expect.arrayContaining(['Genes', 'README.txt']))
    const file = await store.open('Genes/deep/a b.txt')
    expect(file).toMatchObject({ path: 'Genes/deep/a b.txt', size: text.length, etag: expect.stringMatching(/^"[^"]+"$/) })
    expect(Math.abs(Date.now() - Number(file?.lastModified))).toBeLessThan(60_000)
    expect(await textOf(file, { start: 10, end: 15 })).toBe('NAC001')
    await store.close()
  })

  test('[STORE-001] what is not there is null, and a folder is not a file', async () => {
    const store = open()
    await store.write('Maps/x.txt', source)
    expect([await store.open('Maps/nothing.txt'), await store.open('Maps'), await store.open('Maps/x.txt/y')]).toEqual([null, null, null])
    expect([await store.list('Nowhere'), await store.list('Maps/x.txt')]).toEqual([null, null])
    await store.close()
  })

  test('[STORE-001] writing again replaces the file and its tag; an open file is read as it was opened, or not at all', async () => {
    const store = open()
    await store.write('Proteins/p.txt', source)
    const before = await store.open('Proteins/p.txt')
    const other = join(scratch, 'other')
    await writeFile(other, 'shorter')
    await store.write('Proteins/p.txt', other)
    const after = await store.open('Proteins/p.txt')
    expect(after?.etag).not.toBe(before?.etag)
    expect(await textOf(after, { start: 0, end: 6 })).toBe('shorter')
    // Object storage does not keep the old bytes, so it refuses rather than mix two files.
    expect([text, 'refused']).toContain(await textOf(before, { start: 0, end: text.length - 1 }).catch(() => 'refused'))
    expect((await store.list('Proteins'))?.map(({ name }) => name)).toEqual(['p.txt'])
    await store.close()
  })

  test('[STORE-002] hidden files are not listed', async () => {
    const store = open()
    for (const path of ['Hidden/.DS_Store', 'Hidden/README.txt']) await store.write(path, source)
    expect((await store.list('Hidden'))?.map(({ name }) => name)).toEqual(['README.txt'])
    await store.close()
  })
})

test('[STORE-002] links inside the folder are followed, and the file says where it lies; those that lead out are refused', async () => {
  const store = folderStore(root)
  await writeFile(join(scratch, 'secret.txt'), 'secret')
  await store.write('Subscriber_Data_Releases/new.txt', source)
  await store.write('Links/real.txt', source)
  await mkdir(join(root, '.hidden'))
  await writeFile(join(root, '.hidden/x.txt'), 'hidden')
  await symlink('../Subscriber_Data_Releases/new.txt', join(root, 'Links/inside.txt'))
  await symlink(join(scratch, 'secret.txt'), join(root, 'Links/outside.txt'))
  await symlink('../..', join(root, 'Links/up'))
  await symlink('../.hidden', join(root, 'Links/hidden'))
  await symlink('loop', join(root, 'Links/loop'))
  const inside = await store.open('Links/inside.txt')
  expect(inside?.path).toBe('Subscriber_Data_Releases/new.txt')
  await inside?.close()
  for (const path of ['Links/outside.txt', 'Links/up/secret.txt', 'Links/hidden/x.txt']) {
    await expect(store.open(path), path).rejects.toMatchObject({ code: 'invalid_request' })
  }
  await expect(store.list('Links/up')).rejects.toMatchObject({ code: 'invalid_request' })
  expect(await store.open('Links/loop')).toBeNull()
  expect((await store.list('Links'))?.map(({ name }) => name).sort()).toEqual(['inside.txt', 'real.txt'])
})

test('[STORE-010] object storage without a server is a failure, not a missing file', async () => {
  const store = objectStore({ url: 'http://127.0.0.1:9', ...access, timeoutMs: 500 })
  await expect(store.open('README.txt')).rejects.toMatchObject({ code: 'upstream_failed' })
  await expect(store.list('')).rejects.toMatchObject({ code: 'upstream_failed' })
  await store.close()
})
