import { randomUUID } from 'node:crypto'
import { dayAfter, dayOf } from '@rosette/contract-kit/clock.ts'
import { formatNumber } from '@rosette/contract-kit/format-number.ts'
import { findMemberId } from '@rosette/features/community/server/save-members.ts'
import { makeActivationCode } from '@rosette/features/subscription/server/activation-code.ts'
import { parseRange } from '@rosette/features/subscription/server/parse-range.ts'
import { addAddressRange, ensureInstitution } from '@rosette/features/subscription/server/parties.ts'
import { grantUnits, loadUsage, startSubscription } from '@rosette/features/subscription/server/unit-ledger.ts'
import { institutionParty, personParty } from '../admin-party.ts'
import { type Command, parseDay, textOption, UsageError, wholeOption } from '../command.ts'

const adminInstitution: Command = {
  positionals: ['NAME'],
  summary: 'create an institution that can subscribe; its people are recognised by network address or confirmed affiliation',
  options: {
    organization: {
      type: 'string',
      value: 'KEY',
      doc: 'natural key of its organization record; confirmed members belong to the institution',
    },
  },
  async run(context, [name = ''], values) {
    const key = textOption(values, 'organization')
    const answer = await context
      .database()
      .community.transaction()
      .execute(async (tx) => {
        const organizationId = key === undefined ? null : await findMemberId(tx, 'organization', key)
        return ensureInstitution(tx, { name, organizationId })
      })
    context.say(answer.hasChanged ? `Institution ${name} is party ${answer.partyId}.` : `Institution ${name} already exists.`)
    return answer
  },
}

const adminRange: Command = {
  positionals: ['INSTITUTION', 'FIRST', '[LAST]'],
  summary: 'assign network addresses to an institution: a network such as 192.0.2.0/24 or 2001:db8::/32, or a first and last address',
  options: {},
  async run(context, [institution = '', first = '', last]) {
    const range = parseRange(first, last)
    if (range === null) throw new UsageError(`'${[first, last].join(' ').trim()}' is not an address range`)
    const hasChanged = await context
      .database()
      .community.transaction()
      .execute(async (tx) => addAddressRange(tx, await institutionParty(tx, institution), range))
    context.say(hasChanged ? `${range.first} to ${range.last} now belongs to ${institution}.` : 'This range was already known.')
    return { ...range, hasChanged }
  },
}

const adminSubscribe: Command = {
  positionals: ['[INSTITUTION]'],
  summary: 'subscribe an institution or, with --user, a person, who also gets 50 complimentary units',
  options: {
    user: { type: 'string', value: 'NAME', doc: 'user name of the person' },
    from: { type: 'string', value: 'DATE', doc: 'first day, as 2026-11-15 (default: today)' },
    until: { type: 'string', value: 'DATE', doc: 'last day' },
  },
  async run(context, [institution], values) {
    const user = textOption(values, 'user')
    if ((institution === undefined) === (user === undefined)) throw new UsageError('Give either an institution or --user NAME')
    const until = textOption(values, 'until')
    if (until === undefined) throw new UsageError('Give the last day with --until DATE')
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
    context.say(hasChanged ? `${who} is subscribed from ${term.startsOn} until ${term.endsOn}.` : `${who} already has this subscription.`)
    return { ...term, hasChanged }
  },
}

const adminUnits: Command = {
  positionals: [],
  summary: 'give a person units for premium tools',
  options: {
    user: { type: 'string', value: 'NAME', doc: 'user name of the person' },
    units: { type: 'string', value: 'NUMBER', doc: 'number of units' },
    days: { type: 'string', value: 'NUMBER', doc: 'days until they expire (default: 365)' },
  },
  async run(context, _, values) {
    const user = textOption(values, 'user')
    if (user === undefined) throw new UsageError('Give the user name with --user NAME')
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
    context.say(`${user} now has ${formatNumber(left)} units.`)
    return { units, remainingUnits: left }
  },
}

const adminCode: Command = {
  positionals: [],
  summary: 'create a single-use code that adds units to the account of anyone who enters it; it is shown only once',
  options: {
    units: { type: 'string', value: 'NUMBER', doc: 'number of units it adds' },
    days: { type: 'string', value: 'NUMBER', doc: 'days until the units expire, counted from the day the code is entered (default: 365)' },
  },
  async run(context, _, values) {
    const terms = { units: wholeOption(values, 'units'), validDays: wholeOption(values, 'days', 365) }
    const code = await context
      .database()
      .community.transaction()
      .execute((tx) => makeActivationCode(tx, terms))
    context.say(code)
    return { code, ...terms }
  },
}

/** Institutions, subscriptions and units. */
export const subscriptionCommands: Readonly<Record<string, Command>> = {
  'admin institution': adminInstitution,
  'admin range': adminRange,
  'admin subscribe': adminSubscribe,
  'admin units': adminUnits,
  'admin code': adminCode,
}
