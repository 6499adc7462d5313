import { type AskedEvidence, evidenceNotStated } from '@rosette/contract-kit/vocabulary/evidence-codes.ts'
import { anyOf, valueClause } from './define-clauses.ts'

/** Matches annotations with any of the evidence codes, or without one if that is asked for. */
export function evidenceClause(field: string, asked: readonly AskedEvidence[]): object {
  const codes = asked.filter((evidence) => evidence !== evidenceNotStated)
  const isNoneAsked = codes.length < asked.length
  return anyOf([
    ...(codes.length > 0 || !isNoneAsked ? [valueClause(field, codes)] : []),
    ...(isNoneAsked ? [{ bool: { must_not: [{ exists: { field } }] } }] : []),
  ])
}
