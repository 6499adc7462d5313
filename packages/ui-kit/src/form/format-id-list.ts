/** A list of IDs as it is sent (document 3, section 5): in upper case, without carriage returns, with semicolons for line breaks. */
export function formatIdList(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r', '')
    .trim()
    .toUpperCase()
    .replace(/\n+/g, ';')
}

/** How many IDs a list has, whatever separates them. */
export function countIds(text: string): number {
  return new Set(
    formatIdList(text)
      .split(/[\s;,]+/)
      .filter((id) => id !== ''),
  ).size
}
