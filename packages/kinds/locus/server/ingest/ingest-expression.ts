import { locusOfName } from '@rosette/contract-kit/vocabulary/agi-name.ts'
import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { readTable } from '@rosette/file-formats/read-table.ts'
import { citations } from '@rosette/release-kit/sources/citations.ts'
import type { Source } from '@rosette/release-kit/sources/source.ts'
import { matrixTables, readMatrix } from './read-matrix.ts'
import { type SheetLine, sheetRow, sheetTables } from './sheet-line.ts'

// Without underscores, which the names of other matrices and data sets have.
const matrixFile = /^rosette_expression_(?<matrix>[a-z0-9-]{1,40})\.tsv(\.gz)?$/
const sheetFile = /^rosette_expression_(?<matrix>[a-z0-9-]{1,40})_samples\.tsv(\.gz)?$/

/** Values of genes in runs, in a format of our own; an empty cell or NA was not measured. */
export const ingestExpressionMatrices: Source = {
  title: 'Expression: values of genes in runs',
  file: matrixFile,
  isMany: true,
  isRequired: false,
  ...citations.release,
  tables: matrixTables,
  ingest: (out, file = '') => readMatrix({ out, matrix: nameIn(matrixFile, file), geneColumn: 'gene', geneOf: locusOfName, mayMiss: true }),
}

const columns = ['run', 'sample', 'label', 'organ', 'treatment', 'po_terms', 'title', 'unit', 'reference'] as const

/** Which run is of which sample, and what the samples are. */
export const ingestExpressionSheets: Source = {
  title: 'Expression: sample sheets',
  file: sheetFile,
  isMany: true,
  isRequired: false,
  ...citations.release,
  tables: sheetTables,
  columns,
  ingest(out, file = '') {
    const matrix = nameIn(sheetFile, file)
    const runs = new Set<string>()
    return readTable({
      columns,
      parseLine: (line) => accept(line.split('\t')),
      toRow(cells) {
        const missing = (['run', 'sample', 'organ', 'unit'] as const).find((column) => cells[column] === '')
        if (missing) return refuse(`${missing} is missing`)
        if (runs.has(cells.run)) return refuse(`${cells.run} has a line already`)
        if (!/^(PO:\d{7}(\|PO:\d{7})*)?$/.test(cells.po_terms)) return refuse(`${JSON.stringify(cells.po_terms)} is not a valid po_terms`)
        runs.add(cells.run)
        const { run, sample, organ, unit } = cells
        const line: SheetLine = {
          matrix,
          dataSet: matrix,
          run,
          sample,
          organ,
          unit,
          lineNumber: runs.size,
          title: cells.title || null,
          reference: cells.reference || null,
          label: cells.label || null,
          treatment: cells.treatment || null,
          poTerms: cells.po_terms || null,
        }
        return accept(line)
      },
      row: (line) => out.row('expression_run_line', sheetRow(line)),
      reject: out.reject,
    })
  },
}

/** Also what the data set is called in addresses. */
function nameIn(pattern: RegExp, file: string): string {
  return pattern.exec(file)?.groups?.matrix ?? ''
}
