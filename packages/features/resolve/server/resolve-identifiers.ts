import { normaliseIdentifier } from '@rosette/contract-kit/normalise-identifier.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import { findIdentifiers } from '@rosette/database/find-identifiers.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { maxIdentifiers, parseIdentifiers } from '../contract/parse-identifiers.ts'
import type { ResolveAnswer } from '../contract/resolve-answer.ts'
import type { ResolveRequest } from '../contract/resolve-request.ts'
import { sortIntoBuckets } from './sort-into-buckets.ts'

/** What each id of a list means in one release. */
export async function resolveIdentifiers(
  { pool }: Pick<Database, 'pool'>,
  releaseId: string,
  { ids, kind }: ResolveRequest,
): Promise<ResolveAnswer> {
  const inputs = parseIdentifiers(ids)
  if (inputs.length > maxIdentifiers) {
    const [most, given] = [maxIdentifiers, inputs.length].map((count) => count.toLocaleString('en'))
    throw new Problem('invalid_request', `A list may hold ${most} ids; this one has ${given}. Send it in parts.`)
  }
  const firstByName = new Map<string, number>()
  const firstOf = inputs.map((input, at) => {
    const name = normaliseIdentifier(input)
    const first = firstByName.get(name)
    if (first === undefined) firstByName.set(name, at)
    return first ?? at
  })
  const names = Array.from(firstByName, ([name, at]) => [at, name] as const)
  const rowsOf = inputs.length === 0 ? new Map() : await findIdentifiers(pool, releaseId, names, kind ?? null)
  return sortIntoBuckets({ inputs, firstOf, rowsOf })
}
