import { makeActivationCode } from '@rosette/features/subscription/server/activation-code.ts'
import type { Command } from '../command.ts'
import { wholeOption } from '../parse-whole.ts'

export const adminCode: Command = {
  positionals: [],
  summary: 'makes a code that works once and adds units to the account of who enters it; it is shown only now',
  options: {
    units: { type: 'string', value: 'NUMBER', doc: 'how many units it adds' },
    days: { type: 'string', value: 'NUMBER', doc: 'how long they can be used, from the day the code is entered (default: 365)' },
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
