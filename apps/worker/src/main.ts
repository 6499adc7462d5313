import { readSettings, WrongSettings } from '@rosette/settings/settings.ts'
import { work } from './work.ts'

async function main(): Promise<void> {
  await work(readSettings(process.env))
}

main().catch((error) => {
  console.error(error instanceof WrongSettings ? error.message : error)
  // What was opened before the failure must not keep the process alive.
  process.exit(1)
})
