/** The part of a file that is requested, both ends included; `whole` if the header asks for none, `outside` if it begins after the end. */
export type ByteRange = { start: number; end: number } | 'whole' | 'outside'

/** RFC 9110, 14.2: `bytes=0-99`, `bytes=100-` or `bytes=-50`. A server may ignore other units, several ranges and what can't be read. */
export function parseByteRange(header: string | undefined, size: number): ByteRange {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '') return last === '0' || size === 0 ? 'outside' : { start: Math.max(0, size - Number(last)), end: size - 1 }
  const [start, end] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)]
  if (last !== '' && Number(last) < start) return 'whole'
  return start >= size ? 'outside' : { start, end }
}
