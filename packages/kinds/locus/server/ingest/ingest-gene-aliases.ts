import { accept, type Parsed, refuse } from '@rosette/file-formats/parsed.ts'
import { parseQuotedLine } from '@rosette/file-formats/quoted-line.ts'
import { readTable } from '@rosette/file-formats/read-table.ts'
import { citations } from '@rosette/release-kit/sources/citations.ts'
import type { LineReader, MendedRow, Row, RowsOfRecord, RowWriter, Source } from '@rosette/release-kit/sources/source.ts'

/**
 * Symbols and full names, of genetic loci (ACL2) too. A locus has the symbols that the newest file gives it: those that only older files
 * have were corrected since (PDF2, now PFD2).
 */
export const ingestGeneAliases: Source = {
  title: 'Gene aliases',
  file: /^gene_aliases_(?<date>.*)\.(?:txt|csv)(?:\.gz)?$/,
  isRequired: true,
  ...citations.tair,
  tables: { gene_alias: ['name', 'symbol', 'full_name'] },
  editions: { recordOf: ([name]) => String(name).toUpperCase(), mend: mendAlias },
  ingest(out) {
    let reader: LineReader | null = null
    return {
      line(text) {
        if (text.trim() === '') return
        // The header line tells the layout.
        reader ??= text.includes('\t') ? tabLayout(out) : commaLayout(out)
        reader.line(text)
      },
    }
  },
}

/** As published until 2018. */
function tabLayout(out: RowWriter): LineReader {
  return readTable({
    columns: ['name', 'symbol', 'full_name'],
    parseLine: (line) => parseQuotedLine(line, '\t'),
    toRow: ({ name, symbol, full_name }) => toAlias(name, symbol, unquote(full_name)),
    row: (row) => out.row('gene_alias', row),
    reject: out.reject,
  })
}

/** As a spreadsheet saved the file of 2023. */
function commaLayout(out: RowWriter): LineReader {
  return readTable({
    columns: ['locus_name', 'symbol', 'full_name'],
    parseLine: (line) => parseQuotedLine(restoreLetters(line), ','),
    toRow: ({ locus_name, symbol, full_name }) => toAlias(locus_name, symbol, full_name === 'NULL' ? '' : full_name),
    row: (row) => out.row('gene_alias', row),
    reject: out.reject,
  })
}

function toAlias(name: string, symbol: string, fullName: string): Parsed<(string | null)[]> {
  return name && symbol ? accept([name, symbol, fullName || null]) : refuse('name or symbol is missing')
}

/** Full names with a comma carry a second pair of quotes inside the cell: `"cytochrome P450, family 78"`. */
function unquote(text: string): string {
  return /^"[^"]*"$/.test(text) ? text.slice(1, -1).trim() : text
}

/** The file of 2023 was decoded as Shift-JIS, which turned the bytes of other letters into half-width katakana and private characters. */
function restoreLetters(text: string): string {
  return text.replaceAll(/[\uE000-\uE757\uFF61-\uFF9F]+/g, (run) => {
    const bytes = Buffer.from(Array.from(run, toShiftJis).flat())
    // A no-break space is C2 A0 in UTF-8, and its second byte means nothing in Shift-JIS.
    if (bytes.equals(Buffer.of(0xc2))) return ' '
    const restored = bytes.toString('utf8')
    return restored.includes('\uFFFD') ? bytes.toString('latin1') : restored
  })
}

function toShiftJis(character: string): number[] {
  const code = character.charCodeAt(0)
  if (code >= 0xff61) return [code - 0xff61 + 0xa1]
  const column = (code - 0xe000) % 188
  return [0xf0 + Math.floor((code - 0xe000) / 188), 0x40 + column + (column >= 0x3f ? 1 : 0)]
}

/** Takes from older files the symbols that a spreadsheet damaged and the full names that the file leaves out. */
function mendAlias(row: Row, { own, older }: RowsOfRecord): Parsed<MendedRow> {
  const [name = null, symbol = null, fullName = null] = row
  const date = dateMadeOfSymbol(String(symbol))
  if (date !== null) {
    const spelled = older.filter((other) => dateSpelledBy(String(other[1])) === date)
    const undamaged = spelled.find((other) => other[2] === fullName) ?? spelled[0]
    if (!undamaged)
      return refuse(`${JSON.stringify(symbol)} is a date that a spreadsheet made of a symbol, and no older file has the symbol`)
    return accept({
      row: [name, undamaged[1] ?? null, fullName ?? undamaged[2] ?? null],
      mended: 'symbols that a spreadsheet turned into dates',
    })
  }
  const isNamed = own.some((other) => other[1] === symbol && other[2] !== null)
  const named = isNamed ? undefined : older.find((other) => other[1] === symbol && other[2] !== null)
  return accept(named ? { row: [name, symbol, named[2] ?? null], mended: 'full names' } : { row, mended: null })
}

const months = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december']

/** 3-Sep (SEP3) and Sep-45 (SEP45) → month and number. */
function dateMadeOfSymbol(text: string): string | null {
  const [, day, ofDay, ofYear, year] = /^(\d{1,2})-([A-Z][a-z]{2})$|^([A-Z][a-z]{2})-(\d{2})$/.exec(text) ?? []
  return monthAndNumber(ofDay ?? ofYear, day ?? year)
}

/** SEP3, SEPT3, March1 → month and number. */
function dateSpelledBy(symbol: string): string | null {
  if (dateMadeOfSymbol(symbol) !== null) return null
  const [, letters, number] = /^([a-z]{3,})-?(\d{1,2})$/i.exec(symbol) ?? []
  return monthAndNumber(letters, number)
}

function monthAndNumber(letters: string | undefined, number: string | undefined): string | null {
  if (letters === undefined) return null
  const month = months.find((each) => each.startsWith(letters.toLowerCase()))
  return month === undefined ? null : `${month} ${Number(number)}`
}
