import { expect, test } from 'vitest'
import { formatBuildDate } from './footer.tsx'

test('the build date is written month first', () => {
  expect(formatBuildDate('2026-03-09')).toBe('03-09-2026')
})
