import type { ReleaseCoverage } from '@rosette/contract-kit/kind/release-coverage.ts'
import { keywordCategories } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { loadSequenceCoverage } from '@rosette/sequence-store/load-coverage.ts'
import { LRUCache } from 'lru-cache'

/** The releases that a process serves at one time, and the one before. */
const maxCached = 3

/** Reads what a release covers. A release never changes, so each is counted once. */
export function releaseCoverages(db: Pick<Database, 'release'>): (releaseId: string) => Promise<ReleaseCoverage> {
  const cache = new LRUCache<string, Promise<ReleaseCoverage>>({ max: maxCached })
  return (releaseId) => {
    const known = cache.get(releaseId)
    if (known) return known
    const loading = loadReleaseCoverage(db, releaseId)
    cache.set(releaseId, loading)
    // What failed is tried again by the next request.
    loading.catch(() => cache.delete(releaseId))
    return loading
  }
}

async function loadReleaseCoverage(db: Pick<Database, 'release'>, releaseId: string): Promise<ReleaseCoverage> {
  const release = db.release(releaseId)
  const [sequences, publications, categories, optionalData] = await Promise.all([
    loadSequenceCoverage(db, releaseId),
    release
      .selectFrom('publication')
      .select(({ fn }) => [
        fn.countAll<number>().as('of'),
        fn.count<number>('title').as('withTitle'),
        fn.count<number>('authors').as('withAuthors'),
        fn.count<number>('pubName').as('withJournal'),
      ])
      .executeTakeFirstOrThrow(),
    release
      .selectFrom('annotation')
      .innerJoin('ontologyTerm', 'ontologyTerm.keywordId', 'annotation.keywordId')
      .select(({ fn }) => ['ontologyTerm.category', fn.count<number>('annotation.locusId').distinct().as('genes')])
      .where('annotation.isNegated', '=', false)
      .groupBy('ontologyTerm.category')
      .execute(),
    countOptionalData(release),
  ])
  const genesOf = (category: string) => categories.find((row) => row.category === category)?.genes ?? 0
  // fromEntries loses the key type: every category has an entry.
  const annotatedGenes = Object.fromEntries(
    keywordCategories.map((category) => [category, genesOf(category)]),
  ) as ReleaseCoverage['annotatedGenes']
  return { releaseId, sequences, publications, annotatedGenes, optionalData }
}

async function countOptionalData(release: ReleaseDb): Promise<ReleaseCoverage['optionalData']> {
  const [pathways, sets, species] = await Promise.all([
    release
      .selectFrom('pathway')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
    release.selectFrom('geneSetLine').select(['file', 'name']).distinct().execute(),
    release.selectFrom('orthologSpecies').select('species').execute(),
  ])
  return { pathway: pathways.count, gene_set: sets.length, ortholog: species.length }
}
