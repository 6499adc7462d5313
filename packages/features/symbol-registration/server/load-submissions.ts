import type { CommunityDb } from '@rosette/database/community-db.ts'
import { sql } from 'kysely'
import { OwnSubmission, SymbolSubmission } from '../contract/symbol-submission.ts'

/** For curators: waiting submissions first, oldest first; then decided ones, newest first. */
export async function loadSubmissions(db: CommunityDb): Promise<SymbolSubmission[]> {
  const rows = await submissionsQuery(db).execute()
  return rows.map(({ decidedAt, ...row }) => SymbolSubmission.parse({ ...row, decidedAt: decidedAt?.toISOString() ?? null }))
}

export async function loadOwnSubmissions(db: CommunityDb, communityId: number): Promise<OwnSubmission[]> {
  const rows = await db
    .selectFrom('symbolSubmission')
    .select(['submissionId', 'symbol', 'fullName', 'isMutantPhenotype', 'status', 'submittedOn', 'decisionNote'])
    .where('submitterId', '=', communityId)
    .orderBy('submissionId', 'desc')
    .execute()
  return rows.map((row) => OwnSubmission.parse(row))
}

/** More than a curator reads in a day; older ones remain in the table. */
const mostListed = 500

function submissionsQuery(db: CommunityDb) {
  const nameOf = (table: 'submitter' | 'curator') =>
    sql<string>`concat_ws(' ', ${sql.ref(`${table}.firstName`)}, ${sql.ref(`${table}.lastName`)})`
  return db
    .selectFrom('symbolSubmission as submission')
    .leftJoin('person as submitter', 'submitter.communityId', 'submission.submitterId')
    .leftJoin('person as curator', 'curator.communityId', 'submission.decidedBy')
    .select([
      'submission.submissionId',
      'submission.symbol',
      'submission.fullName',
      'submission.isMutantPhenotype',
      'submission.status',
      'submission.submittedOn',
      'submission.decisionNote',
      'submission.phenotypeClass',
      'submission.additionalDetails',
      'submission.numberOfAssociatedLoci',
      'submission.comments',
      'submission.submitterId',
      'submission.decidedAt',
    ])
    .select([nameOf('submitter').as('submitterName'), sql<string | null>`nullif(${nameOf('curator')}, '')`.as('decidedBy')])
    .orderBy(sql`submission.status = 'submitted'`, 'desc')
    .orderBy('submission.decidedAt', (order) => order.desc().nullsLast())
    .orderBy('submission.submissionId')
    .limit(mostListed)
}
