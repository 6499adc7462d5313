import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { TrackFormat } from '@rosette/contract-kit/genome-view/site-tracks.ts'

/** The folder of the operator's own files about the genome, and the sheet that says what they are. */
export const trackSource = { folder: 'tracks', sheet: 'tracks.tsv' } as const

const columns = ['file', 'title', 'category', 'description', 'licence', 'citation', 'assembly'] as const
type Cells = Record<(typeof columns)[number], string>

export type SheetRow = Cells & {
  /** The name of the track: that of its file without its ending, in small letters. */
  name: string
  format: TrackFormat
  /** What the columns of the file are after the third, if its ending says so. */
  layout: 'narrowPeak' | 'broadPeak' | null
}

const endings = /\.(?:(?<bed>bed|narrowpeak|broadpeak)(?:\.gz)?|(?<vcf>vcf)(?:\.gz)?|(?<bigwig>bw|bigwig))$/i

/** Null if the folder has no sheet. A wrong sheet ends the load. */
export async function readTrackSheet(from: string): Promise<SheetRow[] | null> {
  const names = await readdir(from).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (!names.includes(trackSource.sheet)) return null
  const path = join(from, trackSource.sheet)
  const { rows, problems } = parseTrackSheet(await readFile(path, 'utf8'), names)
  if (problems.length > 0) throw new Error(`${path} can't be used.\n${problems.join('\n')}`)
  return rows
}

/** The rows of a sheet beside files of these names, and what is wrong with it. */
export function parseTrackSheet(text: string, names: readonly string[]): { rows: SheetRow[]; problems: string[] } {
  const [head = '', ...lines] = text.replaceAll('\r', '').trimEnd().split('\n')
  if (head !== columns.join('\t')) return { rows: [], problems: [`It must begin with ${columns.join(', ')} between tabs`] }
  const read = lines.map((line, at) => {
    const values = line.split('\t')
    // A row has a cell for each column; a missing one is empty.
    const cells = Object.fromEntries(columns.map((column, index) => [column, values[index]?.trim() ?? ''])) as Cells
    const row = toRow(cells)
    const wrong = [...problemsOf(cells, names), ...(row === null ? [`'${cells.file}' is not a BED, bigWig or VCF`] : [])]
    return { row, problems: wrong.map((problem) => `line ${at + 2}: ${problem}`) }
  })
  const rows = read.flatMap(({ row }) => row ?? [])
  const problems = read.flatMap((each) => each.problems)
  if (new Set(rows.map(({ name }) => name)).size < rows.length) problems.push('two files have the same name')
  return { rows, problems }
}

function toRow(cells: Cells): SheetRow | null {
  const { bed, vcf } = endings.exec(cells.file)?.groups ?? {}
  if (!endings.test(cells.file)) return null
  const ending = bed?.toLowerCase()
  const layout = ending === 'narrowpeak' ? 'narrowPeak' : ending === 'broadpeak' ? 'broadPeak' : null
  return { ...cells, name: trackName(cells.file), format: bed ? 'bed' : vcf ? 'vcf' : 'bigwig', layout }
}

function trackName(file: string): string {
  return file
    .replace(endings, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
}

function problemsOf({ file, title, licence, assembly }: Cells, names: readonly string[]): string[] {
  return [
    ...(basename(file) === file && names.includes(file) ? [] : [`there is no file '${file}'`]),
    ...(endings.test(file) && trackName(file) === '' ? [`the name of '${file}' has no letter or digit`] : []),
    ...(title === '' ? ['the title is missing'] : []),
    ...(licence === '' ? ['the licence is missing'] : []),
    ...(assembly === 'TAIR10' ? [] : [`the assembly is '${assembly}' and not TAIR10`]),
  ]
}
