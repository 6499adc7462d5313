import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { citations } from '@rosette/release-kit/sources/citations.ts'
import type { Source } from '@rosette/release-kit/sources/source.ts'
import { tableSource } from '@rosette/release-kit/sources/table-source.ts'
import { tissueSamples } from './klepikova-samples.ts'
import { matrixTables, readMatrix } from './read-matrix.ts'
import { type SheetLine, sheetRow, sheetTables } from './sheet-line.ts'

/** expression-derive.sql knows it by this name: the lines are counts of reads. */
const matrix = 'klepikova_counts'

/** Reads of 192 runs. Names that do not belong to a locus (microRNAs of miRBase) are kept as they are and belong to no record. */
export const ingestKlepikovaCounts: Source = {
  title: 'Tissue atlas: counts of reads',
  file: /^Klepikova_RNAseq_raw_counts\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.klepikova,
  tables: matrixTables,
  ingest: (out) => readMatrix({ out, matrix, geneColumn: 'gene', geneOf: (text) => text || null, mayMiss: false }),
}

/** Runs of the atlas: a sample may be one of tissues and one of leaves under stress, and then belongs to both data sets. */
export const ingestKlepikovaSamples = tableSource({
  title: 'Tissue atlas: samples',
  file: /^Klepikova_RNAseq_samples\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.klepikova,
  tables: sheetTables,
  columns: ['run', 'sample_id', 'sample_description', 'tissue_series', 'stress_series'],
  toRow({ run, sample_id: sample, sample_description: description, tissue_series: isTissue, stress_series: isStress }) {
    if (run === '' || sample === '') return refuse('a run needs a sample')
    const lines = [
      ...(isTissue === '1' ? [tissueLine({ run, sample, description })] : []),
      ...(isStress === '1' || sample === untreatedLeaf ? [stressLine({ run, sample, description })] : []),
    ]
    return lines.length > 0 ? accept(lines) : refuse('the run belongs to neither series')
  },
  write(out, lines) {
    for (const line of lines) out.row('expression_run_line', sheetRow(line))
  },
})

/** The sheet counts one of its two runs among the leaves under stress; the sample is the mean of both. */
const untreatedLeaf = 'L.lg'

type AtlasRun = Pick<SheetLine, 'run' | 'sample'> & { description: string }

const shared = {
  matrix,
  unit: 'TPM',
  reference: 'RNA-seq, Klepikova et al. 2015, 2016 (pollen: Loraine et al. 2013); reads counted on Araport11 by Yang and Nemhauser 2023',
}
const ids = [...tissueSamples.keys()]

/** A sample that the list does not know stands at the end, under its description. */
function tissueLine({ run, sample, description }: AtlasRun): SheetLine {
  const known = tissueSamples.get(sample)
  return {
    ...shared,
    dataSet: 'tissue_atlas',
    title: 'Tissue atlas',
    run,
    sample,
    treatment: null,
    organ: known?.organ ?? 'Other',
    label: known?.label ?? description,
    poTerms: known?.poTerm ?? null,
    lineNumber: known ? ids.indexOf(sample) + 1 : ids.length + 1,
  }
}

const treatments = ['Cold', 'Heat', 'Wounding']

/** `Leaf Cold 1 hour`; the untreated leaf stands first. */
function stressLine({ run, sample, description }: AtlasRun): SheetLine {
  const [, treatment = null, hours = '0'] = /^Leaf (Cold|Heat|Wounding) (\d{1,3}) hours?$/.exec(description) ?? []
  return {
    ...shared,
    dataSet: 'leaf_stress',
    title: 'Leaf under stress',
    run,
    sample,
    organ: treatment ?? 'Untreated',
    treatment,
    label: treatment === null ? (tissueSamples.get(sample)?.label ?? description) : `${hours} h`,
    poTerms: 'PO:0025034',
    lineNumber: treatment === null ? 1 : 1000 * (treatments.indexOf(treatment) + 1) + Number(hours),
  }
}
