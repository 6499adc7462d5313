/** The result of parsing a line: its value, or why it can't be used. Bad lines are reported, never thrown. */
export type Parsed<Value> = { ok: true; value: Value } | { ok: false; reason: string }

export function accept<Value>(value: Value): Parsed<Value> {
  return { ok: true, value }
}

export function refuse(reason: string): { ok: false; reason: string } {
  return { ok: false, reason }
}

/** First and last base. Formats differ in whether they count from 0 or 1: `first`. */
export function parseInterval(start: string, end: string, first: 0 | 1): Parsed<{ start: number; end: number }> {
  if (!isCount(start) || !isCount(end)) return refuse(`positions ${quote(start)} and ${quote(end)} are not integers`)
  const interval = { start: Number(start), end: Number(end) }
  if (interval.start < first) return refuse(`start ${start} lies before the first base`)
  // Half-open intervals are 0-based and exclude their end, so an empty one has start = end.
  if (interval.end < interval.start || (first === 0 && interval.end === interval.start))
    return refuse(`end ${end} lies before start ${start}`)
  return accept(interval)
}

function isCount(text: string): boolean {
  return /^\d{1,10}$/.test(text)
}

function quote(text: string): string {
  return JSON.stringify(text.slice(0, 40))
}
