import { migrate } from '@rosette/database/migrate.ts'
import type { Command } from '../command.ts'

export const dbMigrate: Command = {
  positionals: [],
  summary: 'brings the database to the state of this code',
  options: {},
  async run(context) {
    const applied = await migrate(context.database())
    context.say(applied.length === 0 ? 'The database is up to date.' : `Applied: ${applied.join(', ')}`)
    return { applied }
  },
}
