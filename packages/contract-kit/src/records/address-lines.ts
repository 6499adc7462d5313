/**
 * EDIT-022: organization addresses are stored with a backslash between lines: two lines become `1 Main Street\Room 2`. A backslash
 * that somebody typed would start a new line, so it becomes a slash; empty lines are dropped.
 */
export function formatAddressLines(address: string): string {
  const lines = address.split(/\r\n|\r|\n/).map((line) => line.replaceAll('\\', '/').trim())
  return lines.filter((line) => line !== '').join('\\')
}

/** A stored organization address as it is shown: with line breaks. */
export function parseAddressLines(stored: string): string {
  return stored.replaceAll('\\', '\n')
}
