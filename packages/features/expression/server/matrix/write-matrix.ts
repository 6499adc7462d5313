import { expressedFrom } from '@rosette/kinds/locus/contract/expressed-from.ts'
import type { ListedLoci } from '../../../list-contents/server/find-listed-loci.ts'
import type { ExpressionMatrix, ListedGene } from '../../contract/expression-answer.ts'
import type { MatrixFrame, MatrixRow } from './load-matrix.ts'

type MatrixFacts = { releaseId: string; loci: ListedLoci; frame: MatrixFrame; rows: readonly MatrixRow[] }

/** The answer as text: the means stand in it as PostgreSQL wrote them (EXPR-019). */
export function writeMatrix({ releaseId, loci, frame, rows }: MatrixFacts): string {
  const { dataSets, dataSet, organs, samples, samplesLeftOut } = frame
  const facts: Omit<ExpressionMatrix, 'genes'> = {
    releaseId,
    given: loci.given,
    notMatched: { count: loci.notMatched.length, ids: loci.notMatched.slice(0, 100) },
    dataSets,
    dataSet: dataSet.name,
    limit: expressedFrom(dataSet.unit),
    organs,
    samples: [...samples],
    samplesLeftOut,
    notMeasured: rows.filter((row) => row.isCounted && row.means === null).map(geneOf),
    absent: rows.filter((row) => !row.isCounted).map(geneOf),
  }
  const genes = rows.flatMap((row) => (row.means === null ? [] : [`${JSON.stringify(geneOf(row)).slice(0, -1)},"means":${row.means}}`]))
  return `${JSON.stringify(facts).slice(0, -1)},"genes":[${genes.join(',')}]}`
}

function geneOf({ locusId, name, symbol }: MatrixRow): ListedGene {
  return { locus: { kind: 'locus', key: locusId, label: name }, symbol }
}
