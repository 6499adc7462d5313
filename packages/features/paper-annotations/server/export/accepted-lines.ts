import type { CommunityDb } from '@rosette/database/community-db.ts'
import { sql } from 'kysely'

/** An accepted line with those who made and approved it, as far as they want to be named. */
export type AcceptedLine = Awaited<ReturnType<ReturnType<typeof acceptedLinesQuery>['execute']>>[number]

/** Lines that were accepted for good, in the order in which they were sent. */
export function acceptedLinesQuery(db: CommunityDb) {
  const nameOf = (table: string) =>
    sql<string | null>`nullif(concat_ws(' ', ${sql.ref(`${table}.firstName`)}, ${sql.ref(`${table}.lastName`)}), '')`
  return db
    .selectFrom('paperLine as line')
    .innerJoin('paperSubmission as submission', 'submission.submissionId', 'line.submissionId')
    .leftJoin('person as author', (join) =>
      join.onRef('author.communityId', '=', 'submission.submitterId').on('submission.isCredited', '=', true),
    )
    .leftJoin('orcidLink as authorId', 'authorId.communityId', 'author.communityId')
    .leftJoin('person as approver', 'approver.communityId', 'line.approvedBy')
    .leftJoin('orcidLink as approverId', 'approverId.communityId', 'line.approvedBy')
    .select(['line.lineId', 'line.lineKind', 'line.locusName', 'line.termId', 'line.evidenceCode', 'line.partners', 'line.germplasmName'])
    .select(['line.phenotype', 'line.relation', 'line.methodId', 'line.reason', 'line.releaseId', 'submission.pubmedId'])
    .select(['submission.submissionId', 'submission.submitterId', 'submission.isCredited', 'author.communityId as authorId'])
    .select((eb) => eb.ref('line.approvedAt').$notNull().as('approvedAt'))
    .select([nameOf('author').as('authorName'), 'authorId.orcidId as authorOrcid'])
    .select([nameOf('approver').as('approverName'), 'approverId.orcidId as approverOrcid'])
    .where('line.lineState', '=', 'accepted')
    .where('line.approvedAt', 'is not', null)
    .orderBy('line.lineId')
}
