import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import type { CommunityLine } from '../contract/community-files.ts'
import { findMemberId } from './find-member-id.ts'

/** What members add to records. */
export async function saveMemberComments(
  tx: CommunityTransaction,
  lines: readonly CommunityLine<'rosette_community_comment.jsonl'>[],
): Promise<void> {
  for (const { person, notepadComment, state, ...where } of lines) {
    const communityId = await findMemberId(tx, 'person', person)
    await tx
      .insertInto('comment')
      .values({ ...where, communityId, notepadComment, state })
      .onConflict((conflict) =>
        conflict.columns(['recordKind', 'naturalKey', 'communityId', 'enteredAt']).doUpdateSet({ notepadComment, state }),
      )
      .execute()
  }
}

export async function saveSymbolSubmissions(
  tx: CommunityTransaction,
  lines: readonly CommunityLine<'rosette_community_symbol.jsonl'>[],
): Promise<void> {
  for (const { symbol, submitter, submittedOn, ...facts } of lines) {
    const submitterId = await findMemberId(tx, 'person', submitter)
    await tx
      .insertInto('symbolSubmission')
      .values({ symbol, submitterId, submittedOn, ...facts })
      .onConflict((conflict) => conflict.columns(['symbol', 'submitterId', 'submittedOn']).doUpdateSet(facts))
      .execute()
  }
}
