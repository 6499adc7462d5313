import { amongKeys, groupedBy } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import {
  decimal,
  defineIndex,
  fullNames,
  group,
  type IndexDefinition,
  identifier,
  integer,
  keyword,
  nameList,
  prose,
  related,
} from '@rosette/search-engine/index/index-definition.ts'
import { defineClauses, valueClause } from '@rosette/search-engine/query/define-clauses.ts'
import { groupClause, textClause } from '@rosette/search-engine/query/text-clause.ts'
import type { ProteinRecord } from '../contract/protein-record.ts'
import { type DomainCriterion, ProteinCriteria, ProteinHit, proteinFacets } from '../contract/protein-search-card.ts'

/** GENERAL-012, GENERAL-015: names, ids and those of the gene are searched, domains by their accession; the rest serves the protein form. */
export const proteinIndex = defineIndex({
  hit: ProteinHit,
  key: 'proteinId',
  order: 'name',
  facets: proteinFacets,
  fields: {
    name: identifier({ isSortable: true }),
    geneName: nameList({ isSortable: true, label: 'gene model' }),
    locusName: nameList({ isSearchable: true, isSortable: true, label: 'locus' }),
    symbol: nameList({ isSearchable: true, isSortable: true }),
    uniprot_ids: nameList({ label: 'UniProt id' }),
    locus_uniprot_ids: related({ label: 'UniProt id of the locus' }),
    locus_symbols: related({ label: 'gene symbol' }),
    genpept_ids: related({ isSearchable: true, label: 'GenPept id' }),
    fullName: fullNames({ isSortable: true, label: 'full name' }),
    description: prose(),
    domain_accessions: related({ label: 'protein domain' }),
    domain_types: keyword(),
    structural_class: keyword(),
    domains: group({ database: keyword(), accession: keyword(), places: integer() }),
    length: integer(),
    mw: decimal(),
    pi: decimal(),
    proteinId: integer(),
    geneId: integer(),
    locusId: integer(),
  },
})

/** Without an accession: all domains of the database. */
type DomainEntry = { database: string; accession: string | null; places: number }

/** All fields except those that `loadProteinSearchFields` adds. */
type ProteinDocument = ProteinHit & {
  uniprot_ids: string[]
  genpept_ids: string[]
  domain_accessions: string[]
  domain_types: string[]
  domains: DomainEntry[]
}

export function toProteinDocument(protein: ProteinRecord): ProteinDocument {
  const [associated] = protein.associatedGenes
  const details = protein.domains.map((domain) => domain.domainDetails)
  return {
    proteinId: protein.proteinId,
    name: protein.name,
    mw: protein.proteinProperties.calculatedMW,
    pi: protein.proteinProperties.calculatedPI,
    length: protein.proteinProperties.length,
    locusName: associated?.associatedLocus?.label ?? null,
    locusId: associated?.associatedLocus?.key ?? null,
    geneName: associated?.gene.label ?? null,
    geneId: associated?.gene.key ?? null,
    symbol: protein.primarySymbol,
    fullName: protein.fullName,
    description: protein.description,
    uniprot_ids: protein.externalIdsList.flatMap((ids) => ids.uniprotId ?? []),
    genpept_ids: protein.externalIdsList.flatMap((ids) => ids.genbankGi ?? []),
    domain_accessions: distinct(
      details.flatMap((each) => [each.proteinDomainAccession, ...(each.interproAccession ? [each.interproAccession] : [])]),
    ),
    domain_types: distinct(details.flatMap((each) => each.proteindomainType ?? [])),
    domains: countDomains(protein),
  }
}

/** Occurrences of each domain on a protein, by database: the form searches by their number (FPROT-011). */
function countDomains({ domains, interproDomains }: ProteinRecord): DomainEntry[] {
  const entries = interproDomains.map(({ interproData, places }) => ({
    database: 'InterPro',
    accession: interproData.accession,
    places: places.length,
  }))
  const signatures = Map.groupBy(
    domains.map((domain) => domain.domainDetails),
    ({ proteindomainType, proteinDomainAccession }) => `${proteindomainType}\t${proteinDomainAccession}`,
  )
  const counted = [...signatures.values()].flatMap((alike) => {
    const { proteindomainType, proteinDomainAccession } = alike[0] ?? {}
    if (!proteindomainType || !proteinDomainAccession) return []
    return [{ database: proteindomainType, accession: proteinDomainAccession, places: alike.length }]
  })
  return [...entries, ...counted, ...countDatabases([...entries, ...counted])]
}

function countDatabases(domains: readonly DomainEntry[]): DomainEntry[] {
  return Array.from(
    Map.groupBy(domains, ({ database }) => database),
    ([database, alike]) => ({ database, accession: null, places: alike.reduce((sum, { places }) => sum + places, 0) }),
  )
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)]
}

export type ProteinSearchFields = { structural_class: string | null; locus_uniprot_ids: string[]; locus_symbols: string[] }

/** The structural class of a protein, which only the form uses (FPROT-006), and the other names of its locus. */
export async function loadProteinSearchFields(db: ReleaseDb, proteinIds: readonly number[]): Promise<Map<number, ProteinSearchFields>> {
  const [classes, entries, symbols] = await Promise.all([
    proteinClassesQuery(db, proteinIds).execute(),
    proteinLocusUniprotQuery(db, proteinIds).execute(),
    proteinLocusSymbolsQuery(db, proteinIds).execute(),
  ])
  const classOf = new Map(classes.map((row) => [row.proteinId, row.structuralClass]))
  const entriesOf = groupedBy(entries, 'proteinId', (row) => row.uniprotAccession)
  const symbolsOf = groupedBy(symbols, 'proteinId', (row) => row.symbol)
  return new Map(
    proteinIds.map((proteinId) => [
      proteinId,
      {
        structural_class: classOf.get(proteinId) ?? null,
        locus_uniprot_ids: entriesOf(proteinId),
        locus_symbols: symbolsOf(proteinId),
      },
    ]),
  )
}

export function proteinClassesQuery(db: ReleaseDb, proteinIds: readonly number[]) {
  return db
    .selectFrom('protein')
    .innerJoin('proteinDetail as detail', 'detail.geneModelName', 'protein.name')
    .select(['protein.proteinId', 'detail.structuralClass'])
    .where('protein.proteinId', '=', amongKeys(proteinIds))
}

export function proteinLocusUniprotQuery(db: ReleaseDb, proteinIds: readonly number[]) {
  return db
    .selectFrom('protein')
    .innerJoin('gene', 'gene.geneId', 'protein.geneId')
    .innerJoin('locusUniprot as entry', 'entry.locusId', 'gene.locusId')
    .select(['protein.proteinId', 'entry.uniprotAccession'])
    .where('protein.proteinId', '=', amongKeys(proteinIds))
    .orderBy('protein.proteinId')
    .orderBy('entry.uniprotAccession')
}

export function proteinLocusSymbolsQuery(db: ReleaseDb, proteinIds: readonly number[]) {
  return db
    .selectFrom('protein')
    .innerJoin('gene', 'gene.geneId', 'protein.geneId')
    .innerJoin('locusSymbol as named', 'named.locusId', 'gene.locusId')
    .select(['protein.proteinId', 'named.symbol'])
    .distinct()
    .where('protein.proteinId', '=', amongKeys(proteinIds))
    .orderBy('protein.proteinId')
    .orderBy('named.symbol')
}

const nameFields = { locus: 'locusName', symbol: 'symbol', genPeptId: 'genpept_ids' } as const

export const proteinSearch = defineClauses(ProteinCriteria, {
  nameSection: ({ nameBy, nameType, nameText }, _criteria, { index }) =>
    nameText === undefined ? null : textClause(index, nameFields[nameBy], nameType, nameText),
  geneList: (list, _criteria, { listClause }) => listClause(list, { kind: 'locus', field: 'locusName' }),
  classType: (letters) => valueClause('structural_class', letters),
  physioSection: (limits) => allOf(limits.map(({ type, min, max }) => ({ range: { [type]: { gte: min, lte: max } } }))),
  domainSection: (domains, _criteria, { index }) => allOf(domains.flatMap((domain) => domainClause(index, domain) ?? [])),
})

function allOf(clauses: readonly object[]): object | null {
  return clauses.length === 0 ? null : { bool: { filter: clauses } }
}

/**
 * Number of occurrences of a domain, or of all domains of a database if no accession is given. A missing domain occurs zero
 * times, so fewer than two means none or one.
 */
function domainClause(
  index: IndexDefinition,
  { quant_type: type = '>', quant_number: number = 0, ...domain }: DomainCriterion,
): object | null {
  const which = whichDomain(domain)
  if (which === null) return null
  const inPlaces = (atLeast: number, atMost?: number) =>
    groupClause(index, 'domains', [...which, { range: { 'domains.places': { gte: atLeast, lte: atMost } } }])
  if (type === '>') return inPlaces(number + 1)
  if (type === '<') return number === 0 ? { match_none: {} } : { bool: { must_not: [inPlaces(number)] } }
  return number === 0 ? { bool: { must_not: [inPlaces(1)] } } : inPlaces(number, number)
}

/** The entry of a domain or of a whole database; null if the row names neither. */
function whichDomain({ db_name: database, db_acc_input: accession }: DomainCriterion): object[] | null {
  if (database === undefined && accession === undefined) return null
  return [
    ...(database === undefined ? [] : [valueClause('domains.database', database)]),
    accession === undefined
      ? { bool: { must_not: [{ exists: { field: 'domains.accession' } }] } }
      : valueClause('domains.accession', accession.toWellFormed()),
  ]
}
