import { parseArgs } from 'node:util'
import { messageOf } from '@rosette/contract-kit/message-of.ts'
import { resetOpenSearch, stopOpenSearch } from './opensearch-service.ts'
import { resetPostgres, stopPostgres } from './postgres-service.ts'
import { type ServiceAddresses, serviceAddresses } from './service-addresses.ts'
import { isServiceFolder, withServiceLock } from './service-folder.ts'
import { findServiceStatus, formatServiceStatus, isUp } from './service-status.ts'
import { startServices } from './start-services.ts'

const usage = `npm run services -- start [--nodes N]   start PostgreSQL and OpenSearch of this checkout (1 to 9 nodes)
npm run services -- stop                stop both
npm run services -- status [--json]     what runs; exit code 1 when something is down
npm run services -- reset               stop both and delete their data
npm run -s services -- env              lines to export: eval "$(npm run -s services -- env)"
`

type Flags = { nodes?: string; json?: boolean }

const say = (line: string) => process.stderr.write(`services: ${line}\n`)

const commands: Record<string, (addresses: ServiceAddresses, flags: Flags) => Promise<number>> = {
  async start(addresses, flags) {
    const nodes = flags.nodes === undefined ? null : Number(flags.nodes)
    if (nodes !== null && !(Number.isInteger(nodes) && nodes >= 1 && nodes <= 9)) throw new Error('--nodes takes a number from 1 to 9.')
    const began = performance.now()
    await startServices(addresses, say, { nodes })
    say(`PostgreSQL and OpenSearch are up (${((performance.now() - began) / 1000).toFixed(1)} s)`)
    process.stdout.write(`DATABASE_URL=${addresses.databaseUrl}\nOPENSEARCH_URL=${addresses.openSearchUrl}\n`)
    return 0
  },

  async stop(addresses) {
    const isKnown = await onKnown(addresses, () => Promise.all([stopPostgres(addresses), stopOpenSearch(addresses)]))
    say(isKnown ? 'stopped' : 'nothing was ever started here')
    return 0
  },

  async reset(addresses) {
    const isKnown = await onKnown(addresses, () => Promise.all([resetPostgres(addresses), resetOpenSearch(addresses)]))
    say(isKnown ? `stopped, and the data in ${addresses.dir} deleted` : 'nothing was ever started here')
    return 0
  },

  async status(addresses, flags) {
    const status = await findServiceStatus(addresses)
    process.stdout.write(`${flags.json ? JSON.stringify({ ...status, isUp: isUp(status) }) : formatServiceStatus(status)}\n`)
    return isUp(status) ? 0 : 1
  },

  async env(addresses) {
    const lines = {
      DATABASE_URL: addresses.databaseUrl,
      OPENSEARCH_URL: addresses.openSearchUrl,
      ROSETTE_PG_PORT: addresses.postgresPort,
      ROSETTE_OPENSEARCH_PORT: addresses.openSearchPort,
    }
    for (const [name, value] of Object.entries(lines)) process.stdout.write(`export ${name}='${value}'\n`)
    return 0
  },
}

async function onKnown(addresses: ServiceAddresses, run: () => Promise<unknown>): Promise<boolean> {
  if (!isServiceFolder(addresses.dir)) return false
  await withServiceLock(addresses.dir, run)
  return true
}

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { nodes: { type: 'string' }, json: { type: 'boolean' } } })
  const command = positionals.length === 1 ? commands[positionals[0] ?? ''] : undefined
  if (command) process.exitCode = await command(serviceAddresses(), values)
  else {
    process.stderr.write(usage)
    process.exitCode = 2
  }
} catch (error) {
  say(messageOf(error))
  process.exitCode = 1
}
