import { loadFiles } from '@rosette/test-kit/live/load-files.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { expect, test } from 'vitest'
import { kinds } from './contract.ts'
import { kindServers } from './server.ts'

const { db } = await testDatabase('empty')

/** Symbol and publications of loci AT1G01010, AT1G01011 and so on, in this order. */
const loci: readonly [symbol: string, publications: number][] = [
  ['RGF1', 8],
  ['AtRGF2', 1],
  ['RGF3A', 3],
  ['RGF-4', 0],
  ['RGF5', 2],
  // Symbols without a number are not a family.
  ['RGF', 0],
  ['ATM', 0],
  ['ATR', 0],
  ['ATX', 0],
  ['AT', 0],
]

const nameOf = (index: number) => `AT1G0${1010 + index}`

const files = {
  'Araport11_GTF_genes_transposons.201606.gtf': loci.map(
    (_, index) =>
      `Chr1\tAraport11\texon\t${index * 1000 + 1}\t${index * 1000 + 100}\t.\t+\t.\ttranscript_id "${nameOf(index)}.1"; gene_id "${nameOf(index)}"`,
  ),
  'Araport11_all_loci.bed': loci.map((_, index) => `1\t${index * 1000}\t${index * 1000 + 100}\t${nameOf(index)}\t+\t1\t1`),
  'Araport11_functional_descriptions_20180330.txt': [
    'name\tgene_model_type\tshort_description\tCurator_summary\tComputational_description',
  ],
  'gene_aliases_20180330.txt': ['name\tsymbol\tfull_name', ...loci.map(([symbol], index) => `${nameOf(index)}\t${symbol}\t`)],
  'Locus_Published_20180330.txt': [
    'name\treference_id\tpubmed_id\tpublication_year',
    ...loci.flatMap(([, count], index) => Array.from({ length: count }, (_, rank) => `${nameOf(index)}\t${501_000 + rank}\t\t2010`)),
  ],
}

test('[GENERAL-022] all but the three best-known loci whose symbols differ in their number only are lesser members', async () => {
  const { locus, genesymbol } = kindServers
  await loadFiles(files, { db, kindServers: { locus, genesymbol }, kinds, releaseId: 'members', maxRejected: 0 })
  const { rows } = await db.pool.query<{ symbol: string }>(
    'select symbol from release_members.lesser_member join release_members.locus_symbol using (locus_id) order by 1',
  )
  expect(rows.map(({ symbol }) => symbol)).toEqual(['AtRGF2', 'RGF-4'])
})
