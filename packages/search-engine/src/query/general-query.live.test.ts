import { Readable } from 'node:stream'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { bulkIndex } from '../index/bulk-index.ts'
import { createIndex, finishIndex } from '../index/create-index.ts'
import {
  defineIndex,
  fullNames,
  identifier,
  indexName,
  integer,
  lesserMember,
  lesserNames,
  literature,
  nameList,
  prominence,
  prose,
  termNames,
} from '../index/index-definition.ts'
import { generalQuery } from './general-query.ts'
import { searchBody, type Window } from './search-body.ts'

const GeneHit = z.object({ key: z.int(), name: z.string() })
type GeneHit = z.infer<typeof GeneHit>

const definition = defineIndex({
  hit: GeneHit,
  fields: {
    key: integer(),
    name: identifier(),
    symbols: nameList(),
    titles: fullNames(),
    notes: prose(),
    terms: termNames(),
    synonyms: termNames(),
    mutant: lesserNames(),
    articles: literature(),
    papers: prominence(),
    isLesser: lesserMember(),
  },
  key: 'key',
  order: 'name',
})

const genes = [
  { name: 'AT4G18960', symbols: ['AG'], titles: ['AGAMOUS'], notes: 'Floral homeotic gene encoding a MADS domain transcription factor.' },
  { name: 'AT5G15800', symbols: ['AGL2', 'SEP1'], titles: ['AGAMOUS-LIKE 2', 'SEPALLATA1'], notes: 'Encodes a MADS box protein.' },
  { name: 'AT2G45650', symbols: ['AGL6'], titles: ['AGAMOUS-LIKE 6'], notes: 'Sequence suggests this encodes a MADS-box protein.' },
  { name: 'AT1G00010', symbols: ['XYZ1'], titles: ['MODIFIER OF AG ACTIVITY'], notes: null },
  { name: 'AT1G00020', symbols: ['XYZ2'], titles: [], notes: `${'AG '.repeat(30)}regulates flowers; AG AG.` },
  { name: 'AT1G00030', symbols: ['SOC1 (A*B) "q" \\ AND'], titles: [], notes: 'Müller’s regulators of the naïve response to cold' },
  { name: 'AT2G00010', symbols: ['ZED10'], titles: ['ZEDLIKE1'], notes: null },
  { name: 'AT2G00020', symbols: ['ZED20'], titles: ['ZEDLIKE2'], notes: null, papers: 300 },
  { name: 'AT2G00030', symbols: ['XYZ3'], titles: [], notes: 'The zone is quiet in copper roots.' },
  { name: 'AT2G00040', symbols: ['XYZ4'], titles: [], notes: 'Needed for the quiet zone in copper roots.' },
  { name: 'AT3G00010', symbols: ['XYZ5'], titles: [], notes: 'Encodes a kinase.', terms: ['amber biosynthetic process'] },
  { name: 'AT3G00020', symbols: ['XYZ6'], titles: [], notes: 'Makes the amber of leaves.', terms: ['amber biosynthetic process'] },
  { name: 'AT3G00030', symbols: ['XYZ7'], titles: [], notes: 'Stores the amber of leaves.', terms: ['storage'] },
  { name: 'AT3G00040', symbols: ['XYZ8'], titles: [], notes: 'Required for breakdown of jade.', terms: ['opal catabolic process'] },
  { name: 'AT3G00050', symbols: ['XYZ10'], titles: [], notes: 'Non-amber.' },
  { name: 'AT3G00060', symbols: ['XYZ11'], titles: [], notes: null, terms: ['response to opal ion starvation'] },
  { name: 'AT5G00010', symbols: ['PIT1'], titles: [], notes: 'A pump of the cell.', terms: ['onyx transport'], synonyms: ['onyx uptake'] },
  { name: 'AT5G00020', symbols: ['PIT2'], titles: [], notes: 'Carries onyx.', terms: ['transport'] },
  { name: 'AT5G00030', symbols: ['PIT3'], titles: [], notes: 'Found where topaz, garnet and beryl are.' },
  { name: 'AT5G00040', symbols: ['PIT4'], titles: [], notes: 'Found where topaz and garnet are.', papers: 900 },
  { name: 'AT5G00050', symbols: ['PIT5'], titles: [], notes: 'Found where topaz is.', papers: 900 },
  { name: 'AT5G00060', symbols: ['PIT6'], titles: [], notes: 'Coral.', papers: 3 },
  { name: 'AT5G00070', symbols: ['PIT7'], titles: [], notes: 'Coral.', papers: 3, articles: ['A paper on coral', 'More on corals'] },
  { name: 'AT5G00080', symbols: ['PIT8'], titles: [], notes: null, articles: ['A paper on jasper'] },
  { name: 'AT5G00090', symbols: [], titles: [], notes: null, mutant: 'OPA4' },
  { name: 'AT5G00100', symbols: ['PIT9'], titles: [], notes: 'A member of OPA.', papers: 3 },
  { name: 'AT4G00010', symbols: ['RPF4'], titles: ['RUBY PEPTIDE FACTOR 4'], notes: null, isLesser: true, papers: 2 },
  { name: 'AT4G00020', symbols: ['XYZ9'], titles: [], notes: 'A ruby peptide for which it is known.', papers: 2 },
  { name: 'AT4G00030', symbols: ['RPF1'], titles: ['RUBY PEPTIDE FACTOR 1'], notes: null, papers: 2 },
]
  .map((gene, rank) => ({ ...gene, key: rank + 1 }))
  .concat(Array.from({ length: 30 }, (_, rank) => ({ key: 100 + rank, name: 'TWIN', symbols: [], titles: [], notes: null })))

const { engine, indexPrefix } = testEngine()
const index = indexName(indexPrefix, 'gene', 'general')

beforeAll(async () => {
  await createIndex(engine, index, definition)
  await bulkIndex(engine, index, Readable.from(genes.map((gene) => ({ id: String(gene.key), document: gene }))))
  await finishIndex(engine, index)
})

function bodyOf(text: string, window: Window): object {
  return searchBody(definition, { query: generalQuery(definition, text), isRanked: true, window })
}

async function namesFor(text: string, window = { from: 0, size: 25 }): Promise<string[]> {
  const answer = await engine.search<GeneHit>(index, bodyOf(text, window))
  return answer.sources.map((gene) => gene.name)
}

test.each(['AG', 'ag', ' aG '])('[GENERAL-018] %j: the whole symbol first, then its beginnings, then words', async (text) => {
  const names = await namesFor(text)
  expect(names.slice(0, 3)).toEqual(['AT4G18960', 'AT2G45650', 'AT5G15800'])
  expect(names.slice(3).toSorted()).toEqual(['AT1G00010', 'AT1G00020'])
})

test('ids are found in any case and by their beginning', async () => {
  expect(await namesFor('at4g18960')).toEqual(['AT4G18960'])
  expect(await namesFor('at1g0')).toEqual(['AT1G00010', 'AT1G00020', 'AT1G00030'])
})

test('a whole full name is a name: AGAMOUS comes before AGAMOUS-LIKE', async () => {
  expect((await namesFor('agamous'))[0]).toBe('AT4G18960')
  expect(await namesFor('Agamous-like')).toEqual(['AT2G45650', 'AT5G15800'])
})

test('text is found by its words, whatever their endings and accents, also when they lie in different fields', async () => {
  expect(await namesFor('regulator response')).toEqual(['AT1G00030'])
  expect(await namesFor('muller NAIVE')).toEqual(['AT1G00030'])
  expect(await namesFor('flower')).toEqual(['AT1G00020'])
  expect(await namesFor('AGL6 mads')).toEqual(['AT2G45650'])
  expect(await namesFor('flower nonsense')).toEqual([])
})

test('of what matches alike the better known comes first, but ids that begin alike keep their order', async () => {
  expect(await namesFor('zed')).toEqual(['AT2G00020', 'AT2G00010'])
  expect((await namesFor('at2g000')).slice(0, 2)).toEqual(['AT2G00010', 'AT2G00020'])
})

test('a full name is found by its beginning, and words that stand together before scattered ones', async () => {
  expect(await namesFor('zedlike')).toEqual(['AT2G00020', 'AT2G00010'])
  expect(await namesFor('edlike')).toEqual([])
  expect(await namesFor('quiet zone')).toEqual(['AT2G00040', 'AT2G00030'])
})

test('[GENERAL-020] words of a description lift what a term finds', async () => {
  expect(await namesFor('amber biosynthetic')).toEqual(['AT3G00020', 'AT3G00010'])
})

test('[GENERAL-024] both of two words, two of three, and three of four find; what has all of them comes first, however well known', async () => {
  expect(await namesFor('topaz beryl')).toEqual(['AT5G00030'])
  expect(await namesFor('topaz garnet beryl')).toEqual(['AT5G00030', 'AT5G00040'])
  expect(await namesFor('topaz garnet nonsense')).toEqual(['AT5G00040', 'AT5G00030'])
  expect(await namesFor('topaz garnet beryl nonsense')).toEqual(['AT5G00030'])
})

test('[GENERAL-013] words of one term come before words of a term and a description', async () => {
  expect(await namesFor('onyx transport')).toEqual(['AT5G00010', 'AT5G00020'])
})

test('[GENERAL-025] synonyms of terms find what is annotated to them', async () => {
  expect(await namesFor('onyx uptake')).toEqual(['AT5G00010'])
})

test('[GENERAL-026] papers with the words in their titles lift what else has them, and find nothing', async () => {
  expect(await namesFor('coral')).toEqual(['AT5G00070', 'AT5G00060'])
  expect(await namesFor('jasper')).toEqual([])
})

test('[GENERAL-027] AtPIT3 is PIT3, but a name that is typed as it is comes first', async () => {
  for (const text of ['AtPIT3', 'ATPIT3', 'atpit3']) expect(await namesFor(text)).toEqual(['AT5G00030'])
})

test('[GENERAL-028] a genetic locus whose name begins with the text follows genes that are described by it, and is first by its whole name', async () => {
  expect(await namesFor('OPA')).toEqual(['AT5G00100', 'AT5G00090'])
  expect((await namesFor('opa4'))[0]).toBe('AT5G00090')
})

test('[GENERAL-022] full names of lesser members of a family find them, but do not lift them above what has the words otherwise', async () => {
  expect(await namesFor('ruby peptide')).toEqual(['AT4G00030', 'AT4G00020', 'AT4G00010'])
  expect(await namesFor('ruby pept')).toEqual(['AT4G00030', 'AT4G00010'])
})

test.each([
  ['amber biosynthesis', ['AT3G00020', 'AT3G00010']],
  ['synthesis of amber', ['AT3G00020', 'AT3G00010']],
  ['opal degradation', ['AT3G00040']],
  ['opal breakdown', ['AT3G00040']],
  ['catabolism of jade', ['AT3G00040']],
  ['nonamber', ['AT3G00050']],
  ['opal deficiency', ['AT3G00060']],
])('[GENERAL-021] %s finds what is called by another word for the same process', async (text, names) => {
  expect(await namesFor(text)).toEqual(names)
})

test('only fields of the hit come back', async () => {
  const { sources } = await engine.search<GeneHit>(index, bodyOf('AG', { from: 0, size: 1 }))
  expect(sources).toEqual([{ key: 1, name: 'AT4G18960' }])
})

test('hits of equal rank and name are on one page each, and all are counted', async () => {
  const pages = await Promise.all([0, 10, 20].map((from) => engine.search<GeneHit>(index, bodyOf('twin', { from, size: 10 }))))
  expect(pages.map((page) => page.total)).toEqual([30, 30, 30])
  expect(pages.flatMap((page) => page.sources.map((gene) => gene.key))).toEqual(Array.from({ length: 30 }, (_, rank) => 100 + rank))
})

test('special characters are text: they find what holds them and do nothing else', async () => {
  expect(await namesFor('soc1 (a*b) "Q" \\ and')).toEqual(['AT1G00030'])
  expect(await namesFor('SOC1 (A*')).toEqual(['AT1G00030'])
})

test.each([
  '*',
  '"',
  '(',
  '\\',
  'AND',
  'twin OR ag',
  'name:*',
  '[* TO *]',
  '/.*/',
  '{"match_all":{}}',
  'x~9',
  '🌱',
  '\u0000',
  '\ud83d',
  '漢'.repeat(200),
  'a-'.repeat(100),
  'z'.repeat(200),
])('%j finds nothing and breaks nothing', async (text) => {
  expect(await namesFor(text)).toEqual([])
})
