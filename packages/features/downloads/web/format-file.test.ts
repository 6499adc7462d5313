import { expect, test, vi } from 'vitest'
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
  // Tests run in UTC; readers do not.
  for (const zone of ['UTC', 'Pacific/Auckland', 'America/Los_Angeles']) {
    vi.stubEnv('TZ', zone)
    expect(formatFileDate('2024-08-27T23:30:00Z'), zone).toBe('8/27/2024')
    expect(formatFileDate('2024-08-28T00:30:00Z'), zone).toBe('8/28/2024')
  }
})
