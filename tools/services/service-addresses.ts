import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { chmod, mkdtemp } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkout } from '../checkout.ts'
import { findFreePort } from '../processes/find-free-port.ts'

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

/** The role with which API and worker connect to this checkout's own PostgreSQL. */
export const servingRole = 'rosette_app'

type Services = { DATABASE_URL: string; OPENSEARCH_URL: string }

/** The settings of a site: on the operator's own database what they say, on that of this checkout two roles. */
export function siteEnvironment(services: Services, env: Environment = process.env): Services & { DATABASE_OWNER_URL?: string } {
  return env.DATABASE_URL ? services : { ...services, ...servingEnvironment(services.DATABASE_URL) }
}

/** API and worker serve with one role, while commands and releases need the owner of the tables. */
export function servingEnvironment(ownerUrl: string): { DATABASE_URL: string; DATABASE_OWNER_URL: string } {
  const url = new URL(ownerUrl)
  url.username = servingRole
  url.password = ''
  return { DATABASE_URL: url.href, DATABASE_OWNER_URL: ownerUrl }
}

/** The two settings the product reads, from the environment or else this checkout's own services. */
export function serviceEnvironment(env: Environment = process.env): Services {
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

type Wish = { claimsDir: string; root: string; preferred: number; slotCount: number }

/**
 * The slot of ports that belongs to a checkout. Two paths may hash to the same slot, so each checkout writes its claim
 * as a file named after the slot, in a folder that the whole machine shares; who comes later takes the next free slot.
 */
function claimSlot({ claimsDir, root, preferred, slotCount }: Wish): number {
  if (!openClaims(claimsDir)) return preferred
  const mine = readdirSync(claimsDir).find((slot) => ownerOf(claimsDir, slot) === root)
  if (mine !== undefined) return Number(mine)
  for (let step = 0; step < slotCount; step++) {
    const slot = (preferred + step) % slotCount
    if (writeClaim(claimsDir, slot, root)) return slot
  }
  return preferred
}

function openClaims(claimsDir: string): boolean {
  try {
    if (!existsSync(claimsDir)) {
      mkdirSync(claimsDir, { recursive: true })
      // As /tmp: everyone may claim, nobody may remove another's claim.
      chmodSync(claimsDir, 0o1777)
    }
    return true
  } catch {
    // A read-only machine has one checkout at most; the derived slot will do.
    return false
  }
}

function writeClaim(claimsDir: string, slot: number, root: string): boolean {
  const file = join(claimsDir, String(slot))
  const owner = ownerOf(claimsDir, String(slot))
  try {
    if (owner !== null && !existsSync(owner)) rmSync(file)
    writeFileSync(file, root, { flag: 'wx' })
    return true
  } catch {
    return false
  }
}

function ownerOf(claimsDir: string, slot: string): string | null {
  try {
    return readFileSync(join(claimsDir, slot), 'utf8')
  } catch {
    return null
  }
}

/** A folder and ports for a test's own services, so that they can be killed without affecting anything else. */
export async function ownServiceAddresses(): Promise<ServiceAddresses> {
  const dir = await mkdtemp(join(tmpdir(), 'rosette-own-'))
  // Started by root, the services run as other users.
  await chmod(dir, 0o755)
  const [postgresPort, openSearchPort] = [await findFreePort(), await findFreePort()]
  const env = {
    ...process.env,
    ROSETTE_SERVICES_DIR: dir,
    ROSETTE_PG_PORT: String(postgresPort),
    ROSETTE_OPENSEARCH_PORT: String(openSearchPort),
  }
  return serviceAddresses({ env })
}
