import type { SearchAnswer, SearchOptions } from '@rosette/contract-kit/search/search-contract.ts'
import { readTypedText } from '@rosette/contract-kit/search/typed-text.ts'
import { searchTarget } from '@rosette/features/results/server/search-target.ts'
import { resultCategories, resultCategoryNames } from '@rosette/features/site/contract/result-categories.ts'
import { cardOf, type ResultSource } from '@rosette/kinds/registry/search-cards.ts'
import { kindOfSearch, searchCategories } from '@rosette/kinds/registry/search-entries.ts'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { demoSite } from '../demo-site.ts'
import { demoDatabase } from '../live/demo-database.ts'
import { testEngine } from '../live/test-engine.ts'
import { type Control, toTerms } from './condition.ts'
import { describeDifferences } from './describe-differences.ts'
import { withExpectedFields } from './expected-fields.ts'
import { textsOf } from './fold-text.ts'
import { formOf, lists } from './forms.ts'
import { generalTier, readWords } from './general-tier.ts'
import { allCriteria, criteriaIn, randomForm } from './random-form.ts'
import { randomOptions, randomText } from './random-options.ts'
import { schemaOf } from './schema-values.ts'
import { loadSearchDocuments, type SearchDocument, type SearchDocuments } from './search-documents.ts'
import { type PlainSearch, searchPlainly } from './search-plainly.ts'

const database = demoDatabase()
const { app } = await demoSite()
const { engine } = testEngine()

const loaded = new Map<string, Promise<SearchDocuments>>()

function documentsOf(source: ResultSource): Promise<SearchDocuments> {
  const name = JSON.stringify(source)
  const documents = loaded.get(name) ?? loadSearchDocuments(database, source).then((all) => withExpectedFields(database, source, all))
  loaded.set(name, documents)
  return documents
}

async function ask(path: string, body: object): Promise<SearchAnswer<SearchDocument>> {
  const { statusCode, payload } = await app.inject({ method: 'POST', url: `/api/search/${path}`, payload: body })
  if (statusCode !== 200) throw new Error(`${statusCode}: ${payload}`)
  return JSON.parse(payload)
}

// Object.keys forgets which names it saw.
const listNames = Object.keys(lists) as (keyof typeof lists)[]

// Searches of each form and each category of the search box; `npm run check:search` asks for more.
const seed = Number(process.env.SEARCH_CHECK_SEED ?? 5)
const runs = Number(process.env.SEARCH_CHECK_RUNS ?? 40)
/** Searches in which each control of a form is certain to be used. */
const leastDraws = runs >= 100 ? 8 : 4
const texts = Number(process.env.SEARCH_CHECK_TEXTS ?? 6)

describe('what the search box finds is what comparing all documents finds, in the order of the tiers', () => {
  test.each(searchCategories)('[API-017] [GENERAL-012] %s', { timeout: 60_000 + texts * 500 }, async (category) => {
    const source: ResultSource = { kind: kindOfSearch(category) }
    const all = await documentsOf(source)
    const fields = Object.keys(all.definition.fields).filter((field) => all.definition.fields[field]?.role !== 'none')
    const { index } = searchTarget(source, database.indexPrefix, database.releaseId)
    const wordsOf = await readWords(
      engine,
      index,
      'words',
      all.documents.flatMap((document) => fields.flatMap((field) => textsOf(document, field))),
    )
    await fc.assert(
      fc.asyncProperty(randomText(all, fields), randomOptions(all), async (text, options) => {
        const meanings = readTypedText(text.toWellFormed())
        const queryWordsOf = await readWords(engine, index, 'words_query', meanings)
        const search: PlainSearch = {
          ...options,
          isRanked: true,
          rankOf: (document) =>
            Math.max(...meanings.map((each) => generalTier(all, document, { text: each, words: queryWordsOf(each) }, wordsOf))),
        }
        const answer = await ask('general', { searchText: text, category, ...options })
        expect(differences(all, options, search, answer)).toEqual([])
      }),
      { seed, numRuns: texts },
    )
  })
})

const tally = { searches: 0, found: 0 }

function differences(all: SearchDocuments, options: SearchOptions, search: PlainSearch, answer: SearchAnswer<SearchDocument>): string[] {
  const isByRank = search.isRanked && (options.sort ?? []).length === 0
  tally.searches++
  if (answer.total > 0) tally.found++
  return describeDifferences({ definition: all.definition, options, isByRank }, searchPlainly(all, search), answer)
}

const searched = [
  ...resultCategoryNames.map((name) => ({ name, ...resultCategories[name] })),
  ...listNames.map((name) => ({ name, source: lists[name], call: name })),
]

describe('what a form finds is what comparing all documents finds, sorted, narrowed and counted', () => {
  test.each(searched)('[API-016] [API-043] $name', { timeout: 60_000 + runs * 500 }, async ({ name, source, call }) => {
    const { controls, isListed = () => true } = formOf(name, source, await documentsOf({ kind: 'locus' }))
    const all = await documentsOf(source)
    const generated = new Set<string>()
    const draws = new Map<Control, number>()
    const property = (certain?: Control) =>
      fc.asyncProperty(randomForm(all, controls, certain), randomOptions(all), async ({ criteria, holds, rankOf }, options) => {
        for (const criterion of criteriaIn(criteria)) generated.add(criterion)
        if (certain) draws.set(certain, (draws.get(certain) ?? 0) + 1)
        const rankOfFound = (document: SearchDocument) => (isListed(document, criteria) && holds(document) ? (rankOf?.(document) ?? 1) : 0)
        const search: PlainSearch = { ...options, isRanked: rankOf !== undefined, rankOf: rankOfFound }
        // Clones and vectors share a call (API-018).
        const searchTerms = toTerms({ ...(name === 'vector' && { category: name }), ...criteria })
        expect(differences(all, options, search, await ask(call, { searchTerms, ...options }))).toEqual([])
      })
    // Each control is guaranteed its share of the searches; the others may leave it empty.
    const turns = [undefined, ...controls]
    for (const [turn, certain] of turns.entries()) {
      await fc.assert(property(certain), { seed: seed + turn, numRuns: Math.max(leastDraws, Math.ceil(runs / turns.length)) })
    }
    for (const [index, control] of controls.entries())
      expect(draws.get(control) ?? 0, `control ${index + 1}`).toBeGreaterThanOrEqual(leastDraws)
    const wanted = allCriteria(schemaOf(cardOf(source).criteria)).filter((criterion) => !notCompared.has(criterion))
    if (runs >= 100) expect(wanted.filter((criterion) => !isGenerated(criterion, generated))).toEqual([])
  })
})

/** Fields of the calls that restrict nothing here. */
const notCompared: ReadonlySet<string> = new Set([
  // The only species, the only unit, the counts of an earlier answer, and the word for clones, which is the default.
  'taxonName',
  'lociMatchCount',
  'geneModelCount',
  'category',
  // Distances on the Earth, which are compared in near-place.live.test.ts.
  'near.place',
  'near.latitude',
  'near.longitude',
  'near.radius_km',
  // Only who is signed in may ask for it.
  'email.search_method',
  'email.search_input',
  // What the search box finds and what filters leave is compared above.
  'genes.search.searchText',
  'genes.search.filters',
])

/** Also what lies below it: a search within a search. */
function isGenerated(criterion: string, generated: ReadonlySet<string>): boolean {
  return generated.has(criterion) || [...generated].some((path) => path.startsWith(`${criterion}.`))
}

// Of whichever searches ran.
afterAll(() => {
  if (tally.searches > 0) expect(tally.found / tally.searches, 'searches that found something').toBeGreaterThan(0.5)
})
