import { Problem } from '@rosette/contract-kit/problem.ts'
import type { RowOf } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'
import type { ExpressionMatrix, MatrixDataSet, MatrixSample } from '../../contract/expression-answer.ts'

/** Samples at a time; further ones are reached by a choice of organs. */
const mostSamples = 200

/** The part of a data set that is shown: which samples, and at which places of a profile they stand. */
export type MatrixFrame = Pick<ExpressionMatrix, 'dataSets' | 'organs' | 'samplesLeftOut'> & {
  dataSet: MatrixDataSet
  samples: readonly MatrixSample[]
  /** From 1; null if they are all places. */
  places: readonly number[] | null
}

/** Which samples a call is about; refuses data sets and organs that the release does not have. */
export async function loadFrame(
  db: ReleaseDb,
  wanted: { dataSet?: string | undefined; organ?: readonly string[] | undefined },
): Promise<MatrixFrame> {
  const [sets, rows] = await Promise.all([dataSetsQuery(db).execute(), samplesQuery(db).execute()])
  const samplesOf = Map.groupBy(rows, ({ dataSet }) => dataSet)
  const dataSets = sets.map((set) => ({ ...set, sampleCount: samplesOf.get(set.name)?.length ?? 0 }))
  const dataSet = wanted.dataSet === undefined ? dataSets[0] : dataSets.find(({ name }) => name === wanted.dataSet)
  if (dataSet === undefined) throw new Problem('not_found', `No data set of expression called ${wanted.dataSet ?? 'anything'}.`)
  const all = (samplesOf.get(dataSet.name) ?? []).map(({ dataSet: _, ...sample }, index) => ({ sample, place: index + 1 }))
  const organs = Array.from(
    Map.groupBy(all, ({ sample }) => sample.organ),
    ([name, { length }]) => ({ name, samples: length }),
  )
  const unknown = wanted.organ?.find((organ) => !organs.some(({ name }) => name === organ))
  if (unknown !== undefined) {
    const known = organs.map(({ name }) => name).join(', ')
    throw new Problem('invalid_request', `${dataSet.title} has samples of ${known}, not of ${unknown}.`)
  }
  const chosen = all.filter(({ sample }) => wanted.organ === undefined || wanted.organ.length === 0 || wanted.organ.includes(sample.organ))
  const shown = chosen.slice(0, mostSamples)
  return {
    dataSets,
    dataSet,
    organs,
    samples: shown.map(({ sample }) => sample),
    samplesLeftOut: chosen.length - shown.length,
    places: shown.length === all.length ? null : shown.map(({ place }) => place),
  }
}

export type MatrixRow = RowOf<typeof matrixQuery>

/**
 * The genes in the order of the keys, each with its means as JSON: PostgreSQL writes 400,000 numbers faster than the driver reads them, and
 * nothing here needs to know them. Null if every run was zero.
 */
export function matrixQuery(db: ReleaseDb, dataSet: string, places: readonly number[] | null, keys: readonly number[]) {
  const means =
    places === null
      ? sql<string | null>`to_json(profile.sample_means)::text`
      : sql<
          string | null
        >`(select json_agg(profile.sample_means[place] order by at) from unnest(${sql.val(places)}::int[]) with ordinality as each (place, at)
          where profile.sample_means is not null)::text`
  return db
    .selectFrom(sql<{ key: number; at: number }>`unnest(${sql.val(keys)}::bigint[]) with ordinality`.as<'listed'>(sql`listed (key, at)`))
    .innerJoin('locus', 'locus.locusId', 'listed.key')
    .leftJoin('locusSymbol as main', (join) => join.onRef('main.locusId', '=', 'locus.locusId').on('main.rank', '=', sql.lit(0)))
    .leftJoin('expressionProfile as profile', (join) =>
      join.onRef('profile.locusId', '=', 'locus.locusId').on('profile.dataSet', '=', dataSet),
    )
    .select(['locus.locusId', 'locus.name', 'main.symbol'])
    .select(means.as('means'))
    .select((eb) => eb('profile.locusId', 'is not', null).as('isCounted'))
    .orderBy('listed.at')
}

function dataSetsQuery(db: ReleaseDb) {
  return db
    .selectFrom('expressionDataSet')
    .select(['dataSet as name', 'title', 'unit', 'reference', 'allLoci', 'countedLoci', 'measuredLoci'])
    .orderBy('rank')
}

function samplesQuery(db: ReleaseDb) {
  return db
    .selectFrom('expressionSample')
    .select(['dataSet', 'sample', 'label', 'organ', 'treatment', 'poTerms'])
    .orderBy('dataSet')
    .orderBy('rank')
}
