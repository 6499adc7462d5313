import type { ReleaseDb } from '@rosette/database/release-db.ts'

/** The operator's sets of variants that the release has. */
export function variantSetsQuery(db: ReleaseDb) {
  return db
    .selectFrom('siteTrack')
    .where('format', '=', 'vcf')
    .select(['name', 'title', 'description', 'licence', 'citation', 'sampleCount as samples'])
    .orderBy('name')
}
