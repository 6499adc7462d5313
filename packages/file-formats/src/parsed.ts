/** The result of parsing a line: its value, or why it can't be used. Bad lines are reported, never thrown. */
export type Parsed<Value> = { ok: true; value: Value } | { ok: false; reason: string }

export function accept<Value>(value: Value): Parsed<Value> {
  return { ok: true, value }
}

export function refuse(reason: string): { ok: false; reason: string } {
  return { ok: false, reason }
}
