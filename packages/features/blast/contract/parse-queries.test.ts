import { expect, test } from 'vitest'
import { formatQueries, looksLike, parseQueries } from './parse-queries.ts'

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
  ['twice the same', '>a\nA\n>a\nC\n>a_2\nG', ['a', 'a_2', 'a_2_2']],
  ['an option', '>-db /etc/passwd\nA', ['Query_1']],
  ['a path', '>../../x\nA\n>/etc/passwd\nA', ['Query_1', '_etc_passwd']],
  ['shell characters', '>a;rm$(x)`y`|z\nA', ['a_rm_x_y_z']],
  ['nothing', '>\nA\n>  \nC', ['Query_1', 'Query_2']],
  ['too much', `>${'a'.repeat(100)}\nA\n>${'a'.repeat(100)}\nC`, ['a'.repeat(60), `${'a'.repeat(60)}_2`]],
] as const)('[BLAST-026] a query is named plainly and once, if its header has %s', ([_, text, names]) => {
  expect(parseQueries(text).queries.map(({ name }) => name)).toEqual(names)
})

test('[SECURE-054] the name of a query is not a formula in the table of hits', () => {
  const { queries } = parseQueries(['=1+1', '+A', '-A', '@A', '\t=1'].map((name) => `>${name}\nACGT`).join('\n'))
  expect(queries.filter(({ name }) => !/^[A-Za-z_]/.test(name))).toEqual([])
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
