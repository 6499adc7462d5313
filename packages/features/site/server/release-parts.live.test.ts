import { schemaOf } from '@rosette/database/release-schema.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { expect, test } from 'vitest'
import { releaseParts } from './release-parts.ts'

const { db, releaseId } = await testDatabase()

test('[NETWORK-011] [ORTHO-005] [PATHWAY-007] [EXPR-020] pages learn what the release holds; one without it, or that nobody answers for, names nothing', async () => {
  const partsOf = releaseParts(db)
  expect(await partsOf(releaseId)).toEqual(['interactions', 'orthologs', 'pathways', 'gene_sets', 'expression'])
  expect(await partsOf(null)).toEqual([])
  expect(await partsOf('gone')).toEqual([])
  await db.pool.query(`truncate ${schemaOf(releaseId)}.locus_interaction`)
  expect(await releaseParts(db)(releaseId)).toEqual(['orthologs', 'pathways', 'gene_sets', 'expression'])
  await db.pool.query(
    `truncate ${schemaOf(releaseId)}.ortholog_species, ${schemaOf(releaseId)}.pathway, ${schemaOf(releaseId)}.gene_set_line,
      ${schemaOf(releaseId)}.expression_data_set`,
  )
  expect(await releaseParts(db)(releaseId)).toEqual([])
})
