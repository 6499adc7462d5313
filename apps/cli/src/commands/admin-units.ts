import { randomUUID } from 'node:crypto'
import { dayAfter } from '@rosette/contract-kit/day-of.ts'
import { grantUnits } from '@rosette/features/subscription/server/grant-units.ts'
import { loadUsage } from '@rosette/features/subscription/server/load-usage.ts'
import { personParty } from '../admin-party.ts'
import { type Command, textOption, UsageError } from '../command.ts'
import { wholeOption } from '../parse-whole.ts'

export const adminUnits: Command = {
  positionals: [],
  summary: 'gives a person units for premium tools',
  options: {
    user: { type: 'string', value: 'NAME', doc: 'user name of the person' },
    units: { type: 'string', value: 'NUMBER', doc: 'how many' },
    days: { type: 'string', value: 'NUMBER', doc: 'how long they can be used (default: 365)' },
  },
  async run(context, _, values) {
    const user = textOption(values, 'user')
    if (user === undefined) throw new UsageError('Say whom with --user NAME')
    const [units, days] = [wholeOption(values, 'units'), wholeOption(values, 'days', 365)]
    const now = context.now()
    const usage = await context
      .database()
      .community.transaction()
      .execute(async (tx) => {
        const partyId = await personParty(tx, user)
        const grant = { partyId, units, origin: 'grant', expiresOn: dayAfter(now, days), requestId: `command:${randomUUID()}` } as const
        await grantUnits(tx, 'command', grant)
        return loadUsage(tx, partyId, now)
      })
    const left = usage?.remaining_units ?? 0
    context.say(`${user} has ${left.toLocaleString('en')} units now.`)
    return { units, remainingUnits: left }
  },
}
