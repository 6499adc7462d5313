import { type RecordFormat, recordFormats } from '../contract/public-summary.ts'

// Object.keys loses the key type.
const endings = Object.keys(recordFormats) as RecordFormat[]

/** The end of a permanent address: a name, and the format if it has an ending that is one. `AT1G01010.1` has none. */
export function splitEnding(text: string): { id: string; format: RecordFormat | null } {
  const found = endings.find((ending) => text.length > ending.length + 1 && text.toLowerCase().endsWith(`.${ending}`))
  return found ? { id: text.slice(0, -found.length - 1), format: found } : { id: text, format: null }
}

/** What the Accept header likes best of what there is, the first of those alike; null for a page, which tools that send a star get too. */
export function formatAccepted(accept: string | undefined): RecordFormat | null {
  const known = (accept ?? '').toLowerCase().split(',').map(readRange)
  const best = known.filter(({ quality }) => quality > 0).toSorted((one, two) => two.quality - one.quality)
  for (const { type } of best) {
    if (type === 'text/html' || type === 'application/xhtml+xml') return null
    const format = endings.find((ending) => recordFormats[ending] === type)
    if (format) return format
  }
  return null
}

function readRange(text: string): { type: string; quality: number } {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim())
  const quality = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1)
  return { type, quality: Number.isNaN(quality) ? 1 : quality }
}
