/** Name of a run in the unit ledger: each takes one unit at most, and gives it back once at most. */
export function unitRequestOf(token: string): string {
  return `run:${token}`
}
