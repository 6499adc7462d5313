import { demoPassword, demoPeople } from '@rosette/features/account/contract/demo-people.ts'
import { makeDemoPeople } from '@rosette/features/account/server/make-demo-people.ts'
import type { CommandContext } from './command.ts'

/** Gives the people of the demo their accounts. */
export async function peopleStep(context: CommandContext, asOf: Date): Promise<{ accounts: number }> {
  const accounts = await context
    .database()
    .community.transaction()
    .execute((tx) => makeDemoPeople(tx, asOf))
  context.say(`Accounts with the password ${demoPassword}: ${demoPeople.map(({ userName }) => userName).join(', ')}.`)
  return { accounts }
}
