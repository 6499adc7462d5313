import { Problem } from '@rosette/contract-kit/problem.ts'
import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { hashToken } from '@rosette/identity/hash-secrets.ts'
import { defineTask } from '@rosette/job-queue/define-task.ts'
import type { Mailer } from '@rosette/job-queue/open-mailer.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { changeGone, confirmAddressPath, undoAddressPath } from '../contract/address-change.ts'
import { mailedAddress, makeLinkToken } from './mailed-links.ts'

const ChangePurpose = z.enum(['confirm_change', 'undo_change'])
type ChangePurpose = z.infer<typeof ChangePurpose>

/** Mails a link about a change of address: to the new one, to confirm it, or to the old one, to undo it. The worker makes the token. */
export const mailChangeTask = defineTask('mail-change-link', z.object({ purpose: ChangePurpose, changeId: z.int() }))

type MailDependencies = { db: Database; mailer: Mailer; publicUrl: string }

export async function mailChangeLink(
  { db, mailer, publicUrl }: MailDependencies,
  { purpose, changeId }: { purpose: ChangePurpose; changeId: number },
  now: Date,
): Promise<void> {
  const change = await db.community
    .selectFrom('addressChange')
    .innerJoin('account', 'account.communityId', 'addressChange.communityId')
    .select(['addressChange.communityId', 'oldEmail', 'newEmail', 'confirmedAt', 'closedAt', 'userName'])
    .where('changeId', '=', changeId)
    .executeTakeFirst()
  // A change that was replaced before its mail was sent needs none, but the owner still hears that somebody asked for it.
  if (!change || (purpose === 'confirm_change' && change.closedAt !== null)) return
  const { communityId, oldEmail, newEmail, userName, confirmedAt } = change
  const email = purpose === 'confirm_change' ? newEmail : oldEmail
  const token = await makeLinkToken(db.community, { purpose, communityId, email, changeId }, now)
  const path = purpose === 'confirm_change' ? confirmAddressPath : undoAddressPath
  const link = mailedAddress(publicUrl, path, token)
  const { subject, lines } =
    purpose === 'confirm_change' ? confirmText(userName, link) : undoText({ userName, newEmail, link, isDone: confirmedAt !== null })
  await mailer.send({ to: email, subject, text: lines.join('\n\n').concat('\n') })
}

/** Who reads it may know nothing of the account: somebody may have entered the address of a stranger. */
function confirmText(userName: string, link: string) {
  const lines = [
    'Hello,',
    `Somebody wants to use this e-mail address for the Rosette account "${userName}". If that is your account, please confirm it within seven days:`,
    link,
    `If "${userName}" is not your account, do not follow the link and ignore this message: the address will not be used.`,
  ]
  return { subject: 'Please confirm your new e-mail address', lines }
}

type UndoFacts = { userName: string; newEmail: string; link: string; isDone: boolean }

function undoText({ userName, newEmail, link, isDone }: UndoFacts) {
  const lines = [
    `Hello ${userName},`,
    isDone
      ? `Your Rosette account now uses the e-mail address ${newEmail} instead of this one.`
      : `Somebody has requested to use the e-mail address ${newEmail} for your Rosette account instead of this one. The change takes effect once the new address is confirmed.`,
    'If this was not you, undo the change within seven days. This also logs everybody out and lets you choose a new password:',
    link,
    'If this was you, you can ignore this message.',
  ]
  return { subject: isDone ? 'Your e-mail address was changed' : 'Your e-mail address is about to change', lines }
}

export type LinkedChange = {
  changeId: number
  communityId: number
  oldEmail: string
  newEmail: string
  askedAt: Date
  confirmedAt: Date | null
  closedAt: Date | null
}

/** Uses up a link about a change and returns the change. */
export async function useChangeLink(
  tx: CommunityTransaction,
  { purpose, token }: { purpose: ChangePurpose; token: string },
  now: Date,
): Promise<LinkedChange> {
  // Every change of an account's address locks the account first, so that two of them cannot deadlock.
  await sql`select from community.account where community_id = (
    select community_id from community.mailed_link where token_hash = ${hashToken(token)}) for update`.execute(tx)
  const used = await tx
    .updateTable('mailedLink')
    .set({ usedAt: now })
    .from('addressChange')
    .whereRef('addressChange.changeId', '=', 'mailedLink.changeId')
    .where('mailedLink.tokenHash', '=', hashToken(token))
    .where('mailedLink.purpose', '=', purpose)
    .where('mailedLink.usedAt', 'is', null)
    .where('mailedLink.expiresAt', '>', now)
    .returning(['addressChange.changeId', 'addressChange.communityId', 'oldEmail', 'newEmail', 'askedAt', 'confirmedAt', 'closedAt'])
    .executeTakeFirst()
  if (!used) throw new Problem('gone', changeGone)
  return used
}
