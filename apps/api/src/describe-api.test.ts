import { readFile } from 'node:fs/promises'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { expect, test } from 'vitest'
import { describeApi } from './describe-api.ts'

const text = await describeApi()

test('openapi.json is fresh; if this fails, run: npm run gen', async () => {
  expect(await readFile(new URL('../../../openapi.json', import.meta.url), 'utf8')).toBe(text)
})

test('every kind has a named operation with its own schema', () => {
  const { paths } = JSON.parse(text)
  for (const kind of Object.values(kinds)) {
    const operation = paths[`/api/detail/${kind.name}`].get
    // 'Gene Class Symbol' and 'Gene class symbol' are the same words.
    expect(operation.operationId.toLowerCase()).toBe(`load${kind.label.replaceAll(' ', '')}`.toLowerCase())
    expect(operation.operationId).toMatch(/^load([A-Z][a-z]*)+$/)
    expect(operation.responses['200'].content['application/json'].schema.$ref).toBe(`#/components/schemas/${kind.record.meta()?.id}`)
  }
})

test('no page and no inner address is described', () => {
  const { paths } = JSON.parse(text)
  expect(Object.keys(paths).filter((path) => !path.startsWith('/api/') || path.startsWith('/api/docs'))).toEqual([])
})
