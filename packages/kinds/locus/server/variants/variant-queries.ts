import type { ReleaseDb } from '@rosette/database/release-db.ts'

export function locusPlaceQuery(db: ReleaseDb, locusId: number) {
  return db.selectFrom('locus').select(['chromosome', 'startPosition', 'endPosition', 'orientation']).where('locusId', '=', locusId)
}

/** Accessions by their numbers in the 1001 Genomes, which is what VCF files call them, and by their names, with where they come from. */
export function sampledEcotypesQuery(db: ReleaseDb, names: readonly string[]) {
  const numbers = names.filter((name) => /^\d{1,9}$/.test(name)).map(Number)
  return db
    .selectFrom('ecotype')
    .leftJoin('ecotypeAccession as accession', 'accession.ecotypeNumber', 'ecotype.ecotypeNumber')
    .select(['ecotype.speciesVariantId as key', 'ecotype.ecotypeNumber', 'ecotype.originalName as label'])
    .select(['accession.country', 'accession.latitude', 'accession.longitude'])
    .where((row) => row.or([row('ecotype.ecotypeNumber', 'in', [-1, ...numbers]), row('ecotype.originalName', 'in', ['', ...names])]))
    .orderBy('ecotype.ecotypeNumber')
}
