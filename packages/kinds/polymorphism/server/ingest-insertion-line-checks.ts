import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { citations } from '@rosette/release-kit/citations.ts'
import { tableSource } from '@rosette/release-kit/table-source.ts'

/** Insertion lines that were genotyped, with the gene they were chosen for. A gene without line is written with NA and gives no row. */
export const ingestInsertionLineChecks = tableSource({
  title: 'Genotyped insertion lines',
  file: /^sum_SALK_confirmed\.txt(\.gz)?$/,
  isRequired: false,
  ...citations.signal,
  tables: { insertion_line_check: ['locus_name', 'line', 'region', 'genotype', 'deposit', 'deposited_on'] },
  columns: ['Target Gene', 'T-DNA line', 'Hit region', 'HM', 'ABRC', 'Date'],
  toRow({ 'Target Gene': gene, 'T-DNA line': line, 'Hit region': region, HM, ABRC, Date: date }) {
    if (line === 'NA') return accept(null)
    if (!line || !/^at[1-5cm]g\d{5}$/i.test(gene)) return refuse('the name of the locus or of the line is missing')
    if (!/^(\d{4}-\d\d-\d\d)?$/.test(date)) return refuse(`${JSON.stringify(date)} is no date`)
    return accept([
      gene.toUpperCase(),
      line,
      region === '-' ? null : region || null,
      HM === 'NA' ? null : HM || null,
      ABRC || null,
      date || null,
    ])
  },
  write: (out, row) => row && out.row('insertion_line_check', row),
})
