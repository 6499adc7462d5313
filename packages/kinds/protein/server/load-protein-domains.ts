import { amongKeys, groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { ProteinDomain } from '../contract/protein-record.ts'
import { domainTypeOf } from './domain-type-of.ts'

/** Every signature on a protein, by place. */
export async function loadProteinDomains(db: ReleaseDb, proteinIds: readonly number[]): Promise<(proteinId: number) => ProteinDomain[]> {
  const rows = await proteinDomainsQuery(db, proteinIds).execute()
  return groupedBy(rows, 'proteinId', toDomain)
}

type DomainRow = RowOf<typeof proteinDomainsQuery>

function toDomain({ startPosition, endPosition, signature, description, interproAccession, interproName }: DomainRow): ProteinDomain {
  return {
    startPosition,
    endPosition,
    domainDetails: {
      interproAccession,
      interproName,
      proteindomainType: domainTypeOf(signature),
      proteinDomainAccession: signature,
      description,
    },
  }
}

export function proteinDomainsQuery(db: ReleaseDb, proteinIds: readonly number[]) {
  return db
    .selectFrom('protein')
    .innerJoin('proteinSignature as found', 'found.geneModelName', 'protein.name')
    .select([
      'protein.proteinId',
      'found.startPosition',
      'found.endPosition',
      'found.signature',
      'found.description',
      'found.interproAccession',
      'found.interproName',
    ])
    .distinct()
    .where('protein.proteinId', '=', amongKeys(proteinIds))
    .orderBy('protein.proteinId')
    .orderBy('found.startPosition')
    .orderBy('found.endPosition', 'desc')
    .orderBy('found.signature')
    .orderBy('found.description')
    .orderBy('found.interproAccession')
    .orderBy('found.interproName')
}
