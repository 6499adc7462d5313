import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { runCli } from './run-cli.ts'

const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', OPENSEARCH_URL: 'http://127.0.0.1:1' }
const dir = await mkdtemp(join(tmpdir(), 'rosette-fetch-command-'))
afterAll(() => rm(dir, { recursive: true }))

// The text 'good'.
const good = { bytes: 4, sha256: '770e607624d689265ca6c44884d0807d9b054d23c473c106c72be9de08b7376c' }
const facts = { address: null, licence: 'CC0', citation: 'nobody', date: null }

let freeBytes = 10_000_000_000
const readDisk = async () => ({ device: 'one', freeBytes })

async function fetchListed(files: readonly object[], ...options: string[]) {
  const manifest = join(dir, 'manifest.json')
  await writeFile(manifest, JSON.stringify(files))
  const texts = { out: '', err: '' }
  const into = (name: 'out' | 'err') =>
    new Writable({
      write(chunk, _, done) {
        texts[name] += chunk
        done()
      },
    })
  const args = ['release', 'fetch', '--manifest', manifest, join(dir, 'files'), ...options]
  return { code: await runCli(args, { env, out: into('out'), err: into('err'), readDisk }), ...texts }
}

test('[OPER-075] the command ends with exit code 5 while a file of the operator is missing, and with 0 once it is there', async () => {
  const files = [{ ...facts, ...good, file: 'a.gz' }]
  const missing = await fetchListed(files)
  expect(missing).toMatchObject({ code: 5, out: 'Files: 1 missing.\n' })
  expect(missing.err).toContain('a.gz: not in the folder; this file is supplied by the operator\n')
  await writeFile(join(dir, 'files/a.gz'), 'good')
  expect(await fetchListed(files)).toMatchObject({ code: 0, out: 'Files: 1 present.\n' })
})

test('[OPER-070] without a terminal, progress is a plain line for each file', async () => {
  const { err } = await fetchListed([{ ...facts, ...good, file: 'a.gz' }])
  expect(err).toContain('fetch files: 1 of 1, 4 of 4 bytes\n')
})

test('[OPER-071] what differs is named for people and, with --json, for programs', async () => {
  await writeFile(join(dir, 'files/a.gz'), 'evil')
  const files = [{ ...facts, ...good, file: 'a.gz' }]
  const reason = `expected SHA-256 ${good.sha256}, found b5c1fb2efc6d6b4674c2fdcc48ce01b43a3b7c03763c0c3355de0099ee0f8c73`
  const answer = JSON.parse((await fetchListed(files, '--json')).out)
  expect(answer).toMatchObject({ ok: false, files: [{ file: 'a.gz', status: 'refused', reason }] })
  expect((await fetchListed(files)).err).toContain(`a.gz: ${reason}\n`)
})

test('[OPER-070] without a manifest, or with one that is not one, nothing is fetched', async () => {
  const err = new Writable({ write: (_chunk, _, done) => done() })
  expect(await runCli(['release', 'fetch', dir], { env, out: err, err })).toBe(2)
  expect(await fetchListed([{ file: 'a.gz' }])).toMatchObject({ code: 1, err: expect.stringContaining('is not valid') })
})

test('[OPER-079] a fetch that a disk has no space for is refused before it begins; --ignore-disk goes on', async () => {
  const files = [{ ...facts, ...good, file: 'b.gz', address: 'http://127.0.0.1:1/b.gz', bytes: 5_000_000_000 }]
  freeBytes = 5_999_999_999
  const refused = await fetchListed(files)
  expect(refused).toMatchObject({
    code: 1,
    err: expect.stringContaining('There is not enough disk space: 6.0 GB are free, but 5.0 GB for downloads'),
  })
  // Nobody listens there: the download was begun.
  expect(await fetchListed(files, '--ignore-disk')).toMatchObject({ code: 5, out: 'Files: 1 failed.\n' })
  freeBytes = 6_000_000_000
  expect(await fetchListed(files)).toMatchObject({ code: 5 })
})
