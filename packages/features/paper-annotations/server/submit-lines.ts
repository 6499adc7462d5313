import { Problem } from '@rosette/contract-kit/problem.ts'
import type { CommunityDb, CommunityTransaction } from '@rosette/database/community-db.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { Member } from '../../access/contract/access.ts'
import { noteAudit } from '../../access/server/note-audit.ts'
import { type DraftBody, type DraftLine, isComplete } from '../contract/paper-line.ts'
import { checkLines } from './check-lines.ts'
import { changedElsewhere, expectConfirmed } from './drafts.ts'

/**
 * Sends a draft to the curators. Lines that were begun and not finished stay out. If a curator asked, only lines that answer are sent, and
 * those that are left out go: their author took them back.
 */
export async function submitLines(
  { community, release }: { community: CommunityDb; release: ReleaseDb },
  author: Member,
  pubmedId: number,
  { version, draft }: DraftBody,
  now: Date,
): Promise<number> {
  const lines = draft.lines.filter(isComplete)
  if (lines.length === 0) throw new Problem('invalid_request', 'There is no complete line to send.')
  const issues = await checkLines(release, lines)
  if (issues.length > 0) throw new Problem('unprocessable', issues[0]?.message ?? '', { issues })
  return community.transaction().execute(async (tx) => {
    await expectConfirmed(tx, author)
    const open = await tx
      .selectFrom('paperSubmission')
      .select(['submissionId', 'state', 'version'])
      .where('submitterId', '=', author.communityId)
      .where('pubmedId', '=', pubmedId)
      .where('state', 'in', ['draft', 'asked_back'])
      .forUpdate()
      .executeTakeFirst()
    if (open?.version !== version) throw new Problem('conflict', changedElsewhere)
    const { submissionId } = open
    if (open.state === 'asked_back') await answerLines(tx, submissionId, lines)
    else
      await tx
        .insertInto('paperLine')
        .values(lines.map((line, index) => ({ submissionId, place: index, ...rowOf(line) })))
        .execute()
    await tx
      .updateTable('paperSubmission')
      .set({ state: 'sent', draft: null, sentAt: now, isCredited: draft.isCredited, version: version + 1 })
      .where('submissionId', '=', submissionId)
      .execute()
    await noteAudit(tx, author, { action: 'paper.submit', subject: `paper:${pubmedId}`, details: { submissionId, lines: lines.length } })
    return submissionId
  })
}

async function answerLines(tx: CommunityTransaction, submissionId: number, lines: readonly DraftLine[]): Promise<void> {
  const questions = await tx
    .selectFrom('paperLine')
    .select('lineId')
    .where('submissionId', '=', submissionId)
    .where('lineState', '=', 'questioned')
    .execute()
  const answered = lines.map(({ answers }) => answers)
  // An id of the client is never trusted: it must be that of a line that was asked about here, and only once.
  if (answered.some((id) => !questions.some(({ lineId }) => lineId === id)) || new Set(answered).size < answered.length)
    throw new Problem('invalid_request', 'Only lines that the curator asked about can be sent again.')
  for (const line of lines)
    await tx
      .updateTable('paperLine')
      .set({ ...rowOf(line), lineState: 'waiting', approvedBy: null, approvedAt: null })
      .where('lineId', '=', line.answers)
      .execute()
  await tx.deleteFrom('paperLine').where('submissionId', '=', submissionId).where('lineState', '=', 'questioned').execute()
}

function rowOf(line: DraftLine) {
  return {
    lineKind: line.kind,
    locusName: line.locus,
    termId: line.termId,
    evidenceCode: line.kind === 'objection' ? line.statedEvidence : line.evidence,
    partners: [...line.partners],
    germplasmName: line.germplasm,
    phenotype: line.phenotype,
    relation: line.relation,
    methodId: line.method,
    reason: line.reason,
  }
}
