import type { Database } from '@rosette/database/open-database.ts'
import type { Mail, Mailer } from '@rosette/mail/open-mailer.ts'
import { confirmEmailPath } from '../contract/confirm-email.ts'
import { resetPasswordPath } from '../contract/forgotten-password.ts'
import { hasEmail } from './has-user-name.ts'
import type { LinkPurpose } from './mail-link-task.ts'
import { makeLinkToken } from './mailed-link-store.ts'

export type MailLinkNeeds = { db: Database; mailer: Mailer; publicUrl: string }

/** Mails the owner of an address the link he asked for. Returns whether there was somebody to mail it to. */
export async function mailLink(
  { db, mailer, publicUrl }: MailLinkNeeds,
  { purpose, email }: { purpose: LinkPurpose; email: string },
  now: Date,
): Promise<boolean> {
  const account = await db.community
    .selectFrom('account')
    .select(['communityId', 'userName', 'email', 'emailConfirmedAt'])
    .where(hasEmail(email))
    .executeTakeFirst()
  if (!account || (purpose === 'confirm_email' && account.emailConfirmedAt !== null)) return false
  const token = await makeLinkToken(db.community, { purpose, communityId: account.communityId, email: account.email }, now)
  await mailer.send(formatLinkMail(purpose, { ...account, publicUrl, token }))
  return true
}

type LinkMailFacts = { email: string; userName: string; publicUrl: string; token: string }

const paths = { confirm_email: confirmEmailPath, reset_password: resetPasswordPath } as const

function formatLinkMail(purpose: LinkPurpose, { email, userName, publicUrl, token }: LinkMailFacts): Mail {
  const link = `${new URL(publicUrl).origin}${paths[purpose]}?token=${token}`
  const { subject, before, after } = linkTexts[purpose]
  return { to: email, subject, text: [`Hello ${userName},`, before, link, after].join('\n\n').concat('\n') }
}

const linkTexts: Readonly<Record<LinkPurpose, { subject: string; before: string; after: string }>> = {
  confirm_email: {
    subject: 'Please confirm your e-mail address',
    before: 'somebody has registered at Rosette with this e-mail address. If it was you, please confirm it within seven days:',
    after: 'If it was not you, you need not do anything: the account will be removed.',
  },
  reset_password: {
    subject: 'Choose a new password',
    before: 'somebody has asked for a new password of your account at Rosette. If it was you, choose one within an hour:',
    after: 'If it was not you, you need not do anything: your password stays as it is.',
  },
}
