import { openDatabase } from '@rosette/database/open-database.ts'
import { anonymous } from '@rosette/features/access/contract/access.ts'
import { loadKnownLists } from '@rosette/features/enrichment/server/fixtures/known-lists.ts'
import { contentSenderOf, keepListContent } from '@rosette/features/list-contents/server/list-content-store.ts'
import type { BenchOptions } from '../bench-options.ts'
import { alternate } from '../measure/compare-sides.ts'
import { type RecordedCall, recordQuestions } from '../questions/record-questions.ts'
import { checkSameAnswers, sidesOf } from '../questions/sides-of.ts'
import { searchTexts } from '../search-mix.ts'
import { type Stage, withStage } from '../stage.ts'

/**
 * The first page of results within a list of 30,000 loci, and of the mutants of 1,000, both with facets, beside the same questions at
 * OpenSearch and PostgreSQL. A release with fewer loci is measured with all that it has.
 */
export async function benchListPages(options: BenchOptions): Promise<object> {
  return withStage(async (stage) => {
    const [most, some] = [await keepLoci(stage, 30_000), await keepLoci(stage, 1000)]
    const searches = searchTexts.map((text) => withinCall(text, most.id))
    return {
      within: { loci: most.loci, ...(await compare(stage, searches, options)) },
      mutants: { loci: some.loci, ...(await compare(stage, [mutantsCall(some.id)], options)) },
      release: stage.releaseId,
    }
  }, options)
}

/** So many loci of all chromosomes as a content, which is forgotten like any other that nobody opens. */
async function keepLoci({ databaseUrl: url, releaseId }: Stage, wanted: number): Promise<{ id: string; loci: number }> {
  const db = openDatabase({ url, poolSize: 1, applicationName: 'rosette bench' })
  try {
    const { all } = await loadKnownLists(db.pool, releaseId)
    const items = all
      .filter((_, at) => Math.floor((at * wanted) / all.length) !== Math.floor(((at - 1) * wanted) / all.length))
      .slice(0, wanted)
    return {
      id: await keepListContent(db.community, { kind: 'locus', items }, contentSenderOf(anonymous, 'bench'), new Date()),
      loci: items.length,
    }
  } finally {
    await db.close()
  }
}

function withinCall(searchText: string, content: string): RecordedCall {
  const body = { searchText, category: 'genes', filters: { list: { include: [content] } }, facets: true, page: 1, pageSize: 25 }
  return { method: 'POST', path: '/api/search/general', body }
}

function mutantsCall(content: string): RecordedCall {
  return { method: 'GET', path: `/api/mutants?list=${content}`, body: null }
}

async function compare(stage: Stage, calls: readonly RecordedCall[], options: BenchOptions): Promise<object> {
  // If nothing is found, the API also looks for other spellings.
  const found = (await recordQuestions(stage, calls)).filter(({ total }) => total > 0)
  await checkSameAnswers(stage, found)
  return { calls: found.length, ...(await alternate(sidesOf(stage, found, options.clients), options)) }
}
