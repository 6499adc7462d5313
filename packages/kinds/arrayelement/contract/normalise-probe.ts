/** DARRAY-002: in lower case, blanks as underscores: `265568 S_AT` → `265568_s_at`. */
export function normaliseProbe(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, '_')
}
