import { type BlastDatabaseId, blastDatabases, databaseOf } from '../contract/blast-databases.ts'
import type { BlastHit, BlastHsp } from '../contract/blast-result.ts'

/**
 * Columns of the table that blast_formatter writes: its twelve standard ones, then what the page shows besides.
 */
const columns = [
  'qseqid',
  'sseqid',
  'pident',
  'length',
  'mismatch',
  'gapopen',
  'qstart',
  'qend',
  'sstart',
  'send',
  'evalue',
  'bitscore',
  'score',
  'slen',
  'nident',
  'positive',
  'gaps',
  'qframe',
  'sframe',
  'qcovs',
  'stitle',
]

/** Its `-outfmt`. */
export const tableFormat = `6 ${columns.join(' ')}`

/** First line of the downloaded file: we add to each line the dataset that the sequence is in. */
export const tableHeader = `${[...columns, 'dataset'].join('\t')}\n`

/** The lines of blast_formatter with the dataset of each. */
export async function* withDataset(lines: AsyncIterable<string>, databases: readonly BlastDatabaseId[]): AsyncGenerator<string> {
  let at = 0
  for await (const line of lines) {
    const database = databases[at]
    if (database === undefined) throw new Error(`The table has more than ${at} alignments`)
    const cells = line.split('\t')
    // A title is free text.
    const title = cells.slice(columns.length - 1).join(' ')
    yield `${[...cells.slice(0, columns.length - 1), title, databaseOf(database).source].join('\t')}\n`
    at += 1
  }
}

/** A hit as the table has it, which knows nothing of loci. */
export type TableHit = Omit<BlastHit, 'locus'>

type Searched = { queryNames: readonly string[]; databases: readonly BlastDatabaseId[] }

/** Reads the hits of the table one after the other; the alignments of one follow each other. */
export async function* readHits(lines: AsyncIterable<string>, { queryNames, databases }: Searched): AsyncGenerator<TableHit> {
  const indices = new Map(queryNames.map((name, index) => [name, index]))
  let line = 0
  let number = 0
  let last: TableHit | undefined
  for await (const row of lines) {
    line += 1
    const cells = row.split('\t')
    const [queryName = '', subject = ''] = cells
    const query = indices.get(queryName)
    if (query === undefined || cells.length < columns.length) throw new Error(`Line ${line} of the hit table is not one of ours`)
    const hsp = toHsp(line, cells)
    const database = databaseIn(cells) ?? databases[0]
    if (database === undefined) throw new Error(`Line ${line} of the hit table is of no dataset`)
    // A gene model has the same name in several datasets.
    if (last?.query === query && last.database === database && last.subject === subject) {
      last.hsps.push(hsp)
      continue
    }
    if (last) yield last
    number += 1
    last = { number, query, database, subject, ...hitFacts(cells), hsps: [hsp] }
  }
  if (last) yield last
}

function hitFacts(cells: readonly string[]) {
  return { subjectLength: Number(cells[13]), queryCover: Number(cells[19]), title: titleOf(cells[20] ?? '') }
}

/** Null in tables of earlier versions, which were of one database. */
function databaseIn(cells: readonly string[]): BlastDatabaseId | null {
  const source = cells[columns.length]
  return blastDatabases.find((database) => database.source !== null && database.source === source)?.id ?? null
}

/** The title without the name that it begins with. */
function titleOf(text: string): string {
  return text.slice(text.indexOf(' ') + 1 || text.length).trim()
}

function toHsp(line: number, cells: readonly string[]): BlastHsp {
  const number = (column: number) => Number(cells[column])
  return {
    line,
    identity: number(2),
    length: number(3),
    mismatches: number(4),
    gapOpenings: number(5),
    queryStart: number(6),
    queryEnd: number(7),
    subjectStart: number(8),
    subjectEnd: number(9),
    evalue: number(10),
    bitScore: number(11),
    score: number(12),
    identical: number(14),
    positive: number(15),
    gaps: number(16),
    queryFrame: number(17),
    subjectFrame: number(18),
  }
}
