import { accept, type Parsed, refuse } from './parsed.ts'

/** A line of PSI-MITAB 2.5 to 2.8, as far as interactions of loci need it. */
export type MitabLine = {
  a: MitabInteractor
  b: MitabInteractor
  method: MitabTerm | null
  /** Of the first PubMed ID, or of whatever else the line names. */
  publications: readonly MitabValue[]
  type: MitabTerm | null
  source: MitabTerm | null
  /** What the line says about the whole interaction: `comment:activates`. */
  annotations: readonly MitabValue[]
  /** The causal statement of version 2.8. */
  causal: MitabTerm | null
  isNegative: boolean
}

export type MitabInteractor = {
  /** Identifier, alternative identifiers and aliases, in this order. */
  names: readonly MitabValue[]
  /** NCBI's numbers of its species; empty if the line does not tell. */
  taxa: readonly string[]
  role: MitabTerm | null
}

/** `uniprotkb:P17839(gene name)`. */
export type MitabValue = { database: string; text: string; note: string | null }

/** `psi-mi:"MI:0018"(two hybrid)`: id and name. */
export type MitabTerm = { id: string; name: string }

/** Lines of version 2.5 have so many columns, those of 2.7 42. */
const fewestColumns = 15

export function parseMitabLine(text: string): Parsed<MitabLine> {
  const cells = text.split('\t')
  if (cells.length < fewestColumns) return refuse(`${cells.length} columns instead of at least ${fewestColumns}`)
  const valuesAt = (index: number) => parseMitabCell(cells[index] ?? '-')
  const termAt = (index: number) => termOf(valuesAt(index)[0])
  const interactor = (first: 0 | 1): MitabInteractor => ({
    names: [0, 2, 4].flatMap((column) => valuesAt(column + first)),
    taxa: [...new Set(valuesAt(9 + first).map(({ text: taxon }) => taxon))],
    role: termAt(16 + first),
  })
  return accept({
    a: interactor(0),
    b: interactor(1),
    method: termAt(6),
    publications: valuesAt(8),
    type: termAt(11),
    source: termAt(12),
    annotations: valuesAt(27),
    causal: termAt(44),
    isNegative: (cells[35] ?? '').trim().toLowerCase() === 'true',
  })
}

/** Values between bars; quotes keep bars, colons and brackets within a value, and `-` is an empty cell. */
export function parseMitabCell(cell: string): MitabValue[] {
  const text = cell.trim()
  if (text === '' || text === '-') return []
  // Outside quotes a bar ends a value.
  const values = text.match(/(?:"(?:\\.|[^"\\])*"|[^|"])+/g) ?? []
  return values.flatMap((value) => {
    const parts = /^\s*([^:"]+):((?:"(?:\\.|[^"\\])*"|[^"(])+)(?:\((.*)\))?\s*$/.exec(value)
    const [, database, body, note] = parts ?? []
    return database === undefined || body === undefined ? [] : [{ database, text: unquote(body), note: note ? unquote(note) : null }]
  })
}

function unquote(text: string): string {
  const inner = text.trim()
  return /^".*"$/.test(inner) ? inner.slice(1, -1).replaceAll(/\\(.)/g, '$1') : inner
}

function termOf(value: MitabValue | undefined): MitabTerm | null {
  return value ? { id: value.text, name: value.note ?? value.text } : null
}

/** A value as a cell has it. Whatever separates values or cells is quoted or becomes a space. */
export function formatMitabValue({ database, text, note }: MitabValue): string {
  return `${database}:${quote(text)}${note === null ? '' : `(${quote(note)})`}`
}

function quote(text: string): string {
  const clean = text.replaceAll(/[\t\r\n]+/g, ' ')
  return /[|:()"\\]/.test(clean) ? `"${clean.replaceAll(/["\\]/g, String.raw`\$&`)}"` : clean
}

/** The 42 columns of version 2.7, as their header line names them. */
export const mitabColumns = [
  'ID(s) interactor A',
  'ID(s) interactor B',
  'Alt. ID(s) interactor A',
  'Alt. ID(s) interactor B',
  'Alias(es) interactor A',
  'Alias(es) interactor B',
  'Interaction detection method(s)',
  'Publication 1st author(s)',
  'Publication Identifier(s)',
  'Taxid interactor A',
  'Taxid interactor B',
  'Interaction type(s)',
  'Source database(s)',
  'Interaction identifier(s)',
  'Confidence value(s)',
  'Expansion method(s)',
  'Biological role(s) interactor A',
  'Biological role(s) interactor B',
  'Experimental role(s) interactor A',
  'Experimental role(s) interactor B',
  'Type(s) interactor A',
  'Type(s) interactor B',
  'Xref(s) interactor A',
  'Xref(s) interactor B',
  'Interaction Xref(s)',
  'Annotation(s) interactor A',
  'Annotation(s) interactor B',
  'Interaction annotation(s)',
  'Host organism(s)',
  'Interaction parameter(s)',
  'Creation date',
  'Update date',
  'Checksum(s) interactor A',
  'Checksum(s) interactor B',
  'Interaction Checksum(s)',
  'Negative',
  'Feature(s) interactor A',
  'Feature(s) interactor B',
  'Stoichiometry(s) interactor A',
  'Stoichiometry(s) interactor B',
  'Identification method participant A',
  'Identification method participant B',
] as const

export type MitabColumn = (typeof mitabColumns)[number]

/** A line of version 2.7; columns that are not given are empty. */
export function formatMitabLine(cells: Partial<Record<MitabColumn, readonly MitabValue[]>>): string {
  return mitabColumns
    .map((column) => (cells[column] ?? []).map(formatMitabValue).join('|') || (column === 'Negative' ? 'false' : '-'))
    .join('\t')
}
