import { join } from 'node:path'
import { runCommand } from './run-command.ts'
import type { ServiceAddresses } from './service-addresses.ts'

export type EngineNode = { name: string; pid: number }

/** Brings up the checkout's OpenSearch and waits until it is healthy; without a number of nodes, as many as last time. */
export async function startOpenSearch(addresses: ServiceAddresses, nodes: number | null): Promise<void> {
  await runScript(addresses, nodes === null ? ['start'] : ['start', String(nodes)], true)
}

/** Stops all nodes. */
export async function stopOpenSearch(addresses: ServiceAddresses): Promise<void> {
  await runScript(addresses, ['stop'])
}

/** Stops all nodes and deletes their data. */
export async function resetOpenSearch(addresses: ServiceAddresses): Promise<void> {
  await runScript(addresses, ['reset'])
}

/** The nodes whose processes run, healthy or not. */
export async function listEngineNodes(addresses: ServiceAddresses): Promise<EngineNode[]> {
  const lines = (await runScript(addresses, ['pids'])).trim().split('\n').filter(Boolean)
  return lines.map((line) => {
    const [name = '', pid] = line.split(' ')
    return { name, pid: Number(pid) }
  })
}

async function runScript(addresses: ServiceAddresses, args: string[], isLoud = false): Promise<string> {
  const env = {
    OPENSEARCH_CACHE: addresses.cacheDir,
    OPENSEARCH_RUN: join(addresses.dir, 'opensearch'),
    OPENSEARCH_HTTP_PORT: String(addresses.openSearchPort),
  }
  const { code, stdout, stderr } = await runCommand('bash', [join(import.meta.dirname, 'opensearch.sh'), ...args], { env, isLoud })
  if (code === 0) return stdout
  throw new Error(isLoud ? 'OpenSearch did not start.' : stderr.trim() || `opensearch.sh ended with ${code}`)
}
