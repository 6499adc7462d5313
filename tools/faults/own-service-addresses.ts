import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../processes/find-free-port.ts'
import { type ServiceAddresses, serviceAddresses } from '../services/service-addresses.ts'

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
