import { accept, type Parsed, refuse } from '@rosette/file-formats/parsed.ts'
import { citations } from '@rosette/release-kit/sources/citations.ts'
import type { CopyValue, Source } from '@rosette/release-kit/sources/source.ts'
import { tableSource } from '@rosette/release-kit/sources/table-source.ts'

const means = [
  'avgLogRatio',
  'stdError',
  'avgIntensity',
  'avgIntensityStdError',
  'avgSignalPercentile',
  'avgSignalPercentileStdError',
] as const
const columns = ['tairObjectId', 'arrayElementId', 'name', ...means] as const

/** Probe sets of Affymetrix arrays, which have a single channel. */
export const ingestAffymetrixSignals = signalSource('Affymetrix', /^TAIR_LocusArrayElement_affymetrix\.tsv(\.gz)?$/)

/** Spotted clones of the Arabidopsis Functional Genomics Consortium, whose arrays have two channels. */
export const ingestAfgcSignals = signalSource('AFGC', /^TAIR_LocusArrayElement_AFGC_cDNA\.tsv(\.gz)?$/)

function signalSource(platform: string, file: RegExp): Source {
  return tableSource({
    title: `Mean signals of ${platform} array elements`,
    file,
    isRequired: false,
    ...citations.tair10,
    tables: {
      array_signal_line: [
        'platform',
        'locus_tair_object_id',
        'array_element_id',
        'name',
        'avg_log_ratio',
        'avg_log_ratio_std_error',
        'avg_intensity',
        'avg_intensity_std_error',
        'avg_signal_percentile',
        'avg_signal_percentile_std_error',
      ],
    },
    columns,
    toRow: (cells) => toRow(platform, cells),
    write: (out, row) => out.row('array_signal_line', row),
  })
}

function toRow(platform: string, cells: Record<(typeof columns)[number], string>): Parsed<CopyValue[]> {
  if (!cells.name) return refuse('the element name is missing')
  for (const id of [cells.tairObjectId, cells.arrayElementId]) if (!/^\d{1,15}$/.test(id)) return refuse(`"${id}" is not an id`)
  const values = means.map((mean) => parseMean(cells[mean]))
  const wrong = means[values.indexOf(undefined)]
  if (wrong) return refuse(`"${cells[wrong]}" is not a number`)
  return accept([platform, Number(cells.tairObjectId), Number(cells.arrayElementId), cells.name, ...values.map((value) => value ?? null)])
}

/** Undoes floating-point noise in the file: 175.15899999999999 is 175.159. */
function parseMean(text: string): number | null | undefined {
  if (text === 'NULL' || text === '') return null
  return /^-?\d*\.?\d+(e-?\d+)?$/i.test(text) ? Number(Number(text).toPrecision(12)) : undefined
}
