import { parseWebsites } from '@rosette/contract-kit/records/record-parts.ts'
import { parseChromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import { isDay } from '@rosette/file-formats/is-day.ts'
import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { citations } from './citations.ts'
import type { CopyValue, Source } from './source.ts'
import { tableSource } from './table-source.ts'

/** How a cell is read: its value, or undefined if the text can't be one. An empty cell is null and never read. */
export type CellReader = (text: string) => CopyValue | undefined

/** The cells that tables of our own layout have. */
export const cells = {
  text: (text) => text,
  /** The number of a record; minted ones are longer than an integer column holds. */
  key: (text) => (/^\d{1,15}$/.test(text) ? Number(text) : undefined),
  /** Fits an integer column. */
  wholeNumber: (text) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined),
  date: (text) => (isDay(text) ? text : undefined),
  // Old tables write T and F.
  flag: (text) => (/^[TF]$/.test(text) ? text === 'T' : undefined),
  chromosome: (text) => parseChromosome(text) ?? undefined,
  decimal: (text) => (/^-?\d{1,5}(\.\d{1,15})?$/.test(text) ? Number(text) : undefined),
  orientation: (text) => (/^[FR]$/.test(text) ? text : undefined),
  /** Several whole numbers between bars. */
  wholeNumbers: (text) => (/^\d{1,9}(\|\d{1,9})*$/.test(text) ? text : undefined),
  websites: (text) => (parseWebsites(text) === null ? undefined : text),
} as const satisfies Record<string, CellReader>

export function oneOf(...allowed: string[]): CellReader {
  return (text) => (allowed.includes(text) ? text : undefined)
}

type DetailTable = {
  title: string
  /** `rosette_clone` for the file rosette_clone.tsv, packed or not. */
  file: string
  table: string
  /** Columns of the file and of the table, in order. */
  columns: Readonly<Record<string, CellReader>>
  /** Columns that must not be empty. */
  needed: readonly string[]
  /** Columns that a file may lack, because its layout had fewer once. */
  optional?: readonly string[]
  /** What the table has and the file does not say, such as the kind. */
  fixed?: Readonly<Record<string, CopyValue>>
  /** Left out if the release itself says it. */
  licence?: string
  citation?: string
}

/** A table of our own layout: header line, tabs, one row of a table for each line; several names of a cell stand between bars. */
export function detailSource(detail: DetailTable): Source {
  const {
    title,
    file,
    table,
    columns,
    needed,
    optional = [],
    fixed = {},
    licence = citations.release.licence,
    citation = citations.release.citation,
  } = detail
  const names = Object.keys(columns)
  return tableSource({
    title,
    file: new RegExp(`^${file}\\.tsv(\\.gz)?$`),
    isRequired: false,
    licence,
    citation,
    tables: { [table]: [...Object.keys(fixed), ...names] },
    columns: names,
    optional,
    toRow(texts) {
      const missing = needed.find((name) => !texts[name])
      if (missing) return refuse(`${missing} is missing`)
      const values = names.map((name) => (texts[name] ? columns[name]?.(texts[name]) : null))
      const wrong = names[values.indexOf(undefined)]
      if (wrong) return refuse(`${JSON.stringify(texts[wrong])} is not a valid ${wrong}`)
      return accept([...Object.values(fixed), ...values.map((value) => value ?? null)])
    },
    write: (out, row) => out.row(table, row),
  })
}
