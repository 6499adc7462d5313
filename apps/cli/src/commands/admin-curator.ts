import { noteAudit } from '@rosette/features/account/server/note-audit.ts'
import { accountHolder } from '../admin-party.ts'
import type { Command } from '../command.ts'

export const adminCurator: Command = {
  positionals: ['USERNAME'],
  summary: 'makes somebody a curator',
  options: { remove: { type: 'boolean', doc: 'the person is no curator any more' } },
  async run(context, [userName = ''], values) {
    const isCurator = values.remove !== true
    const hasChanged = await context
      .database()
      .community.transaction()
      .execute(async (tx) => {
        const communityId = await accountHolder(tx, userName)
        const changed = await tx
          .updateTable('account')
          .set({ isCurator })
          .where('communityId', '=', communityId)
          .where('isCurator', '!=', isCurator)
          .executeTakeFirst()
        if (changed.numUpdatedRows === 0n) return false
        await noteAudit(tx, 'command', { action: isCurator ? 'curator.add' : 'curator.remove', subject: `person:${communityId}` })
        return true
      })
    context.say(`${userName} is ${isCurator ? 'a curator' : 'no curator'}${hasChanged ? '' : ', as before'}.`)
    return { isCurator, hasChanged }
  },
}
