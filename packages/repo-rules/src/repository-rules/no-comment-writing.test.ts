import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { paths }: { paths: Record<string, Record<string, unknown>> } = JSON.parse(
  readFileSync(new URL('../../../../openapi.json', import.meta.url), 'utf8'),
)

test('[DETAIL-029] no call writes comments', () => {
  expect(Object.keys(paths).length).toBeGreaterThan(50)
  expect(Object.keys(paths).filter((path) => /comment/i.test(path))).toEqual([])
})
