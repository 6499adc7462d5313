import { amongKeys, groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { DomainDatabase, domainDatabases } from '../contract/domain-databases.ts'
import type { ProteinDomain } from '../contract/protein-record.ts'

/** Every signature on a protein, by position. */
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
  return (
    db
      .selectFrom('protein')
      .innerJoin('proteinSignature as found', 'found.geneModelName', 'protein.name')
      // The domain file has the names of its day. The drawing shows those of protein_interpro, which are current; one page, one name.
      .leftJoin(
        (eb) =>
          eb
            .selectFrom('proteinInterpro')
            .select(['proteinId', 'interproAccession', 'interproName'])
            .distinct()
            .where('proteinId', '=', amongKeys(proteinIds))
            .as('entry'),
        (join) => join.onRef('entry.proteinId', '=', 'protein.proteinId').onRef('entry.interproAccession', '=', 'found.interproAccession'),
      )
      .select([
        'protein.proteinId',
        'found.startPosition',
        'found.endPosition',
        'found.signature',
        'found.description',
        'found.interproAccession',
        'entry.interproName',
      ])
      .distinct()
      .where('protein.proteinId', '=', amongKeys(proteinIds))
      .orderBy('protein.proteinId')
      .orderBy('found.startPosition')
      .orderBy('found.endPosition', 'desc')
      .orderBy('found.signature')
      .orderBy('found.description')
      .orderBy('found.interproAccession')
      .orderBy('entry.interproName')
  )
}

// One of those that the form offers, so that every domain can be searched.
type DomainType = (typeof domainDatabases)[DomainDatabase]

/** Databases and methods by the pattern of their signatures, in the order they are tried. */
const types: readonly (readonly [RegExp, DomainType])[] = [
  [/^PF\d/, 'Pfam'],
  [/^SM\d/, 'SMART'],
  [/^PS\d/, 'PROSITE'],
  [/^PTHR/, 'PANTHER'],
  [/^SSF\d/, 'SUPERFAMILY'],
  [/^(G3DSA:)?\d+\.\d+\.\d+\.\d+$/, 'Gene3D'],
  // Functional families within a superfamily of Gene3D.
  [/^(G3DSA:)?\d+\.\d+\.\d+\.\d+:FF:\d+$/, 'FunFam'],
  [/^PR\d/, 'PRINTS'],
  [/^cd\d/, 'CDD'],
  // NCBIfam took over the families of TIGRFAMs under their accessions; the form offers both.
  [/^TIGR\d/, 'TIGRFAMs'],
  [/^NF\d/, 'NCBIfam'],
  [/^PIRSF/, 'PIRSF'],
  [/^PIRSR/, 'PIRSR'],
  [/^MF_/, 'HAMAP'],
  [/^SFLD/, 'SFLD'],
  [/^AF-/, 'AlphaFold'],
  [/^PD\d/, 'ProDom'],
  [/^ANF\d/, 'AntiFam'],
  [/^SignalP/, 'SignalP'],
  [/^TMhelix$/, 'TMHMM'],
  [/^(SIGNAL_PEPTIDE|TRANSMEMBRANE|(NON_)?CYTOPLASMIC_DOMAIN)/, 'Phobius'],
  [/^mobidb-lite$/, 'MobiDB-lite'],
  [/^Coil$/, 'Coils'],
  [/^seg$/, 'SEG'],
]

/** The database or method of a signature, which the domain file does not name. Null if unknown. */
export function domainTypeOf(signature: string): DomainType | null {
  return types.find(([form]) => form.test(signature))?.[1] ?? null
}
