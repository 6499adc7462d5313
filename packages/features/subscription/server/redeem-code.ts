import { dayAfter } from '@rosette/contract-kit/day-of.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import type { Visitor } from '../../access/contract/visitor.ts'
import { hashOfCode } from './activation-code.ts'
import { grantUnits } from './grant-units.ts'

export type CodeUse = { code: string; partyId: number; now: Date }

/** Turns a code into units of a party (SUBS-031). It works once: whoever comes at the same time waits for its row and finds it used. */
export async function redeemCode(tx: CommunityTransaction, actor: Visitor, { code, partyId, now }: CodeUse): Promise<number> {
  const codeHash = hashOfCode(code)
  const used = await tx
    .updateTable('activationCode')
    .set({ usedAt: now, usedByPartyId: partyId })
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .returning(['units', 'validDays'])
    .executeTakeFirst()
  // One sentence for both, so that nobody learns which codes there are.
  if (!used) throw new Problem('invalid_request', 'This activation code is unknown or was used already.')
  const requestId = `code:${codeHash.toString('hex')}`
  await grantUnits(tx, actor, { partyId, units: used.units, origin: 'activation', expiresOn: dayAfter(now, used.validDays), requestId })
  return used.units
}
