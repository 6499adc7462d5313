import { amongKeys } from '@rosette/database/keyed-rows.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { type CorrelationMethod, mostSimilar, type SimilarGenes } from '@rosette/kinds/locus/contract/similar-genes.ts'
import { LRUCache } from 'lru-cache'
import type { CostBudget } from '../../../access/server/cost-budget.ts'
import { findNeighbours } from './find-neighbours.ts'
import { loadProfiles, type Profiles } from './load-profiles.ts'

export type SimilarQuery = { releaseId: string; dataSet: string; locusName: string; method: CorrelationMethod }

/** The largest takes 20 MB: both methods of two data sets. */
const mostProfiles = 4
const mostAnswers = 200

/** Multiplications that a core does in about a millisecond. */
const stepsInPoint = 1_000_000

/** Finds the genes like one; null if the release does not have the data set. Profiles are read once and kept. */
export function similarGeneFinder(
  db: Pick<Database, 'release'>,
): (query: SimilarQuery, budget: CostBudget) => Promise<SimilarGenes | null> {
  const profiles = new LRUCache<string, Promise<Profiles | null>>({ max: mostProfiles })
  const answers = new LRUCache<string, SimilarGenes>({ max: mostAnswers })

  function profilesOf({ releaseId, dataSet, method }: SimilarQuery): Promise<Profiles | null> {
    const name = [releaseId, dataSet, method].join(' ')
    const known = profiles.get(name)
    if (known) return known
    const loading = loadProfiles(db.release(releaseId), dataSet, method)
    profiles.set(name, loading)
    // What failed is tried again by the next request, and data sets that do not exist take no place.
    loading.then(
      (found) => found ?? profiles.delete(name),
      () => profiles.delete(name),
    )
    return loading
  }

  return async (query, budget) => {
    await budget.draw(1)
    const name = [query.releaseId, query.dataSet, query.method, query.locusName].join(' ')
    const known = answers.get(name)
    if (known) return known
    const ofDataSet = await profilesOf(query)
    if (ofDataSet === null) return null
    await budget.draw((ofDataSet.rows.length * mostSimilar) / stepsInPoint)
    const answer = await answerOf(db.release(query.releaseId), query, ofDataSet)
    answers.set(name, answer)
    return answer
  }
}

async function answerOf(db: ReleaseDb, { dataSet, locusName, method }: SimilarQuery, profiles: Profiles): Promise<SimilarGenes> {
  const { placeOf, keys, names, highest, labels, geneCount, width, limit, isLog } = profiles
  const place = placeOf.get(locusName)
  const neighbours = place === undefined ? [] : await findNeighbours(profiles, place, mostSimilar)
  const found = neighbours.map(({ gene }) => keys[gene] ?? 0)
  const symbols = await symbolsQuery(db, found).execute()
  const symbolOf = new Map(symbols.map(({ locusId, symbol }) => [locusId, symbol]))
  const genes = neighbours.map(({ gene, correlation, rank, mutualRank }, index) => {
    const key = found[index] ?? 0
    const { mean = 0, sample = 0 } = highest[gene] ?? {}
    return {
      locus: { kind: 'locus', key, label: names[gene] ?? '' },
      symbol: symbolOf.get(key) ?? null,
      correlation,
      rank,
      mutualRank,
      highest: { label: labels[sample] ?? '', mean },
    }
  })
  const isCompared = place !== undefined
  return { dataSet, method, sampleCount: width, comparedLoci: geneCount - (isCompared ? 1 : 0), isCompared, limit, isLog, genes }
}

function symbolsQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db.selectFrom('locusSymbol').select(['locusId', 'symbol']).where('locusId', '=', amongKeys(locusIds)).where('rank', '=', 0)
}
