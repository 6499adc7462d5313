import { Readable } from 'node:stream'
import { bulkIndex } from '@rosette/search-engine/index/bulk-index.ts'
import { createIndex, finishIndex } from '@rosette/search-engine/index/create-index.ts'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { beforeAll, expect, test } from 'vitest'
import { searchTarget } from '../../results/server/search-target.ts'
import { termsNamed } from '../../results/server/terms-named.ts'
import { suggestKeywords, suggestTerms } from './suggest-terms.ts'

const { engine, indexPrefix } = testEngine()
const dependencies = { engine, indexPrefix, releaseId: 'terms' }

const term = { kwCategory: 'biological process', synonyms: [], childLociCount: 9, is_obsolete: false }
const terms = [
  { ...term, kwId: 1, gopoId: 'GO:0000001', kwName: 'response to onyx deprivation', synonyms: ['onyx drought'] },
  { ...term, kwId: 2, gopoId: 'GO:0000002', kwName: 'obsolete onyx deprivation', is_obsolete: true },
  { ...term, kwId: 3, gopoId: 'GO:0000003', kwName: 'onyx deprivation of fungi', childLociCount: 0 },
]

beforeAll(async () => {
  const { index, definition } = searchTarget({ kind: 'keyword' }, indexPrefix, 'terms')
  await createIndex(engine, index, definition)
  await bulkIndex(engine, index, Readable.from(terms.map((document) => ({ id: String(document.kwId), document }))))
  await finishIndex(engine, index)
})

test.each(['onyx depri', 'deprivation', 'onyx drought'])('[GENERAL-030] %s suggests terms in use that find genes', async (text) => {
  expect((await suggestTerms(dependencies, text, {})).map(({ id }) => id)).toEqual(['GO:0000001'])
  expect(await suggestKeywords(dependencies, text, {})).toEqual([
    {
      record: { kind: 'keyword', key: 1, label: 'response to onyx deprivation' },
      name: 'response to onyx deprivation',
      by: 'name',
      isExact: false,
    },
  ])
})

test('[GENERAL-030] a text stands for terms in use only', async () => {
  expect(await termsNamed(dependencies, 'deprivation')).toEqual(['go:0000001'])
})
