/** A fact as one line of text: names of records, texts and numbers as they are, the fields of an object with what they are called. */
export function formatFact(value: unknown): string | null {
  const text = write(value)
  return text === '' ? null : text
}

/** `computationalDescription` → `Computational description`. */
export function wordsOfField(field: string): string {
  const words = field.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function write(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map(write).filter(Boolean).join(', ')
  if (typeof value !== 'object') return String(value)
  if ('kind' in value && 'key' in value && 'label' in value) return String(value.label)
  // The first rows of a longer list.
  if ('rows' in value && 'total' in value) return write(value.rows)
  const parts = Object.entries(value).map(([field, part]) => ({ field, part, text: write(part) }))
  return parts
    .filter(({ text, part }) => text !== '' && part !== false)
    .map(({ field, part, text }) => (isPlain(part) ? text : `${wordsOfField(field).toLowerCase()} ${text}`))
    .join(' · ')
}

/** Names and sentences say themselves what they are; a number or a yes does not. */
function isPlain(part: unknown): boolean {
  return typeof part === 'string' || (typeof part === 'object' && part !== null)
}
