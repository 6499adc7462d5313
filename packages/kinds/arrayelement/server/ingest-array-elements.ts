import { accept, type Parsed, refuse } from '@rosette/file-formats/parsed.ts'
import { citations } from '@rosette/release-kit/citations.ts'
import type { CopyValue, Source } from '@rosette/release-kit/source.ts'
import { tableSource } from '@rosette/release-kit/table-source.ts'

const columns = ['array_element_name', 'array_element_type', 'organism', 'is_control', 'locus', 'description'] as const

/** TAIR's mapping of elements to loci, one file for each platform, as `affy_ATH1_array_elements-2010-12-20.txt`. */
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
  if (!cells.array_element_name) return refuse('the name of the element is missing')
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
