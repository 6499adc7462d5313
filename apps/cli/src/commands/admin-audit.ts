import { type Command, textOption } from '../command.ts'
import { wholeOption } from '../parse-whole.ts'

export const adminAudit: Command = {
  positionals: [],
  summary: 'shows who changed what, newest first',
  options: {
    subject: { type: 'string', value: 'SUBJECT', doc: 'only what concerns this one: person:17, organization:18, party:3, symbol:ABC' },
    limit: { type: 'string', value: 'NUMBER', doc: 'so many lines at most (default: 50)' },
  },
  async run(context, _, values) {
    const subject = textOption(values, 'subject')
    const lines = await context
      .database()
      .community.selectFrom('audit')
      .select(['madeAt', 'actor', 'action', 'subject', 'details'])
      .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
      .orderBy('auditId', 'desc')
      .limit(wholeOption(values, 'limit', 50))
      .execute()
    for (const { madeAt, actor, action, subject: whom, details } of lines)
      context.say(`${madeAt.toISOString()}  ${actor}  ${action}  ${whom}  ${JSON.stringify(details)}`)
    if (lines.length === 0) context.say('Nothing is noted.')
    return { lines }
  },
}
