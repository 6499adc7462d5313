import { expectFiles } from '@rosette/test-kit/expect-files.ts'
import { ingestLines } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { familyCodeOf, familyNameOf, ingestGeneFamilyDetails, ingestGeneFamilyPages } from './ingest-gene-families.ts'

test.for([
  ['WRKY', 'WRKY'],
  ['14-3-3', '14-3-3'],
  ['/browse/genefamily/WRKY.jsp', 'WRKY'],
  ['/browse/gene_family/WRKY', 'WRKY'],
  ['/browse/genefamily/browse/genefamily/p450.jsp', 'p450'],
  ['https://www.example.org/browse/genefamily/zincfingerhomeoboxgenefamily.jsp?x=1#top', 'zincfingerhomeoboxgenefamily'],
  ['http://www.example.org/browse/genefamily/ABC/', 'ABC'],
  ['https://www.example.org/', null],
  ['https://www.example.org/lab/families', null],
  ['/browse/genefamily/', null],
  ['/browse/genefamily/index.jsp', null],
  ['mailto:curator@example.org', null],
  ['javascript:alert(1)', null],
  ['', null],
] as const)('[BROWSE-034] the link %j leads to the family %j', ([link, code]) => {
  expect(familyCodeOf(link)).toBe(code)
})

test('titles of web pages lose what is not the name of a family', () => {
  expect(familyNameOf('TAIR - Genefamily - Zinc finger-homeobox gene family')).toBe('Zinc finger-homeobox gene family')
  expect(familyNameOf('TAIR- calcineurin B-like calcium sensor proteins Gene Family')).toBe(
    'calcineurin B-like calcium sensor proteins Gene Family',
  )
  expect(familyNameOf('Arabidopsis TAIR - like')).toBe('Arabidopsis TAIR - like')
})

test('a line of a page has a family, a locus and the code of the page', () => {
  const header = 'gene_family\tsubfamily_or_first_column\tlocus\tgene_or_protein_name\tdescription\tpage'
  const lines = ['A family\tGRF2\tAt1g78300\t\t\t14-3-3', 'A family\t\t\t\t\t14-3-3', 'A family\t\tAT1G78300\t\t\t../x']
  expect(ingestLines(ingestGeneFamilyPages, header, ...lines)).toEqual({
    rows: [['14-3-3', 'A family', 'GRF2', 'AT1G78300', null, null]],
    rejected: ['a family and a locus are needed', '"../x" is not the name of a page'],
  })
})

test('[BROWSE-033] a submitter has a number and is a person or an organization, or is a name alone', () => {
  const header = 'name\tlink\tcount_text\tsubmitter_name\tsubmitter_type\tsubmitter_id'
  const lines = [
    'A\tA\t3 genes\tFlora Example\tperson\t17',
    'B\tnowhere/else\t\tSomebody\t\t',
    'C\tC\t\tX\trobot\t1',
    'D\tD\t\tX\tperson\tx',
    '\tE\t\t\t\t',
  ]
  expect(ingestLines(ingestGeneFamilyDetails, header, ...lines)).toEqual({
    rows: [
      ['A', 'A', '3 genes', 'Flora Example', 'person', 17],
      ['B', null, null, 'Somebody', null, null],
    ],
    rejected: ['"robot" is neither person nor organization', '"x" is not the number of a submitter', 'the name of the family is missing'],
  })
})

test('the files are known by their names', () => {
  expectFiles({ 'TAIR_gene_families.tsv': ingestGeneFamilyPages, 'rosette_gene_family.tsv': ingestGeneFamilyDetails })
})
