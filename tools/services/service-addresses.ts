import { createHash } from 'node:crypto'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { checkout } from '../checkout.ts'
import { claimSlot } from './port-claims.ts'

export type ServiceAddresses = {
  /** Data of this checkout's services. */
  dir: string
  /** What all checkouts of this user share: the unpacked search engine. */
  cacheDir: string
  postgresPort: number
  /** HTTP port of the first node; the others follow it, and their transport ports lie ten above. */
  openSearchPort: number
  databaseUrl: string
  openSearchUrl: string
}

type Environment = Readonly<Record<string, string | undefined>>
type Derivation = { root?: string; env?: Environment; isRoot?: boolean; claimsDir?: string }

// Below Linux's range of ephemeral ports (from 32768), above what common servers use.
const firstPort = 28_000
const portsPerSlot = 20
export const slotCount = 238

/** Where this checkout's PostgreSQL and OpenSearch live: derived from its path, each part overridable by the environment. */
export function serviceAddresses(derivation: Derivation = {}): ServiceAddresses {
  const { root = checkout, env = process.env, isRoot = process.getuid?.() === 0, claimsDir = '/var/tmp/rosette-ports' } = derivation
  const digest = createHash('sha256').update(root).digest()
  const home = join(env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'rosette')
  const name = digest.toString('hex').slice(0, 10)
  // The services of root run as other users, who cannot enter root's home.
  const dir = env.ROSETTE_SERVICES_DIR ?? (isRoot ? `/var/tmp/rosette-${name}` : join(home, name))
  const cacheDir = env.ROSETTE_CACHE_DIR ?? (isRoot ? '/var/cache/rosette' : home)
  const base = firstPort + portsPerSlot * claimSlot({ claimsDir, root, preferred: digest.readUInt32BE(0) % slotCount, slotCount })
  const postgresPort = parsePort(env, 'ROSETTE_PG_PORT') ?? base
  const openSearchPort = parsePort(env, 'ROSETTE_OPENSEARCH_PORT') ?? base + 1
  return {
    dir,
    cacheDir,
    postgresPort,
    openSearchPort,
    databaseUrl: `postgres://rosette@127.0.0.1:${postgresPort}/rosette`,
    openSearchUrl: `http://127.0.0.1:${openSearchPort}`,
  }
}

/** The two settings the product reads, from the environment or else this checkout's own services. */
export function serviceEnvironment(env: Environment = process.env): { DATABASE_URL: string; OPENSEARCH_URL: string } {
  const addresses = serviceAddresses({ env })
  return { DATABASE_URL: env.DATABASE_URL || addresses.databaseUrl, OPENSEARCH_URL: env.OPENSEARCH_URL || addresses.openSearchUrl }
}

function parsePort(env: Environment, name: string): number | null {
  const text = env[name]
  if (!text) return null
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`${name} must be a port number, not '${text}'`)
  return port
}
