import { mkdtemp, open, readFile, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { openAppendFile } from './append-file.ts'
import { openBgzf } from './bgzf-reader.ts'
import { openBgzfWriter } from './bgzf-writer.ts'
import { formatFaiEntry, parseFaiLine, readBases } from './fai.ts'
import { openFastaWriter } from './fasta-writer.ts'

const dir = await mkdtemp(join(tmpdir(), 'rosette-files-'))
afterAll(() => rm(dir, { recursive: true }))

const blockSize = 65_280
/** The empty block of the SAM specification that ends every file. */
const endOfFile = Buffer.from('1f8b08040000000000ff0600424302001b0003000000000000000000', 'hex')

test('a file that grows by portions holds all of them in order, and its head is overwritten at the end', async () => {
  const path = join(dir, 'append')
  const file = await openAppendFile(path)
  const parts = ['head', 'x'.repeat(32_764), 'y', 'z'.repeat(70_000), Buffer.from('end')]
  for (const part of parts) await file.write(part)
  await file.end(Buffer.from('HE'))
  expect(await readFile(path, 'latin1')).toBe(`HEad${parts.slice(1).join('')}`)
})

test('what was not ended may be left', async () => {
  const path = join(dir, 'left')
  const file = await openAppendFile(path)
  await file.write('x')
  await file.abort()
  expect(await readFile(path, 'latin1')).toBe('')
})

async function pack(name: string, ...parts: (string | Buffer)[]): Promise<string> {
  const path = join(dir, name)
  const out = await openBgzfWriter(path)
  for (const part of parts) await out.write(part)
  await out.end()
  return path
}

test('a packed file is gzip: blocks of 65,280 bytes that tell their size, checksum and length, and an empty one at the end', async () => {
  const text = Array.from({ length: blockSize + 10 }, (_, at) => 'ACGT'.charAt((at * at) % 4)).join('')
  const path = await pack('blocks.gz', text)
  const bytes = await readFile(path)
  expect(gunzipSync(bytes).toString()).toBe(text)
  expect(bytes.subarray(0, 16).toString('hex')).toBe('1f8b08040000000000ff060042430200')
  const first = bytes.readUInt16LE(16) + 1
  expect(bytes.readUInt32LE(first - 4)).toBe(blockSize)
  expect(bytes.subarray(first, first + 2).toString('hex')).toBe('1f8b')
  expect(bytes.subarray(-28)).toEqual(endOfFile)
})

test('the index lists every block but the first: where it begins, packed and unpacked', async () => {
  const path = await pack('three.gz', 'A'.repeat(blockSize), Buffer.alloc(blockSize, 'C'), 'G')
  const [bytes, index] = [await readFile(path), await readFile(`${path}.gzi`)]
  const first = bytes.readUInt16LE(16) + 1
  const second = bytes.readUInt16LE(first + 16) + 1
  expect(index).toHaveLength(8 + 2 * 16)
  expect([0, 8, 16, 24, 32].map((at) => Number(index.readBigUInt64LE(at)))).toEqual([2, first, blockSize, first + second, 2 * blockSize])
})

test('a file that ends with its block has no further one, and an empty file has only its end', async () => {
  const whole = await pack('whole.gz', 'A'.repeat(blockSize))
  expect((await readFile(`${whole}.gzi`)).toString('hex')).toBe('0'.repeat(16))
  expect(gunzipSync(await readFile(whole))).toHaveLength(blockSize)
  const empty = await pack('empty.gz')
  expect(await readFile(empty)).toEqual(endOfFile)
  expect((await readFile(`${empty}.gzi`)).toString('hex')).toBe('0'.repeat(16))
})

test('the position counts what was written before it is packed', async () => {
  const out = await openBgzfWriter(join(dir, 'position.gz'))
  expect(out.position()).toBe(0)
  await out.write('AC')
  await out.write(Buffer.from('é'))
  expect(out.position()).toBe(4)
  await out.abort()
})

test('many blocks are written in their order, though they are packed side by side', async () => {
  const parts = Array.from({ length: 40 }, (_, at) => String.fromCharCode(65 + (at % 26)).repeat(blockSize))
  const path = await pack('many.gz', ...parts)
  expect(gunzipSync(await readFile(path)).toString()).toBe(parts.join(''))
})

test('a part is read across blocks, more than are kept, forwards and backwards', async () => {
  const parts = Array.from({ length: 70 }, (_, at) => String.fromCharCode(48 + at).repeat(blockSize))
  const file = await openBgzf(await pack('kept.gz', ...parts))
  const firstOf = async (at: number) => (await file.read(at * blockSize, 1)).toString()
  for (let at = 0; at < 70; at++) expect(await firstOf(at)).toBe(String.fromCharCode(48 + at))
  for (let at = 69; at >= 0; at--) expect(await firstOf(at)).toBe(String.fromCharCode(48 + at))
  expect((await file.read(blockSize - 1, 2)).toString()).toBe('01')
  expect((await file.read(blockSize - 1, blockSize + 2)).toString()).toBe(`0${'1'.repeat(blockSize)}2`)
  expect(await file.read(70 * blockSize - 1, 10)).toHaveLength(1)
  expect(await file.read(5, 0)).toHaveLength(0)
  await file.close()
})

test('a block that is cut off is reported with its place, and read once it is there', async () => {
  const path = await pack('cut.gz', 'A'.repeat(blockSize), 'C')
  const whole = await readFile(path)
  const second = whole.readUInt16LE(16) + 1
  await truncate(path, second + 10)
  const file = await openBgzf(path)
  expect((await file.read(0, 1)).toString()).toBe('A')
  await expect(file.read(blockSize, 1)).rejects.toThrow(`cut.gz is incomplete: there is no block at ${second}`)
  const again = await open(path, 'r+')
  await again.write(whole, 0, whole.length, 0)
  await again.close()
  expect((await file.read(blockSize, 1)).toString()).toBe('C')
  await file.close()
})

test('bytes that begin no block are reported', async () => {
  const path = await pack('foreign.gz', 'A')
  const other = await open(path, 'r+')
  await other.write(Buffer.from('PK'), 0, 2, 0)
  await other.close()
  const file = await openBgzf(path)
  await expect(file.read(0, 1)).rejects.toThrow('foreign.gz is incomplete: there is no block at 0')
  await file.close()
})

async function writeFasta(name: string, sequences: readonly [name: string, description: string | undefined, ...bases: string[]][]) {
  const path = join(dir, name)
  const out = await openFastaWriter(path)
  const offsets: number[] = []
  for (const [title, description, ...bases] of sequences) {
    offsets.push(await out.begin(title, description))
    for (const part of bases) await out.bases(part)
  }
  await out.end()
  return { path, offsets, text: gunzipSync(await readFile(path)).toString(), index: await readFile(`${path}.fai`, 'latin1') }
}

test('bases stand in lines of 60, however they come, and the index tells where', async () => {
  const { text, index, offsets } = await writeFasta('lines.fa.gz', [
    ['a', undefined, 'A'.repeat(59), 'C', 'G'.repeat(61)],
    ['b', 'short one', 'ACG'],
    ['c', undefined, 'T'.repeat(60)],
    ['d', undefined],
  ])
  expect(text).toBe(`>a\n${'A'.repeat(59)}C\n${'G'.repeat(60)}\nG\n>b short one\nACG\n>c\n${'T'.repeat(60)}\n>d\n`)
  // Name, length, offset of the first base, bases and bytes of a line.
  expect(index).toBe('a\t121\t3\t60\t61\nb\t3\t140\t3\t4\nc\t60\t147\t60\t61\nd\t0\t211\t0\t1\n')
  expect(offsets).toEqual([3, 140, 147, 211])
})

test('a sequence that is longer than what is held at once is written as a whole', async () => {
  const long = Array.from({ length: 200_001 }, (_, at) => 'ACGT'.charAt((at * 7) % 4)).join('')
  const { text } = await writeFasta('long.fa.gz', [['a', undefined, long, 'N']])
  expect(text).toBe(`>a\n${(`${long}N`.match(/.{1,60}/g) ?? []).join('\n')}\n`)
})

test('bases without a name are refused', async () => {
  const out = await openFastaWriter(join(dir, 'nameless.fa.gz'))
  await expect(out.bases('A')).rejects.toThrow('A sequence must start with its name')
  await out.abort()
})

test('bases are read by place, across the ends of lines', async () => {
  const bases = Array.from({ length: 130 }, (_, at) => 'ACGT'.charAt((at * 7 + (at >> 2)) % 4)).join('')
  const { path, index } = await writeFasta('read.fa.gz', [['a', 'x', bases]])
  const [file, entry] = [await openBgzf(path), parseFaiLine(index.trimEnd())]
  expect(await readBases(file, entry)).toBe(bases)
  for (const [from, to] of [
    [0, 1],
    [59, 60],
    [59, 61],
    [60, 120],
    [119, 130],
  ] as const)
    expect(await readBases(file, entry, from, to)).toBe(bases.slice(from, to))
  await file.close()
})

test('a line of an index has five cells', () => {
  const entry = { name: 'a', length: 1, offset: 2, lineBases: 3, lineWidth: 4 }
  expect(formatFaiEntry(entry)).toBe('a\t1\t2\t3\t4\n')
  expect(parseFaiLine('a\t1\t2\t3\t4')).toEqual(entry)
  for (const line of ['', 'a', 'a\t1', 'a\t1\t2', 'a\t1\t2\t3'])
    expect(() => parseFaiLine(line)).toThrow(`${JSON.stringify(line)} is not a line of a FASTA index`)
  expect(() => parseFaiLine('x'.repeat(100))).toThrow(`"${'x'.repeat(80)}" is not a line`)
})
