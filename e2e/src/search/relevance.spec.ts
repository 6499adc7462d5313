import { type APIRequestContext, expect } from '@playwright/test'
import { openDatabase } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { withDatabase } from '@rosette/database/scratch-database.ts'
import { indexName } from '@rosette/search-engine/index/index-definition.ts'
import { type JudgedQuery, judgedQueries, rankEvaluation } from '@rosette/test-kit/relevance/judged-queries.ts'
import { misspeltTexts } from '@rosette/test-kit/relevance/misspelt-texts.ts'
import { type SampledIdentifier, sampleIdentifiers } from '@rosette/test-kit/relevance/sample-identifiers.ts'
import { type BiologistQuestion, biologistQuestions } from '../../../tools/relevance/biologist-questions.ts'
import { ownQuestions } from '../../../tools/relevance/own-questions.ts'
import { test } from '../kit/test.ts'

const { E2E_REAL_URL: url, E2E_REAL_NAME: site = '', DATABASE_URL = '', OPENSEARCH_URL } = process.env

test.skip(!url, 'the official files are not at hand: ROSETTE_RELEASE_DIR is not set')
test.use({ baseURL: url })

const sampleSize = 2000
const callsAtOnce = 8

type Hit = { locus_tairObjectId: number; gene_name: string }
type Answer = { docs: Hit[]; total: number; isOfMostWords?: boolean; didYouMean?: string | null; whys?: ({ label: string } | null)[] }

async function search(request: APIRequestContext, searchText: string, pageSize: number, category = 'genes'): Promise<Answer> {
  const data = { searchText, category, page: 1, pageSize, highlight: pageSize <= 250 }
  const answer = await request.post('/api/search/general', { data })
  expect(answer.status(), searchText).toBe(200)
  return answer.json()
}

async function findReleaseId(request: APIRequestContext): Promise<string> {
  return (await (await request.get('/api/release')).json()).releaseId
}

/** Why the record meant is not first, or null if it is: all loci that share a name fill the first places. */
async function missOf(request: APIRequestContext, { name, type, keys }: SampledIdentifier): Promise<string | null> {
  // Typed as people type.
  const { docs } = await search(request, name.toLowerCase(), Math.min(keys.length, 250))
  const found = new Set(docs.map((doc) => doc.locus_tairObjectId))
  if (keys.every((key) => found.has(key))) return null
  return `${type} ${name} (${keys.length} loci): ${docs.map((doc) => doc.gene_name).join(', ') || 'nothing'} instead`
}

test('the locus that an id, model, symbol, alias or UniProt accession names is the first hit', async ({ request }) => {
  const database = openDatabase({ url: withDatabase(DATABASE_URL, site) })
  const sample = await sampleIdentifiers(database.pool, await findReleaseId(request), sampleSize).finally(database.close)
  expect(sample).toHaveLength(sampleSize)
  const misses: string[] = []
  const waiting = sample.values()
  const ask = async () => {
    for (const identifier of waiting) misses.push(...[await missOf(request, identifier)].filter((miss) => miss !== null))
  }
  await Promise.all(Array.from({ length: callsAtOnce }, ask))
  test.info().annotations.push({ type: 'relevance', description: `${misses.length} of ${sampleSize} missed. ${misses.join('; ')}` })
  expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(sampleSize * 0.005)
})

/** Which share of the judged genes stands among the first hits, by the engine's own evaluation. */
async function evaluate(request: APIRequestContext, queries: readonly JudgedQuery[], hits: number) {
  const database = openDatabase({ url: withDatabase(DATABASE_URL, site) })
  const releaseId = await findReleaseId(request)
  const names = queries.flatMap(({ genes }) => Object.values(genes))
  const { rows } = await database.pool
    .query<{ name: string; key: number }>(
      `select name, key from ${schemaOf(releaseId)}.identifier where kind = 'locus' and type = 'name' and name = any($1)`,
      [names],
    )
    .finally(database.close)
  const keyOf = new Map(rows.map(({ name, key }) => [name, key]))
  expect(names.filter((name) => !keyOf.has(name))).toEqual([])
  const index = indexName(site, 'locus', releaseId)
  const answer = await request.post(`${OPENSEARCH_URL}/${index}/_rank_eval`, { data: rankEvaluation(index, queries, keyOf, hits) })
  expect(answer.status()).toBe(200)
  const { metric_score: score, details, failures } = await answer.json()
  expect(failures).toEqual({})
  expect(Object.keys(details)).toHaveLength(queries.length)
  const missed = Object.entries<{ metric_score: number }>(details).filter(([, { metric_score }]) => metric_score < 1)
  return { score: Number(score), missed: missed.map(([text, { metric_score }]) => `${text}: ${metric_score}`).join('\n') }
}

// Judged when the search knew names and descriptions only; docs/measured.md says what else stands there today.
const leastJudged = { 10: 0.93, 20: 0.97 } as const

test('what was judged by hand is among the first ten or twenty hits, by the engine’s own evaluation', async ({ request }) => {
  expect(judgedQueries).toHaveLength(60)
  for (const hits of [10, 20] as const) {
    const { score, missed } = await evaluate(request, judgedQueries, hits)
    expect(score, missed).toBeGreaterThanOrEqual(leastJudged[hits])
  }
})

// The goal is 0.9; docs/measured.md says what is reached and what limits it.
const leastRecall = 0.8
const namingGenes = biologistQuestions.filter(({ number }) => number !== 3)

/** Question 21: which share of the first twenty hits has such a phenotype. */
async function shareOfLethal(request: APIRequestContext): Promise<number> {
  const { docs } = await find(request, 'genes', 'embryo lethal')
  return docs.filter(({ phenotypes }) => phenotypes.some((text) => /embryo/i.test(text) && /lethal/i.test(text))).length / 20
}

test('[GENERAL-019] what biologists ask for is among the first twenty hits, by the engine’s own evaluation (needs ROSETTE_REAL_SITE)', async ({
  request,
}) => {
  const { score, missed } = await evaluate(request, namingGenes, 20)
  // Far more than twenty loci are embryo lethal: the share of the first twenty that are.
  const lethal = await shareOfLethal(request)
  const recall = (score * namingGenes.length + lethal) / (namingGenes.length + 1)
  expect(recall, `${missed}\nembryo lethal: ${lethal}`).toBeGreaterThanOrEqual(leastRecall)
})

type Recall = { number: number; text: string; recall: number }

/** Which share of the genes of each question is among the first twenty hits. */
async function recallsOf(request: APIRequestContext, questions: readonly BiologistQuestion[]): Promise<Recall[]> {
  const recalls: Recall[] = []
  for (const { number, text, genes } of questions) {
    const found = new Set((await search(request, text, 20)).docs.map((doc) => doc.gene_name))
    const wanted = Object.values(genes)
    recalls.push({ number, text, recall: wanted.filter((name) => found.has(name)).length / wanted.length })
  }
  return recalls
}

/** The mean of all, of the questions with odd numbers, on which the weights were chosen, and of the others; noted with the test. */
function report(recalls: readonly Recall[]) {
  const meanOf = (list: readonly Recall[]) => list.reduce((sum, { recall }) => sum + recall, 0) / list.length
  const [odd, even] = [0, 1].map((rest) => meanOf(recalls.filter(({ number }) => number % 2 !== rest)))
  const missed = recalls.filter(({ recall }) => recall < 1).map(({ number, text, recall }) => `${number} ${text}: ${recall.toFixed(2)}`)
  const description = `odd ${odd?.toFixed(3)}, even ${even?.toFixed(3)}. ${missed.join('; ')}`
  test.info().annotations.push({ type: 'relevance', description })
  return { mean: meanOf(recalls), even, description }
}

test('[GENERAL-019] [GENERAL-013] and through the API, where the weights were chosen and where they were not (needs ROSETTE_REAL_SITE)', async ({
  request,
}) => {
  const lethal = { number: 21, text: 'embryo lethal', recall: await shareOfLethal(request) }
  const { mean, description } = report([...(await recallsOf(request, biologistQuestions)), lethal])
  expect(mean, description).toBeGreaterThanOrEqual(leastRecall)
})

// Below what is reached; docs/measured.md has the figure, and `npm run check:relevance` the goal.
const leastOfOwn = 0.75

test('[GENERAL-020] [GENERAL-021] [GENERAL-022] [GENERAL-023] questions that chose no weight are answered as well as before (needs ROSETTE_REAL_SITE)', async ({
  request,
}) => {
  const { even, description } = report(await recallsOf(request, ownQuestions))
  expect(even, description).toBeGreaterThanOrEqual(leastOfOwn)
})

type NamedHit = Hit & { name: string; full_name: string; phenotypes: string[]; locusList: string[] }

async function find(
  request: APIRequestContext,
  category: string,
  text: string,
): Promise<{ docs: NamedHit[]; total: number; labels: string[] }> {
  const { docs, total, whys = [] } = await search(request, text, 20, category)
  // Rows of other categories have these fields instead.
  return { docs: docs as NamedHit[], total, labels: whys.map((why) => why?.label ?? '') }
}

test('[GENERAL-019] questions for phenotypes, ids and places find what has them (needs ROSETTE_REAL_SITE)', async ({ request }) => {
  for (const text of ['late flowering', 'dwarf']) {
    const { docs, total, labels } = await find(request, 'germplasm', text)
    expect(total).toBeGreaterThan(100)
    expect(labels.filter((label) => label === 'phenotype').length).toBeGreaterThanOrEqual(18)
    expect(docs.filter(({ locusList }) => locusList.length > 0).length).toBeGreaterThanOrEqual(18)
  }
  for (const text of ['CS25', 'N25', 'CS 25']) expect((await find(request, 'germplasm', text)).docs[0]?.name).toBe('CS25')
  for (const text of ['P17839', 'AT4G 18960', 'at4g18960.1'])
    expect((await find(request, 'genes', text)).docs[0]?.gene_name).toBe('AT4G18960')
  const both = await find(request, 'genes', 'AT4G18960,AT1G65480')
  expect(both.docs.map((doc) => doc.gene_name).toSorted()).toEqual(['AT1G65480', 'AT4G18960'])
  expect((await find(request, 'protein', 'P17839')).docs[0]?.name).toMatch(/^AT4G18960\./)
  expect((await find(request, 'genes', 'SALK_014999')).labels).toContain('insertion line')
  expect((await find(request, 'genes', '29371438')).labels).toContain('PubMed id')
  for (const text of ['IPR002100', 'PF00319']) expect((await find(request, 'genes', text)).total).toBeGreaterThan(90)
  const [greek, spelled] = [await find(request, 'genes', 'β-glucosidase'), await find(request, 'genes', 'beta-glucosidase')]
  expect(greek.total).toBeGreaterThan(10)
  expect(greek.docs).toEqual(spelled.docs)
  expect((await find(request, 'ecotype', 'Col-0')).docs[0]?.full_name).toBe('Col-0')
  expect((await find(request, 'ecotype', 'Sweden')).total).toBeGreaterThan(1000)
})

test('[GENERAL-018] a search for kinase is not led by full names that only begin with it (needs ROSETTE_REAL_SITE)', async ({
  request,
}) => {
  const { docs } = await search(request, 'kinase', 10)
  const names = docs.map((doc) => doc.gene_name)
  // ROPGEF1, 2 and 3, named KINASE PARTNER PROTEIN-LIKE.
  for (const name of ['AT4G38430', 'AT1G01700', 'AT4G00460']) expect(names.slice(0, 5)).not.toContain(name)
})

test('[GENERAL-025] [GENERAL-027] [GENERAL-028] what a biologist types finds what they mean (needs ROSETTE_REAL_SITE)', async ({
  request,
}) => {
  const namesFor = async (text: string) => (await search(request, text, 20)).docs.map((doc) => doc.gene_name)
  // NCED3 and DREB2A; SEX1 and BAM3; MYB28, CYP83A1 and SUR1; FIT and IRT1.
  expect(await namesFor('drought')).toEqual(expect.arrayContaining(['AT3G14440', 'AT5G05410']))
  expect(await namesFor('starch degradation')).toEqual(expect.arrayContaining(['AT1G10760', 'AT4G17090']))
  expect(await namesFor('glucosinolate biosynthesis')).toEqual(expect.arrayContaining(['AT5G61420', 'AT4G13770', 'AT2G20610']))
  expect(await namesFor('iron deficiency')).toEqual(expect.arrayContaining(['AT2G28160', 'AT4G19690']))
  expect((await namesFor('AtPHYB'))[0]).toBe('AT2G18790')
  for (const name of (await namesFor('MADS')).slice(0, 10)) expect(name).toMatch(/^AT\dG\d{5}$/)
})

test('[GENERAL-030] words within a term suggest it, and obsolete terms are never suggested (needs ROSETTE_REAL_SITE)', async ({
  request,
}) => {
  const answer = await request.get('/api/suggest?text=water%20depri')
  const { suggestions } = await answer.json()
  expect(suggestions[0]).toMatchObject({ record: { kind: 'keyword', label: 'response to water deprivation' } })
  const { terms } = await (await request.get('/api/suggest/terms?text=obsolete')).json()
  expect(terms).toEqual([])
})

test('misspelt texts are answered with what was meant', async ({ request }) => {
  for (const { text, meant } of misspeltTexts) {
    const { total, isOfMostWords, didYouMean } = await search(request, text, 1)
    expect([text, total === 0 || isOfMostWords, didYouMean]).toEqual([text, true, meant])
  }
})
