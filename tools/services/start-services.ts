import { messageOf } from '@rosette/contract-kit/message-of.ts'
import { startOpenSearch } from './opensearch-service.ts'
import { startPostgres } from './postgres-service.ts'
import { type ServiceAddresses, serviceAddresses, serviceEnvironment } from './service-addresses.ts'
import { openServiceFolder, withServiceLock } from './service-folder.ts'

type Wanted = { postgres?: boolean; openSearch?: boolean; nodes?: number | null }
type Say = (line: string) => void

/** Starts those services of this checkout that are not running, and waits until they answer. */
export async function startServices(addresses: ServiceAddresses, say: Say, wanted: Wanted = {}): Promise<void> {
  const { postgres = true, openSearch = true, nodes = null } = wanted
  openServiceFolder(addresses.dir)
  await withServiceLock(addresses.dir, async () => {
    const outcomes = await Promise.allSettled([
      postgres ? startPostgres(addresses, say) : undefined,
      openSearch ? startOpenSearch(addresses, nodes) : undefined,
    ])
    const failures = outcomes.filter((outcome) => outcome.status === 'rejected')
    if (failures.length > 0) throw new Error(failures.map(({ reason }) => messageOf(reason)).join('\n'))
  })
}

/** The addresses for the product: those of the environment, otherwise this checkout's own services, started if needed. */
export async function ensureServices(say: Say): Promise<{ DATABASE_URL: string; OPENSEARCH_URL: string }> {
  const wanted = { postgres: !process.env.DATABASE_URL, openSearch: !process.env.OPENSEARCH_URL }
  if (wanted.postgres || wanted.openSearch) await startServices(serviceAddresses(), say, wanted)
  return serviceEnvironment()
}

/** The address of PostgreSQL alone, for tools that need no search engine. */
export async function ensurePostgres(say: Say): Promise<{ DATABASE_URL: string }> {
  if (!process.env.DATABASE_URL) await startServices(serviceAddresses(), say, { openSearch: false })
  return { DATABASE_URL: serviceEnvironment().DATABASE_URL }
}
