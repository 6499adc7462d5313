import type { Clock } from '@rosette/contract-kit/clock.ts'
import { normaliseIdentifier } from '@rosette/contract-kit/kind/record-ref.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { GeoPoint } from '@rosette/contract-kit/search/near-criteria.ts'
import type { GeneSelection, LeftOut } from '@rosette/contract-kit/search/search-contract.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { type ClauseContext, valueClause } from '@rosette/search-engine/query/define-clauses.ts'
import { sql } from 'kysely'
import type { Member, Visitor } from '../../access/contract/access.ts'
import type { CostBudget } from '../../access/server/cost-budget.ts'
import type { ResolveAnswer, ResolvedLine } from '../../resolve/contract/resolve-call.ts'
import { resolveIdentifiers } from '../../resolve/server/resolve-identifiers.ts'
import type { SearchTarget } from './search-target.ts'

export type SearchContextDependencies = {
  clock: Clock
  db: Pick<Database, 'pool' | 'records' | 'community'>
  releaseId: string
  keysOfSelection(selection: GeneSelection): Promise<readonly number[]>
  termsNamed(text: string): Promise<readonly string[]>
  placesOf(query: object): Promise<readonly GeoPoint[]>
  /** The visitor who searches. */
  visitorOf(): Promise<Visitor>
  /** What they may still spend. */
  budget?: CostBudget | undefined
}

/** An ID list among the criteria, and the field of the hits that holds the names. */
export type ListCriterion = { field: string; ids: readonly ListedId[] }

/** What the clauses of one search may need, and the ID lists that they used. */
export function searchContext(target: SearchTarget, dependencies: SearchContextDependencies) {
  const { clock, db, releaseId, keysOfSelection, termsNamed, placesOf, visitorOf, budget } = dependencies
  const lists: ListCriterion[] = []
  const context: ClauseContext = {
    index: target.definition,
    now: clock.now(),
    keysOfSelection,
    termsNamed,
    placesOf,
    async listClause(text, { kind, field, hasObsolete }) {
      const ids = sortList(await resolveIdentifiers(db, releaseId, { ids: text, kind }, budget), hasObsolete)
      lists.push({ field, ids })
      return valueClause(field, [...new Set(ids.flatMap(({ name }) => name ?? []))])
    },
    async keyOfEmail(address) {
      const visitor = await visitorOf()
      if (visitor.role === 'anonymous') {
        throw new Problem('access_denied', 'People are found by their e-mail address only when you are signed in.')
      }
      return findPersonByEmail(db.community, address, visitor)
    },
  }
  return { context, lists }
}

/** An ID of a list: the name of its record, or null, and what is reported if it is not among the hits. */
export type ListedId = { name: string | null; otherwise: LeftOut }

/** The meaning of each ID of a list; duplicates count once. */
export function sortList({ lines }: ResolveAnswer, hasObsolete = false): ListedId[] {
  return lines.flatMap((line) => listedId(line, hasObsolete) ?? [])
}

function listedId(line: ResolvedLine, hasObsolete: boolean): ListedId | null {
  const { input } = line
  switch (line.bucket) {
    case 'duplicate':
      return null
    case 'unknown':
      return { name: null, otherwise: { input, reason: 'unknown', instead: [] } }
    case 'ambiguous':
      return { name: null, otherwise: { input, reason: 'ambiguous', instead: line.candidates.map(({ label }) => label) } }
    case 'obsolete': {
      const otherwise: LeftOut = { input, reason: 'obsolete', instead: line.successors.map(({ label }) => label) }
      return { name: hasObsolete ? (line.record?.label ?? normaliseIdentifier(input)) : null, otherwise }
    }
    default:
      return { name: line.record.label, otherwise: { input, reason: 'filtered', instead: [] } }
  }
}

/** Key of the person who shows exactly this address to the member, ignoring case; if several share it, the first one. A hidden address finds nobody. */
async function findPersonByEmail(db: CommunityDb, address: string, member: Member): Promise<number | null> {
  // PostgreSQL refuses a text with a NUL, and addresses have no control characters.
  if (/\p{Cc}/u.test(address)) return null
  const found = await personByEmailQuery(db, address, member).executeTakeFirst()
  return found?.communityId ?? null
}

/** DPERS-006. */
function personByEmailQuery(db: CommunityDb, address: string, { communityId, isCurator }: Member) {
  return db
    .selectFrom('person')
    .select('communityId')
    .where(sql`lower(email)`, '=', sql`lower(${address})`)
    .$if(!isCurator, (people) =>
      people.where((row) => row.or([row('contactAudience', 'in', ['everyone', 'members']), row('communityId', '=', communityId)])),
    )
    .orderBy('communityId')
    .limit(1)
}
