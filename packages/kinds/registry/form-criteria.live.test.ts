import { type Field, indexName } from '@rosette/search-engine/index/index-definition.ts'
import { groupClause, textClause } from '@rosette/search-engine/query/text-clause.ts'
import { criteriaOf, textCriteria, valueCriteria } from '@rosette/test-kit/forms/form-criteria.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { expect, test } from 'vitest'
import { kindServers } from './server.ts'

const { indexPrefix, releaseId } = demoDatabase()
const { engine } = testEngine()

function definitionOf(kind: string) {
  const definition = Object.entries(kindServers).find(([name]) => name === kind)?.[1].search?.index
  if (!definition) throw new Error(`${kind} is not searched`)
  return definition
}

async function count(kind: string, query: object): Promise<number> {
  return (await engine.search(indexName(indexPrefix, kind, releaseId), { query, size: 0, track_total_hits: true })).total
}

function holds(path: string, field: Field | undefined): object {
  // Prose that only forms search has no terms except its trigrams.
  const filled = { exists: { field: field?.isSearchable ? `${path}.trigrams` : path } }
  // Everything has a flag; what counts is whether it is ever set.
  const query = field?.mapping.type === 'boolean' ? { term: { [path]: true } } : filled
  const [group, inner] = path.split('.')
  return inner === undefined ? query : { nested: { path: group, query } }
}

test('every field that a form asks for is filled in some record of the demo release', async () => {
  const empty: string[] = []
  for (const [kind, requirement, criterion, fields] of [...criteriaOf(textCriteria), ...criteriaOf(valueCriteria)]) {
    for (const path of fields) {
      const [name = '', inner] = path.split('.')
      const field = definitionOf(kind).fields[name]
      const own = inner === undefined ? field : field?.group?.[inner]
      if ((await count(kind, holds(path, own))) === 0) empty.push(`${requirement} ${criterion}: ${kind}.${path}`)
    }
  }
  expect(empty).toEqual([])
})

test('AGAMOUS is found by what its forms ask for', async () => {
  const locus = definitionOf('locus')
  expect(await count('locus', textClause(locus, 'gene_name', 'exactly', 'at4g18960'))).toBe(1)
  expect(await count('locus', textClause(locus, 'other_names', 'exactly', 'ag'))).toBe(1)
  expect(await count('locus', textClause(locus, 'full_names', 'starts_with', 'agam'))).toBeGreaterThan(0)
  const annotation = [
    { term: { 'annotations.term': { value: 'GO:0048440' } } },
    { term: { 'annotations.category': { value: 'biological process' } } },
  ]
  const named = textClause(locus, 'gene_name', 'exactly', 'AT4G18960')
  expect(await count('locus', { bool: { filter: [named, groupClause(locus, 'annotations', annotation)] } })).toBe(1)
  const wrong = [annotation[0] ?? {}, { term: { 'annotations.category': { value: 'cellular component' } } }]
  expect(await count('locus', { bool: { filter: [named, groupClause(locus, 'annotations', wrong)] } })).toBe(0)
})
