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

test('every schema and header that is referred to is there', () => {
  const { components } = JSON.parse(text)
  const names = [...text.matchAll(/"\$ref": ?"([^"]*)"/g)].map(([, reference = '']) => reference)
  expect(names.length).toBeGreaterThan(0)
  const isThere = (name: string) => {
    const [root, section, kind = '', part = ''] = name.split('/')
    return root === '#' && section === 'components' && Object.hasOwn(components[kind] ?? {}, part)
  }
  expect(names.filter((name) => !isThere(name))).toEqual([])
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

const Example = z.looseObject({ name: z.string(), in: z.string(), required: z.boolean().optional(), example: z.unknown().optional() })
const Call = z.looseObject({
  parameters: z.array(Example).default([]),
  requestBody: z.looseObject({ content: z.record(z.string(), z.looseObject({ example: z.unknown().optional() })) }).optional(),
})

test('[API-075] every call has an example of its parameters and its body', () => {
  const paths = z.record(z.string(), z.record(z.string(), Call)).parse(JSON.parse(text).paths)
  const missing: string[] = []
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, { parameters, requestBody }] of Object.entries(operations)) {
      const wanted = parameters.filter((parameter) => parameter.in !== 'header')
      const unnamed = wanted.filter(({ required, example }) => required && example === undefined).map(({ name }) => name)
      const bodies = Object.values(requestBody?.content ?? {}).filter(({ example }) => example === undefined)
      if (unnamed.length > 0 || bodies.length > 0) missing.push(`${method} ${path}: ${unnamed.join(', ') || 'body'}`)
      // A record is named by one of several parameters, none of which is required.
      if (/detail\/\w+(\/lookup)?$/.test(path) && !wanted.some(({ example }) => example !== undefined)) missing.push(`${method} ${path}`)
    }
  }
  expect(missing).toEqual([])
})

test('[API-075] every call says how it refuses', () => {
  const paths = z
    .record(z.string(), z.record(z.string(), z.looseObject({ responses: z.record(z.string(), z.unknown()) })))
    .parse(JSON.parse(text).paths)
  const silent = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { responses }]) =>
      Object.keys(responses).some((status) => /^4\d\d$/.test(status)) ? [] : `${method} ${path}`,
    ),
  )
  expect(silent).toEqual([])
})
