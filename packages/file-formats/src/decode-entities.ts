const greek =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega'

/** The entities that published tables name; the others they use are numbers. */
const named = new Map<string, string>([
  ...greek.split(' ').flatMap((name, index): [string, string][] => {
    const small = String.fromCodePoint(0x3b1 + index)
    return [
      [name, small],
      [name.charAt(0).toUpperCase() + name.slice(1), small.toUpperCase()],
    ]
  }),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    deg: '°',
    prime: '′',
    micro: 'µ',
    times: '×',
    minus: '−',
  }),
])

/**
 * Names and descriptions were typed into web pages: `&#916;Atpng1` is ΔAtpng1. A text that only looks like an entity, such as `A&B;`, is
 * kept. Ligatures become the letters that people search for, and a space of no width goes.
 */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (entity, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return named.get(name) ?? entity
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    return charOf(code) ?? entity
  })
}

/** Null for what no text holds: controls, halves of pairs and numbers beyond Unicode. */
function charOf(code: number): string | null {
  if (code < 0x20 || (code >= 0x7f && code < 0xa0) || (code >= 0xd800 && code < 0xe000) || code > 0x10ffff) return null
  if (code === 0x200b) return ''
  // Line and paragraph separator.
  if (code === 0x2028 || code === 0x2029) return ' '
  const char = String.fromCodePoint(code)
  return code >= 0xfb00 && code <= 0xfb06 ? char.normalize('NFKC') : char
}
