import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'
import type { ProteinDomain } from '../contract/protein-record.ts'
import { domainTypeOf } from './domain-type-of.ts'

/** Every signature on a protein, by place. */
export async function loadProteinDomains(db: ReleaseDb, proteinIds: readonly number[]): Promise<Map<number, ProteinDomain[]>> {
  const rows = await proteinDomainsQuery(db, proteinIds).execute()
  const rowsOf = Map.groupBy(rows, (row) => row.proteinId)
  return new Map([...rowsOf].map(([proteinId, domains]) => [proteinId, domains.map(toDomain)]))
}

type DomainRow = Awaited<ReturnType<ReturnType<typeof proteinDomainsQuery>['execute']>>[number]

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
    .where('protein.proteinId', '=', (eb) => eb.fn.any(sql.val(proteinIds)))
    .orderBy('protein.proteinId')
    .orderBy('found.startPosition')
    .orderBy('found.endPosition', 'desc')
    .orderBy('found.signature')
    .orderBy('found.description')
    .orderBy('found.interproAccession')
    .orderBy('found.interproName')
}
