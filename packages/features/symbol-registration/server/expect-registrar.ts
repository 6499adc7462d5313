import { Problem } from '@rosette/contract-kit/problem.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import type { Member } from '../../access/contract/visitor.ts'
import { symbolTexts } from '../contract/symbol-rule.ts'

/** SYMBOL-023: the form opens for everybody who is signed in; submitting needs the account's permission, or a curator. */
export async function expectRegistrar(db: CommunityDb, { communityId, isCurator }: Member): Promise<void> {
  if (isCurator) return
  const account = await db.selectFrom('account').select('mayRegisterSymbols').where('communityId', '=', communityId).executeTakeFirst()
  if (!account?.mayRegisterSymbols) throw new Problem('access_denied', symbolTexts.notAllowed)
}
