import { locusOfName } from '@rosette/contract-kit/vocabulary/agi-name.ts'
import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { citations } from '@rosette/release-kit/sources/citations.ts'
import { tableSource } from '@rosette/release-kit/sources/table-source.ts'
import { embryoStages } from '../../contract/embryo-stages.ts'

/** Mean signals in seven stages. The column of ages of genes (Phylostratum) is not read. Tabs, whatever the name of the file says. */
export const ingestEmbryoExpression = tableSource({
  title: 'Expression in seven stages of embryogenesis',
  file: /^ath_embryogenesis_2011\.csv(\.gz)?$/,
  isRequired: false,
  ...citations.embryogenesis,
  tables: { embryo_expression: ['locus_name', ...embryoStages.map((stage) => stage.toLowerCase())] },
  columns: ['GeneID', ...embryoStages],
  toRow(cells) {
    const locus = locusOfName(cells.GeneID)
    if (locus === null) return refuse(`${JSON.stringify(cells.GeneID)} is not the name of a locus`)
    const values = embryoStages.map((stage) => (/^\d+(\.\d+)?$/.test(cells[stage]) ? Number(cells[stage]) : null))
    const missing = embryoStages[values.indexOf(null)]
    return missing ? refuse(`the value of ${missing} is not a number`) : accept([locus, ...values])
  },
  write: (out, row) => out.row('embryo_expression', row),
})
