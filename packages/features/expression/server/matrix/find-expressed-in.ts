import { Problem } from '@rosette/contract-kit/problem.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { type ExpressedIn, formatExpressedIn } from '../../contract/expressed-in.ts'
import { loadExpressionSamples } from './load-expression-samples.ts'

/** What is meant by a choice, or by none: every sample of the largest data set. Refuses what the release does not have. */
export async function findExpressedIn(db: ReleaseDb, wanted: ExpressedIn | null): Promise<ExpressedIn> {
  const { dataSets } = await loadExpressionSamples(db)
  const dataSet = wanted === null ? dataSets[0] : dataSets.find(({ name }) => name === wanted.dataSet)
  const organ = dataSet?.organs.find(({ name }) => name === wanted?.organ)
  const isKnown =
    dataSet !== undefined &&
    (wanted?.organ === undefined || organ !== undefined) &&
    (wanted?.sample === undefined || organ?.samples.some(({ name }) => name === wanted.sample))
  if (!isKnown)
    throw new Problem(
      'invalid_request',
      `The release does not tell which genes are expressed in ${wanted ? formatExpressedIn(wanted) : 'any sample'}.`,
    )
  return wanted ?? { dataSet: dataSet.name }
}
