import { expect, test } from 'vitest'
import { formatFileDate, formatFileSize } from './format-file.ts'

test.each([
  [2048, '2 KB'],
  [3_145_728, '3 MB'],
  [1, '1 KB'],
  [1_048_575, '1024 KB'],
  [2_147_483_648, '2,048 MB'],
])('[DOWN-016] %d bytes are %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text)
})

test('[DOWN-017] dates are short, US-style and in UTC', () => {
  expect(formatFileDate('2024-08-27T23:30:00Z')).toBe('8/27/2024')
})
