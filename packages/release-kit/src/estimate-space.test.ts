import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { unpackedSize } from './estimate-space.ts'

const dir = await mkdtemp(join(tmpdir(), 'rosette-space-'))
afterAll(() => rm(dir, { recursive: true }))

test('[OPER-078] a packed file counts with the size of its content', async () => {
  const text = 'locus\tsymbol\n'.repeat(1000)
  await writeFile(join(dir, 'a.gz'), gzipSync(text))
  await writeFile(join(dir, 'a.txt'), text)
  expect(await unpackedSize(join(dir, 'a.gz'))).toBe(text.length)
  expect(await unpackedSize(join(dir, 'a.txt'))).toBe(text.length)
})
