import { isDay } from './is-day.ts'
import { accept, type Parsed, refuse } from './parsed.ts'

/** One line of a GO annotation file, GAF 2.0 to 2.2. Lists are separated by bars in the file; an empty cell is null or an empty list. */
export type GafAnnotation = {
  /** 'TAIR' */
  database: string
  /** 'locus:2150931' */
  objectId: string
  symbol: string
  /** 'NOT', 'involved_in', … */
  qualifiers: string[]
  termId: string
  /** 'TAIR:Publication:1345963', 'PMID:1973265' */
  references: string[]
  evidenceCode: string
  with: string[]
  aspect: string
  objectName: string | null
  synonyms: string[]
  objectType: string
  taxa: string[]
  /** Year, month and day with hyphens. */
  date: string | null
  assignedBy: string | null
}

/** The last two columns were added in GAF 2.0 and may be missing; PO's association files have 15. */
const fewestColumns = 15

export function parseGafLine(line: string): Parsed<GafAnnotation> {
  const cells = line.split('\t').map((cell) => cell.trim())
  if (cells.length < fewestColumns || cells.length > 17) return refuse(`${cells.length} columns instead of 15 to 17`)
  const cell = (index: number) => cells[index] ?? ''
  const missing = Object.entries(neededColumns).find(([place]) => cell(Number(place)) === '')
  if (missing) return refuse(`${missing[1]} is missing`)
  const date = parseGafDate(cell(13))
  if (date === undefined) return refuse(`${JSON.stringify(cell(13))} is not a date`)
  return accept({
    database: cell(0),
    objectId: cell(1),
    symbol: cell(2),
    qualifiers: listOf(cell(3)),
    termId: cell(4),
    references: listOf(cell(5)),
    evidenceCode: cell(6),
    with: listOf(cell(7)),
    aspect: cell(8),
    objectName: cell(9) || null,
    synonyms: listOf(cell(10)),
    objectType: cell(11),
    taxa: listOf(cell(12)),
    date,
    assignedBy: cell(14) || null,
  })
}

const neededColumns: Readonly<Record<number, string>> = { 1: 'the id of the object', 4: 'the term', 6: 'the evidence code' }

export function isGafComment(line: string): boolean {
  return line.startsWith('!') || line.trim() === ''
}

function listOf(cell: string): string[] {
  return cell.split('|').flatMap((item) => item.trim() || [])
}

/** YYYYMMDD; null if the cell is empty, undefined if it is something else. */
function parseGafDate(text: string): string | null | undefined {
  if (text === '') return null
  const date = text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
  return isDay(date) && date !== text ? date : undefined
}
