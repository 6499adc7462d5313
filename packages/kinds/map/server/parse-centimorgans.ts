/** Null for a text that is no place on a genetic map. */
export function parseCentimorgans(text: string): number | null {
  return /^\d{1,4}(\.\d{1,15})?$/.test(text) ? Number(text) : null
}
