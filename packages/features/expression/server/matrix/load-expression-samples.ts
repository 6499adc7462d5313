import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { expressedFrom } from '@rosette/kinds/locus/contract/expressed-from.ts'
import type { ExpressionSamples } from '../../contract/expression-samples.ts'

/** Data sets whose unit has a limit, with their samples by organ; the largest first. */
export async function loadExpressionSamples(db: ReleaseDb): Promise<ExpressionSamples> {
  const [sets, rows] = await Promise.all([
    db.selectFrom('expressionDataSet').select(['dataSet', 'title', 'unit']).orderBy('rank').execute(),
    db.selectFrom('expressionSample').select(['dataSet', 'sample', 'label', 'organ']).orderBy('dataSet').orderBy('rank').execute(),
  ])
  const samplesOf = Map.groupBy(rows, ({ dataSet }) => dataSet)
  return {
    dataSets: sets.flatMap(({ dataSet, title, unit }) => {
      const limit = expressedFrom(unit)
      if (limit === null) return []
      const organs = Array.from(
        Map.groupBy(samplesOf.get(dataSet) ?? [], ({ organ }) => organ),
        ([name, samples]) => ({ name, samples: samples.map(({ sample, label }) => ({ name: sample, label })) }),
      )
      return [{ name: dataSet, title, unit, limit, organs }]
    }),
  }
}
