import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { readLines } from './read-lines.ts'

const dir = await mkdtemp(join(tmpdir(), 'rosette-lines-'))
afterAll(() => rm(dir, { recursive: true }))

async function linesOf(name: string, content: string | Buffer): Promise<string[]> {
  await writeFile(join(dir, name), content)
  const lines: string[] = []
  await readLines(join(dir, name), async (batch) => {
    lines.push(...batch)
  })
  return lines
}

test('lines end with \\n or \\r\\n, the last one with or without', async () => {
  expect(await linesOf('a.txt', 'one\ntwo\r\n\nfour')).toEqual(['one', 'two', '', 'four'])
  expect(await linesOf('b.txt', 'one\n')).toEqual(['one'])
  expect(await linesOf('c.txt', '')).toEqual([])
})

test('returns may begin late in a file, and a NUL becomes the replacement character', async () => {
  const long = 'x'.repeat(300_000)
  expect(await linesOf('late.txt', `${long}\n${long}\r\nlost\0one\r\n`)).toEqual([long, long, 'lost\uFFFDone'])
})

test('a byte order mark is not part of the first line', async () => {
  expect(await linesOf('bom.txt', '\uFEFFname\tvalue\n')).toEqual(['name\tvalue'])
})

test('packed files are read, also of several members, and characters are whole across chunks', async () => {
  const line = 'Ω🌱'.repeat(200_000)
  const packed = Buffer.concat([gzipSync(`${line}\n`), gzipSync('two\n')])
  expect(await linesOf('d.gz', packed)).toEqual([line, 'two'])
})

test('the hash and size are those of the file as it lies there', async () => {
  const packed = gzipSync('one\n')
  await writeFile(join(dir, 'e.gz'), packed)
  const facts = await readLines(join(dir, 'e.gz'), async () => {})
  expect(facts).toEqual({ sha256: createHash('sha256').update(packed).digest('hex'), bytes: packed.length })
})

test('a cut or wrong packing is said so, with the name of the file', async () => {
  await expect(linesOf('cut.gz', gzipSync('one\n'.repeat(9999)).subarray(0, 40))).rejects.toThrow(/cut\.gz is not a whole gzip file/)
  await expect(linesOf('wrong.gz', 'plain text')).rejects.toThrow(/wrong\.gz is not a whole gzip file/)
})

test('the next chunk waits until the batch was taken, and its failure ends the reading', async () => {
  await writeFile(join(dir, 'big.txt'), 'x\n'.repeat(1_000_000))
  let taking = 0
  const reading = readLines(join(dir, 'big.txt'), async () => {
    expect(++taking).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 1))
    taking--
  })
  await reading
  await expect(readLines(join(dir, 'big.txt'), () => Promise.reject(new Error('the table is full')))).rejects.toThrow('the table is full')
})
