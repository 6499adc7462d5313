import { dayOf } from '@rosette/contract-kit/day-of.ts'
import { startSubscription } from '@rosette/features/subscription/server/start-subscription.ts'
import { institutionParty, personParty } from '../admin-party.ts'
import { type Command, textOption, UsageError } from '../command.ts'
import { parseDay } from '../parse-day.ts'

export const adminSubscribe: Command = {
  positionals: ['[INSTITUTION]'],
  summary: 'subscribes an institution, or with --user a person, who also gets 50 complimentary units',
  options: {
    user: { type: 'string', value: 'NAME', doc: 'user name of the person' },
    from: { type: 'string', value: 'DATE', doc: 'first day, as 2026-11-15 (default: today)' },
    until: { type: 'string', value: 'DATE', doc: 'last day' },
  },
  async run(context, [institution], values) {
    const user = textOption(values, 'user')
    if ((institution === undefined) === (user === undefined)) throw new UsageError('Say either an institution or --user NAME')
    const until = textOption(values, 'until')
    if (until === undefined) throw new UsageError('Say the last day with --until DATE')
    const from = textOption(values, 'from')
    const term = { startsOn: dayOf(from === undefined ? context.now() : parseDay(from)), endsOn: dayOf(parseDay(until)) }
    if (term.endsOn < term.startsOn) throw new UsageError(`The last day ${term.endsOn} is before the first ${term.startsOn}`)
    const hasChanged = await context
      .database()
      .community.transaction()
      .execute(async (tx) => {
        const partyId = user === undefined ? await institutionParty(tx, institution ?? '') : await personParty(tx, user)
        return startSubscription(tx, 'command', { partyId, ...term })
      })
    const who = user ?? institution
    context.say(hasChanged ? `${who} is subscribed from ${term.startsOn} until ${term.endsOn}.` : `${who} had this subscription already.`)
    return { ...term, hasChanged }
  },
}
