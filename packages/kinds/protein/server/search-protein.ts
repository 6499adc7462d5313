import type { IndexDefinition } from '@rosette/search-engine/index/index-definition.ts'
import { defineClauses, valueClause } from '@rosette/search-engine/query/define-clauses.ts'
import { groupClause, textClause } from '@rosette/search-engine/query/text-clause.ts'
import { type DomainCriterion, ProteinCriteria } from '../contract/protein-search-card.ts'

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
