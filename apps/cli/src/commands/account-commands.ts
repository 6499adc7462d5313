import { isEmailAddress } from '@rosette/contract-kit/email-address.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import { loadAudit } from '@rosette/features/access/server/load-audit.ts'
import { noteAudit } from '@rosette/features/access/server/note-audit.ts'
import { addMember, findAccountHolder } from '@rosette/features/account/server/accounts.ts'
import { closeChanges, setAddress } from '@rosette/features/account/server/address-changes.ts'
import { checkChosenPassword } from '@rosette/features/account/server/check-chosen-password.ts'
import { endSessions, removeAccount, setCurator } from '@rosette/features/account/server/operate-accounts.ts'
import { findMemberId } from '@rosette/features/community/server/save-members.ts'
import { appointManager } from '@rosette/features/members/server/appoint-manager.ts'
import { encryptSecondFactorsAgain } from '@rosette/features/second-factor/server/encrypt-second-factors.ts'
import { removeSecondFactor } from '@rosette/features/second-factor/server/second-factor-store.ts'
import { hasSecondFactor } from '@rosette/features/sessions/server/second-factor.ts'
import { endSessionsOf } from '@rosette/features/sessions/server/sign-in.ts'
import { accountHolder } from '../admin-party.ts'
import { type Command, textOption, UsageError, wholeOption } from '../command.ts'

const adminUser: Command = {
  positionals: ['USERNAME'],
  summary: 'create a person with an account; the password is the first line of standard input',
  options: {
    email: { type: 'string', value: 'ADDRESS', doc: "the person's e-mail address, taken as confirmed" },
    'first-name': { type: 'string', value: 'NAME', doc: 'first name' },
    'last-name': { type: 'string', value: 'NAME', doc: 'last name (default: the user name)' },
  },
  async run(context, [userName = ''], values) {
    const email = textOption(values, 'email')
    if (email === undefined) throw new UsageError('Give the e-mail address with --email ADDRESS')
    if (!isEmailAddress(email)) throw new UsageError(`'${email}' is not an e-mail address`)
    if (!/^\S+$/.test(userName)) throw new UsageError(`'${userName}' is not a user name: spaces are not allowed`)
    const [password = ''] = (await context.readInput()).split(/\r?\n/)
    const { passwordMin, passwordMax } = context.settings
    const wrong = checkChosenPassword(password, { passwordMin, passwordMax }, [userName])
    if (wrong !== null) throw new UsageError(wrong)
    const [firstName = null, lastName = userName] = [textOption(values, 'first-name'), textOption(values, 'last-name')]
    const communityId = await context
      .database()
      .community.transaction()
      .execute(async (tx) => {
        if ((await findAccountHolder(tx, userName)) !== null) throw new UsageError(`There is already an account '${userName}'`)
        return addMember(tx, { userName, email, password, firstName, lastName, now: context.now() })
      })
    context.say(`${userName} is person ${communityId}.`)
    return { communityId }
  },
}

const adminEmail: Command = {
  positionals: ['USERNAME', 'ADDRESS'],
  summary: "change someone's e-mail address, taken as confirmed; changes that they asked for themselves end",
  options: {},
  async run(context, [userName = '', email = '']) {
    if (!isEmailAddress(email)) throw new UsageError(`'${email}' is not an e-mail address`)
    const communityId = await context
      .database()
      .community.transaction()
      .execute(async (tx) => {
        const holder = await accountHolder(tx, userName)
        await closeChanges(tx, { communityId: holder, from: 0 }, context.now())
        await setAddress(tx, { communityId: holder, email }, context.now()).catch((error: unknown) => {
          throw error instanceof Problem && error.code === 'conflict' ? new UsageError(`Another account uses '${email}'`) : error
        })
        await noteAudit(tx, 'command', { action: 'account.set_address', subject: `person:${holder}` })
        return holder
      })
    context.say(`${userName}, person ${communityId}, now uses ${email}.`)
    return { communityId }
  },
}

const adminCurator: Command = {
  positionals: ['USERNAME'],
  summary: 'make someone a curator',
  options: { remove: { type: 'boolean', doc: 'remove the role again' } },
  async run(context, [userName = ''], values) {
    const isCurator = values.remove !== true
    const hasChanged = await context
      .database()
      .community.transaction()
      .execute(async (tx) => {
        const communityId = await accountHolder(tx, userName)
        return setCurator(tx, communityId, isCurator)
      })
    context.say(`${userName} is ${isCurator ? 'a curator' : 'not a curator'}${hasChanged ? '' : ', as before'}.`)
    return { isCurator, hasChanged }
  },
}

const adminManager: Command = {
  positionals: ['USERNAME', 'ORGANIZATION'],
  summary: 'let someone decide who belongs to an organization, named by its natural key; they must belong to it themselves',
  options: { remove: { type: 'boolean', doc: 'remove the role again' } },
  async run(context, [userName = '', organization = ''], values) {
    const isManager = values.remove !== true
    const hasChanged = await context
      .database()
      .community.transaction()
      .execute(async (tx) => {
        const communityId = await accountHolder(tx, userName)
        const organizationCommunityId = await findMemberId(tx, 'organization', organization)
        return appointManager(tx, 'command', { communityId, organizationCommunityId, isManager })
      })
    if (hasChanged === null) throw new UsageError(`${userName} does not belong to ${organization}, or nobody has confirmed it`)
    context.say(`${userName} is ${isManager ? 'a manager' : 'not a manager'} of ${organization}${hasChanged ? '' : ', as before'}.`)
    return { isManager, hasChanged }
  },
}

const adminSecondFactor: Command = {
  positionals: ['USERNAME'],
  summary: 'show whether someone has a second factor, or remove it, for instance after they lost their phone',
  options: { remove: { type: 'boolean', doc: 'switch it off and end all sessions; make sure first that it is really them who ask' } },
  async run(context, [userName = ''], values) {
    const answer = await context
      .database()
      .community.transaction()
      .execute(async (tx) => {
        const communityId = await accountHolder(tx, userName)
        if (values.remove !== true) return { isOn: await hasSecondFactor(tx, communityId), hasChanged: false }
        const hasChanged = await removeSecondFactor(tx, 'command', communityId, context.now())
        if (hasChanged) await endSessionsOf(tx, communityId)
        return { isOn: false, hasChanged }
      })
    context.say(`${userName} has ${answer.isOn ? 'a' : 'no'} second factor${answer.hasChanged ? ' any more' : ''}.`)
    return answer
  },
}

const adminSecondFactorKey: Command = {
  positionals: [],
  summary: 'encrypt the secrets of all second factors with SECOND_FACTOR_KEY, so that SECOND_FACTOR_OLD_KEY is no longer needed',
  options: {},
  async run(context) {
    const { secondFactorKey, secondFactorOldKey } = context.settings
    if (secondFactorKey === null)
      throw new UsageError('Set SECOND_FACTOR_KEY to the new key, and SECOND_FACTOR_OLD_KEY to the one that it replaces')
    const answer = await context
      .database()
      .community.transaction()
      .execute((tx) => encryptSecondFactorsAgain(tx, { secondFactorKey, secondFactorOldKey }))
    context.say(
      `${answer.encrypted} second factors are encrypted with SECOND_FACTOR_KEY, and ${answer.unreadable} cannot be read with either key.`,
    )
    return answer
  },
}

const adminRemove: Command = {
  positionals: ['USERNAME'],
  summary: "remove someone's account with its sessions and linked sign-ins; the person's record stays",
  options: {},
  async run(context, [userName = '']) {
    const communityId = await context
      .database()
      .community.transaction()
      .execute(async (tx) => {
        const holder = await accountHolder(tx, userName)
        await removeAccount(tx, holder)
        return holder
      })
    context.say(`${userName}, person ${communityId}, has no account any more.`)
    return { communityId }
  },
}

const adminLogout: Command = {
  positionals: [],
  summary: "end someone's sessions, or everybody's, as after a theft",
  options: {
    user: { type: 'string', value: 'USERNAME', doc: 'whose sessions to end' },
    everybody: { type: 'boolean', doc: 'end all sessions of the site' },
  },
  async run(context, _, values) {
    const userName = textOption(values, 'user')
    if ((userName === undefined) !== (values.everybody === true)) throw new UsageError('Give either --user USERNAME or --everybody')
    const ended = await context
      .database()
      .community.transaction()
      .execute(async (tx) => {
        return endSessions(tx, userName === undefined ? null : await accountHolder(tx, userName))
      })
    context.say(`${ended} sessions ended.`)
    return { ended }
  },
}

const adminAudit: Command = {
  positionals: [],
  summary: 'show who changed what, newest first; people whose account is gone, and all after 90 days, are shown as random ids',
  options: {
    subject: { type: 'string', value: 'SUBJECT', doc: 'only changes of this subject: person:17, organization:18, party:3, symbol:ABC' },
    limit: { type: 'string', value: 'NUMBER', doc: 'maximum number of lines (default: 50)' },
  },
  async run(context, _, values) {
    const subject = textOption(values, 'subject')
    const lines = await loadAudit(context.database().community, { subject, limit: wholeOption(values, 'limit', 50) })
    for (const { madeAt, actor, network, action, subject: whom, details } of lines)
      context.say(
        `${madeAt.toISOString()}  ${actor}${network === null ? '' : ` (${network})`}  ${action}  ${whom}  ${JSON.stringify(details)}`,
      )
    if (lines.length === 0) context.say('The audit log is empty.')
    return { lines }
  },
}

/** Accounts, second factors, curators, managers, sessions and the audit log. */
export const accountCommands: Readonly<Record<string, Command>> = {
  'admin user': adminUser,
  'admin email': adminEmail,
  'admin curator': adminCurator,
  'admin manager': adminManager,
  'admin second-factor': adminSecondFactor,
  'admin second-factor-key': adminSecondFactorKey,
  'admin remove': adminRemove,
  'admin logout': adminLogout,
  'admin audit': adminAudit,
}
