import { Problem } from '@rosette/contract-kit/problem.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import type { Member } from '../../access/contract/visitor.ts'
import { noteAudit } from '../../access/server/note-audit.ts'
import { unlinkNeedsPassword } from '../contract/orcid-calls.ts'

/** Gives an ORCID iD to an account; the same one again changes nothing. One iD belongs to at most one account (ORCID-014). */
export async function linkOrcid(db: CommunityDb, member: Member, { orcidId, now }: { orcidId: string; now: Date }): Promise<void> {
  const { communityId } = member
  await db.transaction().execute(async (tx) => {
    const added = await tx
      .insertInto('orcidLink')
      .values({ communityId, orcidId, linkedAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('orcidId')
      .executeTakeFirst()
    if (added) {
      await noteAudit(tx, member, { action: 'orcid.link', subject: `person:${communityId}`, details: { orcidId } })
      return
    }
    const owner = await tx.selectFrom('orcidLink').select('communityId').where('orcidId', '=', orcidId).executeTakeFirst()
    if (owner?.communityId === communityId) return
    if (owner) throw new Problem('conflict', 'This ORCID iD is linked to another account.')
    throw new Problem('unprocessable', 'Your account is linked to another ORCID iD. Unlink that one first.')
  })
}

/** Takes the ORCID iD from an account, unless it is the only way into it (PROFILE-021). */
export async function unlinkOrcid(db: CommunityDb, member: Member): Promise<void> {
  const { communityId } = member
  await db.transaction().execute(async (tx) => {
    const { passwordHash } = await tx
      .selectFrom('account')
      .select('passwordHash')
      .where('communityId', '=', communityId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (passwordHash === null) throw new Problem('unprocessable', unlinkNeedsPassword)
    const removed = await tx.deleteFrom('orcidLink').where('communityId', '=', communityId).returning('orcidId').executeTakeFirst()
    if (!removed) return
    const details = { orcidId: removed.orcidId }
    await noteAudit(tx, member, { action: 'orcid.unlink', subject: `person:${communityId}`, details })
  })
}
