import { accept, type Parsed, refuse } from '@rosette/file-formats/parsed.ts'
import { citations } from '@rosette/release-kit/sources/citations.ts'
import { type CellReader, cells, detailSource } from '@rosette/release-kit/sources/detail-source.ts'
import type { CopyValue, Source } from '@rosette/release-kit/sources/source.ts'
import { tableSource } from '@rosette/release-kit/sources/table-source.ts'

const columns = ['array_element_name', 'array_element_type', 'organism', 'is_control', 'locus', 'description'] as const

/** TAIR's mapping of elements to loci: one file per platform, such as `affy_ATH1_array_elements-2010-12-20.txt`. */
export const arrayElementSources: readonly Source[] = [
  elementSource('Affymetrix ATH1', 'affy_ATH1'),
  elementSource('Affymetrix AG', 'affy_AG'),
  elementSource('Agilent G2519F-021169', 'agilent'),
  elementSource('CATMA', 'CATMA'),
]

function elementSource(designName: string, beginning: string): Source {
  return tableSource({
    title: `Array elements of ${designName}`,
    file: new RegExp(`^${beginning}_array_elements-\\d{4}-\\d\\d-\\d\\d\\.txt(\\.gz)?$`, 'i'),
    isRequired: false,
    ...citations.tair10,
    tables: { array_element_line: ['design_name', 'name', 'element_type', 'organism', 'is_control', 'loci', 'description'] },
    columns,
    toRow: (cells) => toRow(designName, cells),
    write: (out, row) => out.row('array_element_line', row),
  })
}

const flags: Readonly<Record<string, boolean | null>> = { yes: true, t: true, no: false, f: false, '': null }

function toRow(designName: string, cells: Record<(typeof columns)[number], string>): Parsed<CopyValue[]> {
  if (!cells.array_element_name) return refuse('the element name is missing')
  const isControl = flags[cells.is_control.toLowerCase()]
  if (isControl === undefined) return refuse(`"${cells.is_control}" is neither yes nor no`)
  const known = (text: string) => (text === '' || text === 'no_match' ? null : text)
  return accept([
    designName,
    cells.array_element_name,
    cells.array_element_type || null,
    cells.organism || null,
    isControl,
    known(cells.locus),
    known(cells.description),
  ])
}

const number: CellReader = (text) => (/^-?\d{1,15}(\.\d{1,9})?$/.test(text) ? Number(text) : undefined)

/** Details missing from the published files: manufacturers of designs, slides, signals and the sequences of elements. */
export const arrayDetailSources: readonly Source[] = [
  detailSource({
    title: 'Array designs',
    file: 'rosette_array_design',
    table: 'array_design_line',
    columns: { name: cells.text, manufacturer: cells.text, platform_type: cells.text, num_spots: cells.wholeNumber },
    needed: ['name'],
  }),
  detailSource({
    title: 'Designs and sequences of array elements',
    file: 'rosette_array_element',
    table: 'array_element_detail',
    columns: { array_element_name: cells.text, design_name: cells.text, sequence_name: cells.text },
    needed: ['array_element_name'],
  }),
  detailSource({
    title: 'Array slides',
    file: 'rosette_array_slide',
    table: 'array_slide_line',
    columns: { name: cells.text, design_name: cells.text, experiment_name: cells.text },
    needed: ['name'],
  }),
  detailSource({
    title: 'Signals of array slides',
    file: 'rosette_array_signal',
    table: 'array_slide_signal_line',
    columns: { slide_name: cells.text, array_element_name: cells.text, signal: number, signal_percentile: number },
    needed: ['slide_name', 'array_element_name'],
  }),
]
