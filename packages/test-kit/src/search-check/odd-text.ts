import fc from 'fast-check'

const characters = [
  '*',
  '?',
  '\\',
  '"',
  "'",
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  '~',
  '^',
  ':',
  '/',
  '+',
  '-',
  '&&',
  '||',
  '!',
  '<',
  '>',
  '=',
  '.',
  '_exists_:',
]
const odd = [
  '\u0000',
  '\u0002',
  '\u0003',
  '\u200b',
  '\u202e',
  '\ufeff',
  '\ud800',
  '\udfff',
  '\ue000',
  '\ufdfa',
  'e\u0301',
  'ß',
  'İ',
  '🌱',
  '\n',
  '\t',
]
const syntax = [
  '*',
  '?*',
  '.*',
  '(a+)+$',
  'a~2',
  'name:*',
  '_all:x',
  '"',
  '{"match_all":{}}',
  '<img src=x onerror=alert(1)>',
  "' or 1=1 --",
  '__proto__',
]

/** Texts that mean something somewhere: to query languages, to Unicode, to browsers and databases. */
export const oddText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('AG', 'flower', 'AT1G01010', 'at1g', 'AGAMOUS-like'),
  fc.constantFrom(...syntax),
  fc.array(fc.constantFrom(...characters, ...odd, 'a', 'AG', ' '), { maxLength: 40 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
)

/** No text of a visitor, but all that JSON can carry. */
export const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  oddText,
  fc.constantFrom<unknown>(null, true, -1, 0, 1e308, -1e308, 1.5, 2 ** 53, '', [], {}, [[]], [{}]),
  fc.constantFrom(1000, 100_000).map((length) => 'x '.repeat(length)),
  fc.constantFrom(100, 5000).map((length) => Array.from({ length }, (_, at) => `AT1G${at}`)),
  fc.constantFrom(50, 2000).map(nested),
)

function nested(depth: number): unknown {
  let value: unknown = 'deep'
  for (let at = 0; at < depth; at++) value = at % 2 === 0 ? [value] : { searchTerms: value }
  return value
}
