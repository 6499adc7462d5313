import { evidenceNotStated, type SearchableEvidence } from '@rosette/contract-kit/vocabulary/evidence-codes.ts'
import { anyOf, valueClause } from './define-clauses.ts'

/** Matches annotations with any of the evidence codes, or without one if that is requested. */
export function evidenceClause(field: string, criterion: readonly SearchableEvidence[]): object {
  const codes = criterion.filter((evidence) => evidence !== evidenceNotStated)
  const includesNotStated = codes.length < criterion.length
  return anyOf([
    ...(codes.length > 0 || !includesNotStated ? [valueClause(field, codes)] : []),
    ...(includesNotStated ? [{ bool: { must_not: [{ exists: { field } }] } }] : []),
  ])
}
