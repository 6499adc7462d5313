import { locusOfName } from '@rosette/contract-kit/vocabulary/agi-name.ts'
import { citations } from '@rosette/release-kit/sources/citations.ts'
import type { Source } from '@rosette/release-kit/sources/source.ts'
import { embryoDataSet, embryoStages } from '../../contract/embryo-stages.ts'
import { matrixTables, readMatrix } from './read-matrix.ts'
import { sheetRow, sheetTables } from './sheet-line.ts'

/** Mean signals in seven stages. The column of ages of genes (Phylostratum) is not read. Tabs, whatever the name of the file says. */
export const ingestEmbryoExpression: Source = {
  title: 'Expression in seven stages of embryogenesis',
  file: /^ath_embryogenesis_2011\.csv(\.gz)?$/,
  isRequired: false,
  ...citations.embryogenesis,
  tables: { ...matrixTables, ...sheetTables },
  columns: ['GeneID', ...embryoStages],
  ingest(out) {
    for (const [index, stage] of embryoStages.entries()) out.row('expression_run_line', sheetRow(lineOf(stage, index)))
    return readMatrix({ out, matrix: embryoDataSet, geneColumn: 'GeneID', runs: embryoStages, geneOf: locusOfName, mayMiss: false })
  },
}

/** The table has means alone: a stage is a run of its own. */
const lineOf = (stage: string, index: number) => ({
  matrix: embryoDataSet,
  dataSet: embryoDataSet,
  title: 'Embryo stages',
  unit: 'signal',
  reference: 'Microarrays, means of a stage; Xiang et al. 2011',
  run: stage,
  sample: stage,
  label: stage,
  organ: 'Embryo',
  treatment: null,
  poTerms: 'PO:0009009',
  lineNumber: index + 1,
})
