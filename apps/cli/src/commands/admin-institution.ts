import { findMemberId } from '@rosette/features/community/server/find-member-id.ts'
import { ensureInstitution } from '@rosette/features/subscription/server/institution.ts'
import { type Command, textOption } from '../command.ts'

export const adminInstitution: Command = {
  positionals: ['NAME'],
  summary: 'makes an institution that can subscribe; its people are known by network address or confirmed affiliation',
  options: {
    organization: { type: 'string', value: 'KEY', doc: 'natural key of its record; confirmed members of it count as the institution' },
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
    context.say(answer.hasChanged ? `Institution ${name} is party ${answer.partyId}.` : `Institution ${name} was there already.`)
    return answer
  },
}
