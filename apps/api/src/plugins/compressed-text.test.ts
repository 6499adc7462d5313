import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressText, encodingFor } from './compressed-text.ts'

test('[SECURE-057] both compressed forms hold the text, and each form has a tag of its own', async () => {
  const text = `{"title":"Größe","list":${JSON.stringify(Array.from({ length: 500 }, (_, index) => `AT1G${index}`))}}`
  const { plain, compressed } = await compressText(text)
  expect(brotliDecompressSync(compressed.br.text).toString()).toBe(text)
  expect(gunzipSync(compressed.gzip.text).toString()).toBe(text)
  expect(plain.text).toBe(text)
  expect(new Set([plain.etag, compressed.br.etag, compressed.gzip.etag]).size).toBe(3)
  expect(compressed.br.etag).toMatch(/^"[\w-]+-br"$/)
})

test.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['br, gzip', 'br'],
  ['gzip, deflate, BR', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br; q=0.1, gzip', 'br'],
  ['*', 'br'],
  ['*;q=0', null],
  ['br;q=0, *', 'gzip'],
  ['x-gzip', null],
  ['gzip;q=nonsense', null],
] as const)('[SECURE-057] who accepts %j is sent %j', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})
