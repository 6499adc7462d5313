import { schemaOf } from '@rosette/database/release-schema.ts'
import { checkInvariants } from '@rosette/release-kit/build/check-invariants.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { kindServers } from './server.ts'

const { db, releaseId } = await testDatabase()
const client = await db.pool.connect()
afterAll(() => client.release())
const work = { client, releaseId }

beforeEach(() => client.query(`begin; set local search_path to ${schemaOf(releaseId)}, public`))
afterEach(() => client.query('rollback'))

test('[TRUTH-044] the demo release is what every release must be', async () => {
  await expect(checkInvariants(work, kindServers)).resolves.toBeUndefined()
})

const violations: readonly [violation: string, sql: string, message: string][] = [
  [
    'a gene model begins before its locus',
    `update locus set start_position = start_position + 1 where name = 'AT3G90150'`,
    'a gene model lies within its locus, on the same chromosome and strand (not true of 4: AT3G90150.1, AT3G90150.2, AT3G90150.3, AT3G90150.4)',
  ],
  [
    'a gene model is on the other strand',
    `update gene_model set orientation = 'F' where name = 'AT3G90150.2'`,
    'a gene model lies within its locus, on the same chromosome and strand (not true of 1: AT3G90150.2)',
  ],
  [
    'an exon ends behind its gene model',
    `update gene_model set end_position = end_position - 1 where name = 'AT4G18960.1'`,
    'exons and coding sequence lie within their gene model (not true of 1: AT4G18960.1)',
  ],
  [
    'a locus has two NCBI Gene ids',
    `insert into locus_ncbi_gene values (1, 'AT4G18960')`,
    'a locus has one NCBI Gene id, and an id stands for one locus (not true of 1: AT4G18960)',
  ],
  [
    'an id stands for two loci',
    `insert into locus_ncbi_gene values (827631, 'AT1G01010')`,
    'a locus has one NCBI Gene id, and an id stands for one locus (not true of 1: GeneID:827631)',
  ],
  [
    'a partner of BioGRID has no id',
    `delete from locus_ncbi_gene where locus_name = 'AT5G10140'`,
    'both sides of an interaction of BioGRID are genes of the plant, by their NCBI Gene ids (not true of 1: AT5G10140)',
  ],
  [
    'a cell of the slim is an obsolete term',
    `insert into ontology_slim select keyword_id, 'reproduction' from ontology_term where external_id = 'GO:0000003'`,
    'no term of a group of the plant GO slim is obsolete (not true of 1: reproduction)',
  ],
]

test.for(violations)('[TRUTH-044] no release is built in which %s', async ([_violation, sql, message]) => {
  await client.query(sql)
  await expect(checkInvariants(work, kindServers)).rejects.toThrow(`The release contradicts what is true of every release: ${message}`)
})
