import { readFile } from 'node:fs/promises'
import type { Kind } from '@rosette/contract-kit/kind/define-kind.ts'
import { keyGuestsOf } from '@rosette/features/records/server/record-access.ts'
import { searchCalls } from '@rosette/features/results/contract/search-calls.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { cardOf } from '@rosette/kinds/registry/search-cards.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { describeApi } from './describe-api.ts'

const text = await describeApi()

/** The part of the document that lists what a search may ask for. */
const Term = z.object({ properties: z.record(z.string(), z.unknown()) })
const Described = z.object({ anyOf: z.array(z.object({ items: z.object({ anyOf: z.array(Term).optional() }) })) })

test('openapi.json is fresh; if this fails, run: npm run gen', async () => {
  expect(await readFile(new URL('../../../openapi.json', import.meta.url), 'utf8')).toBe(text)
})

test('every kind has a named operation with its own schema', async () => {
  const { paths } = JSON.parse(text)
  for (const kind of Object.values<Kind>(kinds)) {
    const operation = paths[`/api/detail/${kind.name}`].get
    // 'Gene Class Symbol' and 'Gene class symbol' are the same words.
    expect(operation.operationId.toLowerCase()).toBe(`load${kind.label.replaceAll(' ', '')}`.toLowerCase())
    expect(operation.operationId).toMatch(/^load([A-Z][a-z]*)+$/)
    const { schema } = operation.responses['200'].content['application/json']
    const contracts = await Promise.all([kind, ...keyGuestsOf(kind)].map(({ record }) => record()))
    const answered = contracts.map((contract) => ({ $ref: `#/components/schemas/${contract.meta()?.id}` }))
    expect(schema.anyOf ?? [schema]).toEqual(answered)
  }
})

test.for(searchCalls)('[API-016] the terms of search/$path are described field by field', ({ path, sources }) => {
  const { schema } = JSON.parse(text).paths[`/api/search/${path}`].post.requestBody.content['application/json']
  const described = Described.parse(schema.properties.searchTerms).anyOf
  const expected = Object.values(sources).map((source) => Object.keys(cardOf(source).criteria.shape))
  expect(described.map(({ items }) => items.anyOf?.flatMap(({ properties }) => Object.keys(properties)) ?? [])).toEqual(expected)
})

test('every schema that is referred to is there', () => {
  const { components } = JSON.parse(text)
  const names = [...text.matchAll(/"\$ref": ?"([^"]*)"/g)].map(([, reference = '']) => reference)
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !Object.hasOwn(components.schemas, name.replace('#/components/schemas/', '')))).toEqual([])
})

test('no page and no inner address is described', () => {
  const { paths } = JSON.parse(text)
  expect(Object.keys(paths).filter((path) => !path.startsWith('/api/') || path.startsWith('/api/docs'))).toEqual([])
})

test('[DETAIL-029] no call writes comments', () => {
  const { paths } = JSON.parse(text)
  expect(Object.keys(paths).length).toBeGreaterThan(50)
  expect(Object.keys(paths).filter((path) => /comment/i.test(path))).toEqual([])
})
