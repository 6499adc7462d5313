/** An address of the older site, read as it was never written in one way: no case, and `&amp;` for `&`. */
export type LegacyAddress = {
  /** In lower case, without a closing slash. */
  path: string
  /** As it was written, with the query: what is requested from the older site itself. */
  written: string
  /** The first value of a parameter; empty if it is missing. */
  textOf(name: string): string
  /** The same as a word of the older site, in lower case. */
  wordOf(name: string): string
}

export function readLegacyAddress(url: string): LegacyAddress {
  const [path = '/', ...rest] = url.split('?')
  const values = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(rest.join('?').replaceAll('&amp;', '&'))) {
    const known = name.toLowerCase()
    if (!values.has(known)) values.set(known, value.trim())
  }
  const textOf = (name: string) => values.get(name) ?? ''
  return {
    path: path.toLowerCase().replace(/(.)\/+$/, '$1'),
    written: url,
    textOf,
    wordOf: (name) => textOf(name).toLowerCase(),
  }
}
