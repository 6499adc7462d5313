import { expect, test } from 'vitest'
import { fileTypeOf } from './file-types.ts'

test.each([
  ['Genes/aliases.tsv', 'text', 'text/plain; charset=utf-8'],
  ['Genes/ALIASES.TSV', 'text', 'text/plain; charset=utf-8'],
  ['Genes/README', 'text', 'text/plain; charset=utf-8'],
  ['Genes/SHA256SUMS', 'text', 'text/plain; charset=utf-8'],
  ['Maps/Scan.JPG', 'image', 'image/jpeg'],
  ['Maps/manual.v2.PDF', 'pdf', 'application/pdf'],
  ['Public_Data_Releases/2026/parquet/locus.parquet', 'table', 'application/vnd.apache.parquet'],
  ['Pathways/2026/pathway.gmt', 'text', 'text/plain; charset=utf-8'],
  ['Genes/genes.gff3.gz', 'save', 'application/gzip'],
  ['Software/page.HTML', 'save', 'application/octet-stream'],
  ['Software/drawing.svg', 'save', 'application/octet-stream'],
  ['Software/data.xml', 'save', 'application/octet-stream'],
  ['Software/a.png/binary', 'save', 'application/octet-stream'],
  ['Software/x.constructor', 'save', 'application/octet-stream'],
])('[STORE-004] %s: %s as %s', (path, view, type) => {
  expect(fileTypeOf(path)).toEqual({ view, type })
})
