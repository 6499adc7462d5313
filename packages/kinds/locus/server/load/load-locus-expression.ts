import { amongKeys, groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { EmbryoExpression } from '../../contract/embryo-expression.ts'
import { embryoDataSet } from '../../contract/embryo-stages.ts'
import type { MeasuredDataSet, Standing } from '../../contract/expression-data-set.ts'
import type { ExpressionSample, LocusExpression } from '../../contract/locus-expression.ts'

/** Signals in the stages of embryogenesis, to one decimal: more would pretend a precision that no array has. */
export async function loadEmbryoExpression(db: ReleaseDb, locusIds: readonly number[]): Promise<(locusId: number) => EmbryoExpression> {
  const rows = await embryoExpressionQuery(db, locusIds).execute()
  const valuesOf = new Map(rows.map(({ locusId, sampleMeans }) => [locusId, sampleMeans?.map(rounded) ?? null]))
  return (locusId) => valuesOf.get(locusId) ?? null
}

const rounded = (value: number) => Math.round(value * 10) / 10

/** Every data set of the release, and whether the locus was measured in it. */
export async function loadMeasuredDataSets(db: ReleaseDb, locusIds: readonly number[]): Promise<(locusId: number) => MeasuredDataSet[]> {
  const [dataSets, profiles] = await Promise.all([expressionDataSetsQuery(db).execute(), standingsQuery(db, locusIds).execute()])
  const profilesOf = groupedBy(profiles, 'locusId')
  return (locusId) => {
    const own = profilesOf(locusId)
    return dataSets.map(({ dataSet, title, sampleCount }) => ({
      name: dataSet,
      title,
      sampleCount,
      standing: standingIn(own, dataSet),
    }))
  }
}

function standingIn(profiles: readonly { dataSet: string; isMeasured: unknown }[], dataSet: string): Standing {
  const profile = profiles.find((each) => each.dataSet === dataSet)
  if (profile === undefined) return 'absent'
  return profile.isMeasured ? 'measured' : 'zero'
}

/** The samples of one data set with the values of the locus; null if the release does not have the data set. */
export async function loadLocusExpression(
  db: ReleaseDb,
  locusId: number,
  { dataSet: wanted }: { dataSet?: string | undefined },
): Promise<LocusExpression | null> {
  const [rows, standings] = await Promise.all([expressionDataSetsQuery(db).execute(), standingsQuery(db, [locusId]).execute()])
  const dataSets = rows.map(({ dataSet, ...facts }) => ({ name: dataSet, ...facts, standing: standingIn(standings, dataSet) }))
  const usual = dataSets.find(({ standing }) => standing === 'measured') ?? dataSets[0]
  const chosen = wanted === undefined ? usual : dataSets.find(({ name }) => name === wanted)
  if (chosen === undefined) return null
  if (chosen.standing !== 'measured') return { dataSets, dataSet: chosen.name, samples: [] }
  const [samples, profile] = await Promise.all([
    expressionSamplesQuery(db, chosen.name).execute(),
    expressionProfileQuery(db, chosen.name, locusId).executeTakeFirst(),
  ])
  return { dataSets, dataSet: chosen.name, samples: toSamples(samples, profile?.sampleMeans ?? [], profile?.runValues ?? []) }
}

function toSamples(
  rows: readonly RowOf<typeof expressionSamplesQuery>[],
  means: readonly (number | null)[],
  values: readonly (number | null)[],
): ExpressionSample[] {
  let run = 0
  return rows.map(({ runs, ...sample }, index) => ({
    ...sample,
    mean: means[index] ?? null,
    runs: runs.map((name) => ({ run: name, value: values[run++] ?? null })),
  }))
}

export function embryoExpressionQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('expressionProfile')
    .select(['locusId', 'sampleMeans'])
    .where('locusId', '=', amongKeys(locusIds))
    .where('dataSet', '=', embryoDataSet)
}

export function expressionDataSetsQuery(db: ReleaseDb) {
  return db
    .selectFrom('expressionDataSet')
    .select(['dataSet', 'title', 'unit', 'reference', 'allLoci', 'countedLoci', 'measuredLoci'])
    .select((eb) =>
      eb
        .selectFrom('expressionSample')
        .select((sub) => sub.fn.countAll<number>().as('count'))
        .whereRef('expressionSample.dataSet', '=', 'expressionDataSet.dataSet')
        .$asScalar()
        .$notNull()
        .as('sampleCount'),
    )
    .orderBy('rank')
}

export function standingsQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('expressionProfile')
    .select(['locusId', 'dataSet'])
    .select((eb) => eb('runValues', 'is not', null).as('isMeasured'))
    .where('locusId', '=', amongKeys(locusIds))
}

export function expressionSamplesQuery(db: ReleaseDb, dataSet: string) {
  return db
    .selectFrom('expressionSample')
    .select(['sample', 'label', 'organ', 'treatment', 'poTerms', 'runs'])
    .where('dataSet', '=', dataSet)
    .orderBy('rank')
}

export function expressionProfileQuery(db: ReleaseDb, dataSet: string, locusId: number) {
  return db
    .selectFrom('expressionProfile')
    .select(['sampleMeans', 'runValues'])
    .where('dataSet', '=', dataSet)
    .where('locusId', '=', locusId)
}
