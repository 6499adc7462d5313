import { schemaOf } from '@rosette/database/release-schema.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { expect, test } from 'vitest'
import { releaseParts } from './release-parts.ts'

const { db, releaseId } = await testDatabase()

test('[NETWORK-011] [ORTHO-005] [PATHWAY-007] [EXPR-020] [MOTIF-012] pages learn what the release holds; one without it, or that nobody answers for, names nothing', async () => {
  const partsOf = releaseParts(db)
  expect(await partsOf(releaseId)).toEqual(['interactions', 'orthologs', 'pathways', 'gene_sets', 'expression'])
  // Promoters are searched where there are sequences.
  await db.pool.query(`insert into ${schemaOf(releaseId)}.motif_promoter select 0, min(locus_id) from ${schemaOf(releaseId)}.locus`)
  expect(await releaseParts(db)(releaseId)).toContain('motifs')
  expect(await partsOf(null)).toEqual([])
  expect(await partsOf('gone')).toEqual([])
  await db.pool.query(`truncate ${schemaOf(releaseId)}.locus_interaction`)
  expect(await releaseParts(db)(releaseId)).toEqual(['orthologs', 'pathways', 'gene_sets', 'expression', 'motifs'])
  await db.pool.query(
    `truncate ${schemaOf(releaseId)}.ortholog_species, ${schemaOf(releaseId)}.pathway, ${schemaOf(releaseId)}.gene_set_line,
      ${schemaOf(releaseId)}.expression_data_set, ${schemaOf(releaseId)}.motif_promoter`,
  )
  expect(await releaseParts(db)(releaseId)).toEqual([])
})
