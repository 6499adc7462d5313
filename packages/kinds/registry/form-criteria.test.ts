import { readFileSync } from 'node:fs'
import type { Field } from '@rosette/search-engine/index/index-definition.ts'
import { criteriaOf, textCriteria, valueCriteria } from '@rosette/test-kit/forms/form-criteria.ts'
import { expect, test } from 'vitest'
import type { KindName } from './contract.ts'
import { kindServers } from './server.ts'

function findField(kind: KindName, path: string): Field | undefined {
  const [name = '', inner] = path.split('.')
  const field = Object.entries(kindServers).find(([each]) => each === kind)?.[1].search?.index.fields[name]
  return inner === undefined ? field : field?.group?.[inner]
}

test('every text criterion of the forms has fields that are searched with contains, starts with and exactly', () => {
  const missing = [...criteriaOf(textCriteria)].flatMap(([kind, requirement, criterion, fields]) =>
    fields.filter((field) => !findField(kind, field)?.isSearchable).map((field) => `${requirement} ${criterion}: ${kind}.${field}`),
  )
  expect(missing).toEqual([])
})

test('every other criterion of the forms has its fields', () => {
  const missing = [...criteriaOf(valueCriteria)].flatMap(([kind, requirement, criterion, fields]) =>
    fields.filter((field) => !findField(kind, field)).map((field) => `${requirement} ${criterion}: ${kind}.${field}`),
  )
  expect(missing).toEqual([])
})

test('the tables name every row of the forms that has criteria', () => {
  const named = new Set([...criteriaOf(textCriteria), ...criteriaOf(valueCriteria)].map(([, requirement]) => requirement))
  const rows = readFileSync(new URL('../../../docs/spec/requirements.tsv', import.meta.url), 'utf8').split('\n')
  const withCriteria = rows.flatMap((row) => {
    const [id = '', area, , , how = ''] = row.split('\t')
    // The community's index belongs to no kind; validation, defaults and addresses of forms are the forms' own.
    return /^F/.test(area ?? '') && area !== 'FCOMM' && /api: (each|filter|range|pair|allele|IDA|seeded|year|vector)/.test(how) ? [id] : []
  })
  expect(withCriteria.length).toBeGreaterThan(25)
  expect(withCriteria.filter((id) => !named.has(id))).toEqual([])
})
