import { expect, test } from 'vitest'
import { formatAccepted, splitEnding } from './wanted-format.ts'

test.each([
  ['AT4G18960.json', 'AT4G18960', 'json'],
  ['AT4G18960.1.FASTA', 'AT4G18960.1', 'fasta'],
  ['AT4G18960.1', 'AT4G18960.1', null],
  ['AT4G18960.xml', 'AT4G18960.xml', null],
  ['.json', '.json', null],
  ['ATBIB', 'ATBIB', null],
])('[LINK-005] of %s the name is %s and the ending %s', (written, id, format) => {
  expect(splitEnding(written)).toEqual({ id, format })
})

test.each([
  [undefined, null],
  ['*/*', null],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', null],
  ['application/json', 'json'],
  ['Application/JSON; charset=utf-8', 'json'],
  ['text/x-fasta', 'fasta'],
  ['text/x-gff3, application/json', 'gff3'],
  ['text/tab-separated-values', 'tsv'],
  ['application/x-bibtex, */*;q=0.1', 'bib'],
  ['application/json;q=0.2, text/html', null],
  ['application/json;q=0.2, text/x-fasta;q=0.7', 'fasta'],
  ['application/json;q=0, image/png', null],
])('[LINK-005] Accept: %s means %s', (accept, format) => {
  expect(formatAccepted(accept)).toBe(format)
})
