import type { Command } from './command.ts'
import { accountCommands } from './commands/account-commands.ts'
import { backupCommands } from './commands/backup-commands.ts'
import { communityCommands } from './commands/community-commands.ts'
import { curationCommands } from './commands/curation-commands.ts'
import { demo } from './commands/demo.ts'
import { fetchCommands } from './commands/fetch-commands.ts'
import { jobCommands } from './commands/job-commands.ts'
import { processCommands } from './commands/process-commands.ts'
import { publicationCommands } from './commands/publication-commands.ts'
import { refresh } from './commands/refresh.ts'
import { releaseCommands } from './commands/release-commands.ts'
import { resolve } from './commands/resolve.ts'
import { subscriptionCommands } from './commands/subscription-commands.ts'
import { migrateStep } from './steps.ts'

const dbMigrate: Command = {
  positionals: [],
  summary: 'migrate the database to the version that this code expects',
  options: {},
  async run(context) {
    const applied = await migrateStep(context)
    context.say(applied.length === 0 ? 'The database is up to date.' : `Applied: ${applied.join(', ')}`)
    return { applied }
  },
}

/** Every command, by its words. */
export const commands: Readonly<Record<string, Command>> = {
  ...processCommands,
  'db migrate': dbMigrate,
  ...fetchCommands,
  'release refresh': refresh,
  ...releaseCommands,
  ...publicationCommands,
  ...jobCommands,
  ...communityCommands,
  ...curationCommands,
  ...accountCommands,
  ...curationCommands,
  ...subscriptionCommands,
  ...backupCommands,
  resolve,
  demo,
}

/** The longest command at the start of the arguments, and the remaining arguments. */
export function findCommand(args: readonly string[]): { name: string; command: Command; rest: readonly string[] } | null {
  for (const length of [2, 1]) {
    const name = args.slice(0, length).join(' ')
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (command) return { name, command, rest: args.slice(length) }
  }
  return null
}
