import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, open, rm, truncate, writeFile } from 'node:fs/promises'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { streamFile } from './stream-file.ts'

const scratch = await mkdtemp(join(tmpdir(), 'rosette-stream-'))
const file = join(scratch, 'file')
const bytes = randomBytes(5_000_000)
await writeFile(file, bytes)
afterAll(() => rm(scratch, { recursive: true }))

const hashOf = (part: Buffer) => createHash('sha256').update(part).digest('hex')

test('[STORE-009] a file of any length takes three buffers', async () => {
  const places = new Set<ArrayBufferLike>()
  const hash = createHash('sha256')
  for await (const chunk of streamFile(await open(file), { start: 0, end: bytes.length - 1 })) {
    places.add(chunk.buffer)
    hash.update(chunk)
  }
  expect(places.size).toBe(3)
  expect(hash.digest('hex')).toBe(hashOf(bytes))
})

test.each([
  { start: 0, end: bytes.length - 1, way: 'as it comes' },
  { start: 262_143, end: 2_000_001, way: 'as it comes' },
  { start: 0, end: bytes.length - 1, way: 'by and by' },
])('[STORE-009] bytes $start to $end arrive unchanged, read $way', async ({ start, end, way }) => {
  const server = createServer(async (_, answer) => streamFile(await open(file), { start, end }).pipe(answer)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // Listening on a port, so the address is one of the network.
  const { port } = server.address() as AddressInfo
  const answer = await new Promise<IncomingMessage>((resolve) => get({ port, host: '127.0.0.1', agent: false }, resolve))
  const hash = createHash('sha256')
  for await (const chunk of answer) {
    hash.update(chunk)
    if (way === 'by and by') for (let turns = 0; turns < 20; turns++) await nextTurn()
  }
  expect(hash.digest('hex')).toBe(hashOf(bytes.subarray(start, end + 1)))
  server.close()
})

test('a file that becomes shorter breaks the stream off, and the file is closed', async () => {
  const shrinking = join(scratch, 'shrinking')
  await writeFile(shrinking, bytes)
  const handle = await open(shrinking)
  await truncate(shrinking, 300_000)
  const stream = streamFile(handle, { start: 0, end: bytes.length - 1 })
  await expect(stream.toArray()).rejects.toThrow('became shorter')
  await expect(handle.stat()).rejects.toThrow('closed')
})
