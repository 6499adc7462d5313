import { findOrigins } from '@rosette/release-kit/build/find-origins.ts'
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
  // A gene model belongs to a locus, which other lists may name too; relatives of loci make neither.
  expect(filesOf('gene')).not.toContain('Athaliana_paralog_pairs.tsv')
  expect(filesOf('germplasm')).not.toContain('Araport11_GTF_genes_transposons')
})

test.for([
  ['publication', 'select reference_id as key from publication where reference_id in (select reference_id from locus_publication)'],
  ['genesymbol', 'select tair_object_id as key from genesymbol_locus'],
  ['sequence', 'select nucleotide_seq_id as key from nucleotide_sequence join gene_model_refseq on accession = ic_accession'],
] as const)('[TRUTH-008] if only files of its own were made up, a %s that a file of another kind names is real', async ([kind, named]) => {
  await db.pool.query(
    `update community.release set sources = (select jsonb_agg(source || jsonb_build_object('isDemo', source ->> 'kind' = $2))
      from jsonb_array_elements(sources) as source) where id = $1`,
    [releaseId, kind],
  )
  const { keys } = kindServers[kind]
  const schema = `release_${releaseId}`
  const { isMixed, isMadeUp } = await findOrigins(db, releaseId, kind, keys)
  const client = await db.pool.connect()
  await client.query(`set search_path = ${schema}`)
  const { rows: real } = await client.query<{ key: number }>(named)
  const { rows: all } = await client.query<{ key: number }>(`select ${keys.column} as key from ${keys.table}`)
  client.release(true)
  const isReal = new Set(real.map(({ key }) => key))
  expect([isMixed, isReal.size > 0, isReal.size < all.length]).toEqual([true, true, true])
  expect(all.filter(({ key }) => isMadeUp(key) === isReal.has(key))).toEqual([])
})
