import type { ReleaseCoverage } from '@rosette/contract-kit/kind/release-coverage.ts'
import { keywordCategories } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { oncePerRelease } from '@rosette/release-kit/once-per-release.ts'
import { loadSequenceCoverage } from '@rosette/sequence-store/load-coverage.ts'

/** The releases that a process serves at one time, and the one before. */
const maxCached = 3

/** Reads what a release covers. */
export function releaseCoverages(db: Pick<Database, 'release'>): (releaseId: string) => Promise<ReleaseCoverage> {
  return oncePerRelease((releaseId) => loadReleaseCoverage(db, releaseId), maxCached)
}

async function loadReleaseCoverage(db: Pick<Database, 'release'>, releaseId: string): Promise<ReleaseCoverage> {
  const release = db.release(releaseId)
  const [sequences, publications, categories] = await Promise.all([
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
  ])
  const genesOf = (category: string) => categories.find((row) => row.category === category)?.genes ?? 0
  // fromEntries loses the key type: every category has an entry.
  const annotatedGenes = Object.fromEntries(
    keywordCategories.map((category) => [category, genesOf(category)]),
  ) as ReleaseCoverage['annotatedGenes']
  return { releaseId, sequences, publications, annotatedGenes }
}
