/** A cell of a loop; null if the file has `.` or `?`. */
export type MmcifCell = string | null

type MmcifReader = {
  /** Columns that are read, by category: `{ _atom_site: ['label_seq_id', …] }`. */
  columns: Readonly<Record<string, readonly string[]>>
  /** A row of such a category, in the order of the columns; a column that the file lacks is null. */
  row(category: string, cells: readonly MmcifCell[]): void
}

/** Quoted values end where a space follows the quote; a comment begins where a value could. */
const tokens = /'(?:[^']|'(?!\s|$))*'(?=\s|$)|"(?:[^"]|"(?!\s|$))*"(?=\s|$)|#.*|\S+/g

type Value = { text: string; isQuoted: boolean }

/**
 * Reads the loops of an mmCIF file line by line (CIF 1.1: quotes, text blocks, rows that are wrapped). `end` throws if the text was no
 * mmCIF. No kept library reads mmCIF alone, and the viewer's own reader needs a browser.
 */
export function readMmcif({ columns, row }: MmcifReader): { line(text: string): void; end(): void } {
  let hasBlock = false
  let isHeader = false
  let header: string[] = []
  /** Places of the wanted columns in a row of the loop; null outside of a wanted loop. */
  let wanted: { category: string; places: number[] } | null = null
  let cells: Value[] = []
  let block: string[] | null = null

  function startLoop(): void {
    endLoop()
    isHeader = true
    header = []
  }

  function endHeader(): void {
    isHeader = false
    const [category = ''] = header[0]?.split('.') ?? []
    const names = columns[category]
    wanted = names ? { category, places: names.map((name) => header.indexOf(`${category}.${name}`)) } : null
  }

  function endLoop(): void {
    if (cells.length > 0) throw new Error(`the last row of ${header[0] ?? 'a loop'} is not complete`)
    isHeader = false
    wanted = null
  }

  function take(value: Value): void {
    if (isHeader) endHeader()
    if (wanted === null) return
    cells.push(value)
    if (cells.length < header.length) return
    const whole = cells
    cells = []
    row(
      wanted.category,
      wanted.places.map((place) => cellOf(whole[place])),
    )
  }

  function takeToken(text: string): void {
    const first = text[0]
    const lower = text.toLowerCase()
    if (first === '#') return
    if (first === "'" || first === '"') take({ text: text.slice(1, -1), isQuoted: true })
    else if (first === '_' && isHeader) header.push(text)
    else if (first === '_') endLoop()
    else if (lower === 'loop_') startLoop()
    else if (lower.startsWith('data_')) {
      endLoop()
      hasBlock = true
    } else take({ text, isQuoted: false })
  }

  function takeLine(text: string): void {
    for (const token of text.match(tokens) ?? []) takeToken(token)
  }

  return {
    line(text) {
      if (block === null && text.startsWith(';')) block = [text.slice(1)]
      else if (block === null) takeLine(text)
      else if (!text.startsWith(';')) block.push(text)
      else {
        const whole = block.join('\n')
        block = null
        take({ text: whole, isQuoted: true })
        takeLine(text.slice(1))
      }
    },
    end() {
      if (block !== null) throw new Error('a text block has no end')
      endLoop()
      if (!hasBlock) throw new Error('no data block begins in it: this is not mmCIF')
    },
  }
}

function cellOf(value: Value | undefined): MmcifCell {
  if (!value) return null
  return !value.isQuoted && (value.text === '.' || value.text === '?') ? null : value.text
}
