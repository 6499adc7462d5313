import { Problem } from '@rosette/contract-kit/problem.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import type { Visitor } from '../../access/contract/access.ts'

/** Where a run may be mailed to: the confirmed address of the visitor's own account, so that nobody is written to by others. `field` is what asked for it. */
export async function expectOwnAddress(db: CommunityDb, visitor: Visitor, field: string): Promise<string> {
  const refuse = (message: string) => new Problem('invalid_request', message, { issues: [{ path: field, message }] })
  if (visitor.role !== 'member') throw refuse('Log in to have the result mailed to the address of your account.')
  const account = await db
    .selectFrom('account')
    .select('email')
    .where('communityId', '=', visitor.communityId)
    .where('emailConfirmedAt', 'is not', null)
    .executeTakeFirst()
  if (!account) throw refuse('Confirm the e-mail address of your account first. Results are mailed to confirmed addresses only.')
  return account.email
}
