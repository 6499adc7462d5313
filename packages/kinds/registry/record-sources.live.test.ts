import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { expect, test } from 'vitest'
import { kindServers } from './server.ts'

const { db, releaseId } = await testDatabase()

type Facts = { sources: { file: string; recordKinds: string[] }[]; counts: Record<string, number> }

/** Facts that are written in the derive file itself and come from no file. */
const fromNoFile = ['species']

test('every record of a release knows the files it came from, by its kind', async () => {
  const { rows } = await db.pool.query<Facts>('select sources, counts from community.release where id = $1', [releaseId])
  const { sources = [], counts = {} } = rows[0] ?? {}
  const filesOf = (kind: string) =>
    sources.filter(({ recordKinds }) => recordKinds.includes(kind)).map(({ file }) => file.replace(/[._]\d.*$/, ''))
  const kinds = Object.keys(kindServers).filter((kind) => (counts[kind] ?? 0) > 0)
  expect(kinds.length).toBeGreaterThan(15)
  expect(kinds.filter((kind) => filesOf(kind).length === 0)).toEqual(fromNoFile)
  // A family of transposons has no file of its own; a gene model stands in the GTF file.
  expect(filesOf('transposonfamily')).toEqual(['TAIR10_Transposable_Elements.txt'])
  expect(filesOf('gene')).toEqual(expect.arrayContaining(['Araport11_GTF_genes_transposons', 'TAIR10_gene_model_RefSeq.tsv']))
  expect(filesOf('gene')).not.toContain('gene_aliases')
  expect(filesOf('germplasm')).not.toContain('Araport11_GTF_genes_transposons')
})
