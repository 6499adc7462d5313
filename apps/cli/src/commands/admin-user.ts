import { checkPassword } from '@rosette/features/account/contract/password-rule.ts'
import { addMember } from '@rosette/features/account/server/add-member.ts'
import { findAccountHolder } from '@rosette/features/account/server/find-account-holder.ts'
import { type Command, textOption, UsageError } from '../command.ts'

export const adminUser: Command = {
  positionals: ['USERNAME'],
  summary: 'makes a person with an account; the password is the first line of standard input',
  options: {
    email: { type: 'string', value: 'ADDRESS', doc: 'where mail for the person goes; counts as confirmed' },
    'first-name': { type: 'string', value: 'NAME', doc: 'first name' },
    'last-name': { type: 'string', value: 'NAME', doc: 'last name (default: the user name)' },
  },
  async run(context, [userName = ''], values) {
    const email = textOption(values, 'email')
    if (email === undefined || !/^[^@\s]+@[^@\s]+$/.test(email)) throw new UsageError('Say the e-mail address with --email ADDRESS')
    if (!/^\S+$/.test(userName)) throw new UsageError(`'${userName}' is no user name: it has no blanks`)
    const [password = ''] = (await context.readInput()).split(/\r?\n/)
    const { passwordMin, passwordMax } = context.settings
    const wrong = checkPassword(password, { passwordMin, passwordMax }, [userName])
    if (wrong !== null) throw new UsageError(wrong)
    const [firstName = null, lastName = userName] = [textOption(values, 'first-name'), textOption(values, 'last-name')]
    const communityId = await context
      .database()
      .community.transaction()
      .execute(async (tx) => {
        if ((await findAccountHolder(tx, userName)) !== null) throw new UsageError(`There is an account '${userName}' already`)
        return addMember(tx, { userName, email, password, firstName, lastName, now: context.now() })
      })
    context.say(`${userName} is person ${communityId}.`)
    return { communityId }
  },
}
