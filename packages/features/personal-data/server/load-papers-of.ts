import type { CommunityDb } from '@rosette/database/community-db.ts'
import { groupedBy } from '@rosette/database/keyed-rows.ts'

/** Papers that a member annotated, and lines of others that they decided about. */
export async function loadPapersOf(db: CommunityDb, communityId: number) {
  const [submissions, lines, approved, checked, answered] = await Promise.all([
    db.selectFrom('paperSubmission').selectAll().where('submitterId', '=', communityId).orderBy('submissionId').execute(),
    db
      .selectFrom('paperLine as line')
      .innerJoin('paperSubmission as submission', 'submission.submissionId', 'line.submissionId')
      .select([
        'line.submissionId',
        'line.lineKind as kind',
        'line.locusName as locus',
        'line.termId',
        'line.evidenceCode',
        'line.partners',
      ])
      .select(['line.germplasmName as germplasm', 'line.phenotype', 'line.relation', 'line.methodId as method', 'line.reason'])
      .select(['line.lineState as state', 'line.declineReason', 'line.lineNote as note', 'line.releaseId'])
      .where('submission.submitterId', '=', communityId)
      .orderBy('line.submissionId')
      .orderBy('line.place')
      .execute(),
    decidedQuery(db, 'approvedBy', communityId).execute(),
    decidedQuery(db, 'checkedBy', communityId).execute(),
    decidedQuery(db, 'answeredBy', communityId).execute(),
  ])
  const linesOf = groupedBy(lines, 'submissionId')
  const as = (role: string, rows: typeof approved) => rows.map((row) => Object.assign(row, { role }))
  return {
    paperSubmissions: submissions.map(({ submissionId, submitterId: _, version: _version, ...row }) =>
      Object.assign(row, { lines: linesOf(submissionId) }),
    ),
    paperDecisions: [...as('approved', approved), ...as('checked', checked), ...as('answered', answered)],
  }
}

function decidedQuery(db: CommunityDb, role: 'approvedBy' | 'checkedBy' | 'answeredBy', communityId: number) {
  return db
    .selectFrom('paperLine as line')
    .innerJoin('paperSubmission as submission', 'submission.submissionId', 'line.submissionId')
    .select(['submission.pubmedId', 'line.locusName as locus', 'line.lineState as state'])
    .where(`line.${role}`, '=', communityId)
    .orderBy('line.lineId')
}
