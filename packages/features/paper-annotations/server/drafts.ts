import { Problem } from '@rosette/contract-kit/problem.ts'
import { type CommunityDb, type CommunityTransaction, uniqueRuleOf } from '@rosette/database/community-db.ts'
import type { Member } from '../../access/contract/access.ts'
import { type DraftBody, PaperDraft, type SavedDraft } from '../contract/paper-line.ts'

/** So many papers nobody annotates at a time. */
const mostDrafts = 50

export const changedElsewhere = 'This draft was changed in another window or on another device. Open it again to see what was saved.'

/** What a member has entered about a paper and not sent; null if nothing. */
export async function findDraft(
  db: CommunityDb,
  { communityId }: Pick<Member, 'communityId'>,
  pubmedId: number,
): Promise<SavedDraft | null> {
  const row = await db
    .selectFrom('paperSubmission')
    .select(['version', 'savedAt', 'draft', 'state'])
    .where('submitterId', '=', communityId)
    .where('pubmedId', '=', pubmedId)
    .where('draft', 'is not', null)
    .executeTakeFirst()
  if (!row) return null
  const { version, savedAt, draft, state } = row
  return { version, savedAt: savedAt.toISOString(), draft: PaperDraft.parse(draft), isAnswer: state === 'asked_back' }
}

/** Stores a draft unless a newer one is stored. The first save begins the submission. */
export async function saveDraft(db: CommunityDb, author: Member, pubmedId: number, body: DraftBody, now: Date): Promise<SavedDraft> {
  return db.transaction().execute(async (tx) => {
    await expectConfirmed(tx, author)
    const open = await tx
      .selectFrom('paperSubmission')
      .select(['submissionId', 'state', 'version'])
      .where('submitterId', '=', author.communityId)
      .where('pubmedId', '=', pubmedId)
      .where('state', '<>', 'decided')
      .forUpdate()
      .executeTakeFirst()
    if (open?.state === 'sent') throw new Problem('conflict', 'You have sent your lines; a curator reads them now.')
    if ((open?.version ?? null) !== body.version) throw new Problem('conflict', changedElsewhere)
    const draft = JSON.stringify(body.draft)
    const saved = { draft, savedAt: now, isCredited: body.draft.isCredited }
    const version = open ? open.version + 1 : 1
    if (open)
      await tx
        .updateTable('paperSubmission')
        .set({ ...saved, version })
        .where('submissionId', '=', open.submissionId)
        .execute()
    else await beginDraft(tx, { submitterId: author.communityId, pubmedId, startedAt: now, ...saved })
    return { version, savedAt: now.toISOString(), draft: body.draft, isAnswer: open?.state === 'asked_back' }
  })
}

type NewDraft = { submitterId: number; pubmedId: number; startedAt: Date; savedAt: Date; draft: string; isCredited: boolean }

async function beginDraft(tx: CommunityTransaction, draft: NewDraft): Promise<void> {
  const { open } = await tx
    .selectFrom('paperSubmission')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('submitterId', '=', draft.submitterId)
    .where('state', '=', 'draft')
    .executeTakeFirstOrThrow()
  if (open >= mostDrafts) throw new Problem('invalid_request', `You have ${mostDrafts} drafts. Send or delete one first.`)
  try {
    await tx.insertInto('paperSubmission').values(draft).execute()
  } catch (error) {
    // Two windows saved their first lines at the same moment.
    throw uniqueRuleOf(error) !== null ? new Problem('conflict', changedElsewhere, { cause: error }) : error
  }
}

/** Forgets what was entered. Lines that a curator asked about stay, and are declined by their author's silence only. */
export async function deleteDraft(db: CommunityDb, { communityId }: Member, pubmedId: number): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('paperSubmission')
    .where('submitterId', '=', communityId)
    .where('pubmedId', '=', pubmedId)
    .where('state', '=', 'draft')
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Problem('not_found', 'You have no draft about this paper.')
}

/** CURATE-010: curators answer by mail, and what they accept has a name. */
export async function expectConfirmed(db: CommunityDb, { communityId }: Member): Promise<void> {
  const account = await db.selectFrom('account').select('emailConfirmedAt').where('communityId', '=', communityId).executeTakeFirst()
  if (!account?.emailConfirmedAt) throw new Problem('access_denied', 'Please confirm your e-mail address first: your profile says how.')
}
