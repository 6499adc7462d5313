import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { manifestFile } from '../fixtures/file-server.ts'
import { estimateFetch } from './estimate-fetch.ts'

const dir = await mkdtemp(join(tmpdir(), 'rosette-downloads-'))
afterAll(() => rm(dir, { recursive: true }))

test('[OPER-078] fetching requires space for the files that are downloaded, not for those that are there or supplied by the operator', async () => {
  await writeFile(join(dir, 'there'), 'content')
  await writeFile(join(dir, 'older'), 'old')
  const address = 'https://example.org/file'
  const files = [
    manifestFile('there', 'content', address),
    manifestFile('older', 'content', address),
    manifestFile('absent', 'much content', address),
    manifestFile('operators', 'content', null),
  ]
  expect(await estimateFetch(files, dir)).toEqual([{ what: 'downloads', path: dir, bytes: 7 + 12 }])
})
