export type CopyValue = string | number | boolean | null

const special = /[\\\n\r\t]/
const specials = /[\\\n\r\t]/g
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** One line of PostgreSQL's COPY text format (manual, COPY, "Text Format"). */
export function formatCopyRow(values: readonly CopyValue[]): string {
  let line = ''
  for (let i = 0; i < values.length; i++) {
    if (i > 0) line += '\t'
    line += formatCopyValue(values[i] ?? null)
  }
  return `${line}\n`
}

function formatCopyValue(value: CopyValue): string {
  if (typeof value === 'string') {
    return special.test(value) ? value.replace(specials, (character) => escapes[character] ?? character) : value
  }
  if (value === null) return '\\N'
  if (typeof value === 'number') return String(value)
  return value ? 't' : 'f'
}
