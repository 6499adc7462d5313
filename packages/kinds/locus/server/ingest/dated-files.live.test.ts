import type { LoadReport } from '@rosette/release-kit/load/load-report.ts'
import { loadFiles, type ReleaseFiles } from '@rosette/test-kit/live/load-files.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { expect, test } from 'vitest'
import { locusKind } from '../../contract/locus-kind.ts'
import { locusServer } from '../locus-server.ts'

const { db } = await testDatabase('empty')

const exon = (name: string, start: number) =>
  `Chr1\tAraport11\texon\t${start}\t${start + 99}\t.\t+\t.\ttranscript_id "${name}.1"; gene_id "${name}"`
const annotation = {
  'Araport11_GTF_genes_transposons.201606.gtf': [exon('AT1G24260', 8_593_000), exon('AT5G15800', 9_000_000)],
  'Araport11_all_loci.bed': ['1\t8592999\t8593099\tAT1G24260\t+\t1\t1', '1\t8999999\t9000099\tAT5G15800\t+\t1\t1'],
}
const describedAs = (...rows: [name: string, summary: string][]) => [
  'name\tgene_model_type\tshort_description\tCurator_summary\tComputational_description',
  ...rows.map(([name, summary]) => `${name}\tprotein_coding\tshort\t${summary}\t`),
]

async function load(releaseId: string, files: ReleaseFiles) {
  const report = await loadFiles(
    { ...annotation, ...files },
    { db, kindServers: { locus: locusServer }, kinds: { locus: locusKind }, releaseId, maxRejected: 0.5 },
  )
  const select = async (sql: string) => (await db.pool.query<{ line: string }>(sql)).rows.map(({ line }) => line)
  const schema = `release_${releaseId}`
  return {
    report,
    symbols: await select(
      `select concat_ws(' ', name, symbol, full_name) as line from ${schema}.locus_symbol join ${schema}.locus using (locus_id) order by name, symbol`,
    ),
    descriptions: await select(`select concat_ws(' ', name, curator_summary) as line from ${schema}.functional_description order by 1`),
    stored: await select(
      `select file || ' ' || rows as line from ${schema}.release_source where title in ('Gene aliases', 'Functional descriptions') order by 1`,
    ),
  }
}

const rejectedOf = ({ sources }: LoadReport) => sources.flatMap(({ rejectedLines }) => rejectedLines)

test('[DATA-080] [DATA-081] [DATA-082] of two dates the newer counts, and the older fills what it lacks or a spreadsheet damaged', async () => {
  const { report, symbols, descriptions, stored } = await load('two_dates', {
    'gene_aliases_20230630.csv.gz': [
      'locus_name,symbol,full_name',
      'AT1G24260,3-Sep,SEPALLATA3',
      'AT1G24260,AGL9,NULL',
      'AT5G15800,1-Jul,NULL',
      'AT5G15800,AGL2,AGAMOUS-like 2',
    ],
    'gene_aliases_20180330.txt': [
      '"name"\t"symbol"\t"full_name"',
      '"AT1G24260"\t"SEP3"\t"SEPALLATA3"',
      '"AT1G24260"\t"AGL9"\t"AGAMOUS-like 9"',
      '"AT5G15800"\t"DROPPED"\t""',
      '"CPR1"\t"CPR1"\t""',
    ],
    'Araport11_functional_descriptions_20180330.txt.gz': describedAs(
      ['AT1G24260.1', 'Older.'],
      ['AT5G15800.1', 'Withdrawn.'],
      ['CPR1', 'Mutant.'],
    ),
    'Araport11_functional_descriptions_20201231.txt': describedAs(['AT1G24260.1', 'Newer.'], ['AT5G15800.1', '']),
  })
  expect(symbols).toEqual(['AT1G24260 AGL9 AGAMOUS-like 9', 'AT1G24260 SEP3 SEPALLATA3', 'AT5G15800 AGL2 AGAMOUS-like 2', 'CPR1 CPR1'])
  expect(descriptions).toEqual(['AT1G24260.1 Newer.', 'AT5G15800.1', 'CPR1 Mutant.'])
  expect(rejectedOf(report)).toEqual([
    {
      file: 'gene_aliases_20230630.csv.gz',
      line: 4,
      reason: '"1-Jul" is a date that a spreadsheet made of a symbol, and no older file has the symbol',
    },
  ])
  expect(report.editions).toEqual([
    {
      title: 'Gene aliases',
      newest: 'gene_aliases_20230630.csv.gz',
      older: [{ file: 'gene_aliases_20180330.txt', records: 1, rows: 1 }],
      mended: [
        { what: 'symbols that a spreadsheet turned into dates', rows: 1 },
        { what: 'full names', rows: 1 },
      ],
    },
    {
      title: 'Functional descriptions',
      newest: 'Araport11_functional_descriptions_20201231.txt',
      older: [{ file: 'Araport11_functional_descriptions_20180330.txt.gz', records: 1, rows: 1 }],
      mended: [],
    },
  ])
  expect(stored).toEqual([
    'Araport11_functional_descriptions_20180330.txt.gz 1',
    'Araport11_functional_descriptions_20201231.txt 2',
    'gene_aliases_20180330.txt 1',
    'gene_aliases_20230630.csv.gz 3',
  ])
})

const threeDates: ReleaseFiles = {
  'gene_aliases_20180330.txt.gz': ['name\tsymbol\tfull_name', 'AT1G24260\tSEP3\told', 'AT5G15800\tAGL2\told', 'CPR1\tCPR1\told'],
  'gene_aliases_20201231.csv': ['locus_name,symbol,full_name', 'AT1G24260,3-Sep,middle', 'AT5G15800,AGL2,middle'],
  'gene_aliases_20230630.csv': ['locus_name,symbol,full_name', 'AT1G24260,3-Sep,newest'],
  'Araport11_functional_descriptions_20180330.txt': describedAs(['AT1G24260.1', 'Only one.']),
}

test.each([
  ['oldest first', Object.entries(threeDates)],
  ['newest first', Object.entries(threeDates).toReversed()],
])('[DATA-080] of three dates each gives what the newer ones lack, written %s', async (order, entries) => {
  const { report, symbols } = await load(order.replace(' ', '_'), Object.fromEntries(entries))
  expect(symbols).toEqual(['AT1G24260 SEP3 newest', 'AT5G15800 AGL2 middle', 'CPR1 CPR1 old'])
  expect(report.editions).toEqual([
    {
      title: 'Gene aliases',
      newest: 'gene_aliases_20230630.csv',
      older: [
        { file: 'gene_aliases_20201231.csv', records: 1, rows: 1 },
        { file: 'gene_aliases_20180330.txt.gz', records: 1, rows: 1 },
      ],
      mended: [{ what: 'symbols that a spreadsheet turned into dates', rows: 1 }],
    },
  ])
})
