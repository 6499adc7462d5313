import type { Command } from './command.ts'
import { adminAudit } from './commands/admin-audit.ts'
import { adminCode } from './commands/admin-code.ts'
import { adminCurator } from './commands/admin-curator.ts'
import { adminInstitution } from './commands/admin-institution.ts'
import { adminRange } from './commands/admin-range.ts'
import { adminSubscribe } from './commands/admin-subscribe.ts'
import { adminUnits } from './commands/admin-units.ts'
import { adminUser } from './commands/admin-user.ts'
import { communityLoad } from './commands/community-load.ts'
import { communityReindex } from './commands/community-reindex.ts'
import { dbMigrate } from './commands/db-migrate.ts'
import { demo } from './commands/demo.ts'
import { releaseBuild } from './commands/release-build.ts'
import { releaseList } from './commands/release-list.ts'
import { releaseLoad } from './commands/release-load.ts'
import { releasePublish } from './commands/release-publish.ts'
import { releaseRetire } from './commands/release-retire.ts'
import { releaseRollback } from './commands/release-rollback.ts'
import { resolve } from './commands/resolve.ts'

/** Every command by its words. */
export const commands: Readonly<Record<string, Command>> = {
  'db migrate': dbMigrate,
  'release load': releaseLoad,
  'release build': releaseBuild,
  'release publish': releasePublish,
  'release rollback': releaseRollback,
  'release list': releaseList,
  'release retire': releaseRetire,
  'community load': communityLoad,
  'community reindex': communityReindex,
  'admin user': adminUser,
  'admin curator': adminCurator,
  'admin institution': adminInstitution,
  'admin range': adminRange,
  'admin subscribe': adminSubscribe,
  'admin units': adminUnits,
  'admin code': adminCode,
  'admin audit': adminAudit,
  resolve,
  demo,
}

/** The longest beginning of the arguments that is a command, and what follows it. */
export function findCommand(args: readonly string[]): { name: string; command: Command; rest: readonly string[] } | null {
  for (const length of [2, 1]) {
    const name = args.slice(0, length).join(' ')
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (command) return { name, command, rest: args.slice(length) }
  }
  return null
}
