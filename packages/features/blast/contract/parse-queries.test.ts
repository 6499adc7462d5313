import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { formatQueries, identifiersIn, looksLike, parseQueries } from './parse-queries.ts'

const sequence = 'MGRGRVELKRIENKINRQVTFAKRRNGLLKKAYELSVLCDAEVALIIFSNRGKLYEFCSSSSML'

const gcg = `!!AA_SEQUENCE 1.0
Agamous-like, 64 residues

ag.pep  Length: 64  November 16, 2026 10:00  Type: P  Check: 1234  ..

       1  MGRGRVELKR IENKINRQVT FAKRRNGLLK KAYELSVLCD AEVALIIFSN

      51  RGKLYEFCSS SSML
`

const rsf = `!!RICH_SEQUENCE 1.0
..
{
name  ag.pep
descrip    Agamous-like
type    PROTEIN
longname  /none
checksum    1234
creation-date 11/16/2026 10:00:00
strand  1
sequence
  MGRGRVELKRIENKINRQVTFAKRRNGLLKKAYELSVLCDAEVALIIFSN
  RGKLYEFCSSSSML
}
{
name other
sequence
 MGRGRV
}
`

test.for([
  ['raw', sequence, 'Query_1'],
  ['raw', `  1 ${sequence.slice(0, 30).toLowerCase()}\r\n 31 ${sequence.slice(30)}\r\n`, 'Query_1'],
  ['FASTA', `\n>AT4G18960.1 | Symbols: AG\n${sequence.slice(0, 50)}\n${sequence.slice(50)}\n`, 'AT4G18960.1'],
  ['GCG', gcg, 'ag.pep'],
] as const)('[BLAST-009] one sequence as %s', ([format, text, name]) => {
  expect(parseQueries(text)).toEqual({ format, queries: [{ name, sequence }] })
})

test('[BLAST-009] RSF may hold several sequences', () => {
  expect(parseQueries(rsf)).toEqual({
    format: 'RSF',
    queries: [
      { name: 'ag.pep', sequence },
      { name: 'other', sequence: 'MGRGRV' },
    ],
  })
})

test.for([
  ['a name that is taken', '>A_2\nA\n>A\nC\n>A\nG', ['A_2', 'A', 'A_3']],
  ['twice the same', '>a\nA\n>a\nC\n>a_2\nG', ['a', 'a_2', 'a_2_2']],
  ['an option', '>-db /etc/passwd\nA', ['Query_1']],
  ['a path', '>../../x\nA\n>/etc/passwd\nA', ['Query_1', '_etc_passwd']],
  ['shell characters', '>a;rm$(x)`y`|z\nA', ['a_rm_x_y_z']],
  ['nothing', '>\nA\n>  \nC', ['Query_1', 'Query_2']],
  ['too much', `>${'a'.repeat(100)}\nA\n>${'a'.repeat(100)}\nC`, ['a'.repeat(60), `${'a'.repeat(60)}_2`]],
] as const)('[BLAST-026] a query is named plainly and once, if its header has %s', ([_, text, names]) => {
  expect(parseQueries(text).queries.map(({ name }) => name)).toEqual(names)
})

test('[BLAST-026] whatever headers there are, names are plain and unique, as many as headers', () => {
  // Few letters and digits, so that headers often are what another one would be renamed to.
  const header = fc.oneof(fc.stringMatching(/^[Aa1_2-]{0,5}$/), fc.string({ unit: 'binary', maxLength: 80 }))
  fc.assert(
    fc.property(fc.array(header, { minLength: 1, maxLength: 12 }), (headers) => {
      const lines = headers.map((text) => text.replaceAll(/[\r\n]/g, ' '))
      const names = parseQueries(lines.map((line) => `>${line}\nACGT\n`).join('')).queries.map(({ name }) => name)
      expect(names).toHaveLength(lines.length)
      expect(new Set(names).size).toBe(names.length)
      expect(names.filter((name) => !/^[A-Za-z_][\w.:-]*$/.test(name))).toEqual([])
    }),
    { seed: 3702, numRuns: 2000 },
  )
})

test('[SECURE-054] the name of a query is not a formula in the table of hits', () => {
  const { queries } = parseQueries(['=1+1', '+A', '-A', '@A', '\t=1'].map((name) => `>${name}\nACGT`).join('\n'))
  expect(queries.filter(({ name }) => !/^[A-Za-z_]/.test(name))).toEqual([])
})

test('[SECURE-058] of a text with too many headers only so many are read that it is refused, and of others all', () => {
  const headers = (count: number, end: string) => Array.from({ length: count }, (_, at) => ` >a${at}${end}AC${end}`).join('')
  for (const end of ['\n', '\r\n', '\r']) {
    for (const count of [1, 99, 100]) expect(parseQueries(headers(count, end), 100)).toEqual(parseQueries(headers(count, end)))
    expect(parseQueries(headers(300, end), 100).queries.map(({ name }) => name)).toEqual(Array.from({ length: 101 }, (_, at) => `a${at}`))
  }
  const text = '>a\nA\n'.repeat(350_000)
  const split = vi.spyOn(String.prototype, 'split')
  expect(parseQueries(text, 100).queries).toHaveLength(101)
  expect(Math.max(...split.mock.results.map(({ value }) => value.length))).toBeLessThan(1000)
  split.mockRestore()
})

test('[BLAST-009] without text there are no queries, and a header without residues is an empty one', () => {
  expect(parseQueries(' \n\n').queries).toEqual([])
  expect(parseQueries('>a\n>b\nACGT').queries).toEqual([
    { name: 'a', sequence: '' },
    { name: 'b', sequence: 'ACGT' },
  ])
})

test('[BLAST-026] what a program reads has one header for each query and lines of 60', () => {
  const text = formatQueries([
    { name: 'a', sequence: 'A'.repeat(120) },
    { name: 'b', sequence: 'C'.repeat(61) },
  ])
  expect(text).toBe(`>a\n${'A'.repeat(60)}\n${'A'.repeat(60)}\n>b\n${'C'.repeat(60)}\nC\n`)
})

test.for([
  ['ACGTNNACGT', 'dna', 'dna'],
  ['MGRGRVELKRIEN', 'dna', 'protein'],
  ['ACGTACGTACGTACGTACGT', 'protein', 'dna'],
  ['ACGTACGT', 'protein', 'protein'],
  ['GATTACARYKMSWBDHV', 'dna', 'dna'],
] as const)('[BLAST-027] %s, wanted as %s, looks like %s', ([text, wanted, expected]) => {
  expect(looksLike(text, wanted)).toBe(expected)
})

test.each([
  ['AT4G18960', ['AT4G18960']],
  [' at4g18960.1, AT1G01010;ATCG00010\n', ['AT4G18960.1', 'AT1G01010', 'ATCG00010']],
  ['ATGGCATCG', []],
  ['AT4G18960 ATGGC', []],
  ['>AT4G18960\nATG', []],
  ['', []],
])('[BLAST-048] the names in %j', (text, names) => {
  expect(identifiersIn(text)).toEqual(names)
})
