import { readFile } from 'node:fs/promises'
import type { Kind } from '@rosette/contract-kit/define-kind.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { expect, test } from 'vitest'
import { describeApi } from './describe-api.ts'
import { keyGuestsOf } from './key-guests-of.ts'

const text = await describeApi()

test('openapi.json is fresh; if this fails, run: npm run gen', async () => {
  expect(await readFile(new URL('../../../openapi.json', import.meta.url), 'utf8')).toBe(text)
})

test('every kind has a named operation with its own schema', () => {
  const { paths } = JSON.parse(text)
  for (const kind of Object.values<Kind>(kinds)) {
    const operation = paths[`/api/detail/${kind.name}`].get
    // 'Gene Class Symbol' and 'Gene class symbol' are the same words.
    expect(operation.operationId.toLowerCase()).toBe(`load${kind.label.replaceAll(' ', '')}`.toLowerCase())
    expect(operation.operationId).toMatch(/^load([A-Z][a-z]*)+$/)
    const { schema } = operation.responses['200'].content['application/json']
    const answered = [kind, ...keyGuestsOf(kind)].map(({ record }) => ({ $ref: `#/components/schemas/${record.meta()?.id}` }))
    expect(schema.anyOf ?? [schema]).toEqual(answered)
  }
})

test('no page and no inner address is described', () => {
  const { paths } = JSON.parse(text)
  expect(Object.keys(paths).filter((path) => !path.startsWith('/api/') || path.startsWith('/api/docs'))).toEqual([])
})
