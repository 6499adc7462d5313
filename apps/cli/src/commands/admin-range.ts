import { addAddressRange } from '@rosette/features/subscription/server/institution.ts'
import { parseRange } from '@rosette/features/subscription/server/parse-range.ts'
import { institutionParty } from '../admin-party.ts'
import { type Command, UsageError } from '../command.ts'

export const adminRange: Command = {
  positionals: ['INSTITUTION', 'FIRST', '[LAST]'],
  summary: 'counts network addresses as those of an institution: a network as 192.0.2.0/24 or 2001:db8::/32, or a first and a last address',
  options: {},
  async run(context, [institution = '', first = '', last]) {
    const range = parseRange(first, last)
    if (range === null) throw new UsageError(`'${[first, last].join(' ').trim()}' is no range of addresses`)
    const hasChanged = await context
      .database()
      .community.transaction()
      .execute(async (tx) => addAddressRange(tx, await institutionParty(tx, institution), range))
    context.say(hasChanged ? `${range.first} to ${range.last} counts as ${institution}.` : 'This range was known already.')
    return { ...range, hasChanged }
  },
}
