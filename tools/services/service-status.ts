import { listEngineNodes } from './opensearch-service.ts'
import { findPostmaster, postgresDataDir } from './postgres-service.ts'
import type { ServiceAddresses } from './service-addresses.ts'
import { isServiceFolder } from './service-folder.ts'

export type ServiceStatus = {
  dir: string
  postgres: { url: string; pid: number | null }
  openSearch: { url: string; nodes: { name: string; pid: number }[]; health: string | null }
}

/** What is running now. */
export async function findServiceStatus(addresses: ServiceAddresses): Promise<ServiceStatus> {
  const isKnown = isServiceFolder(addresses.dir)
  return {
    dir: addresses.dir,
    postgres: { url: addresses.databaseUrl, pid: isKnown ? findPostmaster(postgresDataDir(addresses)) : null },
    openSearch: {
      url: addresses.openSearchUrl,
      nodes: isKnown ? await listEngineNodes(addresses) : [],
      health: isKnown ? await findEngineHealth(addresses.openSearchUrl) : null,
    },
  }
}

/** Whether everything answers. */
export function isUp(status: ServiceStatus): boolean {
  return status.postgres.pid !== null && status.openSearch.nodes.length > 0 && ['green', 'yellow'].includes(status.openSearch.health ?? '')
}

/** The status as lines for people. */
export function formatServiceStatus({ dir, postgres, openSearch }: ServiceStatus): string {
  const nodes = openSearch.nodes.map((node) => `${node.name} pid ${node.pid}`).join(', ')
  return [
    `PostgreSQL  ${postgres.pid === null ? 'down' : `up, pid ${postgres.pid}`}  ${postgres.url}`,
    `OpenSearch  ${nodes === '' ? 'down' : `${openSearch.health ?? 'not answering'}, ${nodes}`}  ${openSearch.url}`,
    `Data        ${dir}`,
  ].join('\n')
}

async function findEngineHealth(url: string): Promise<string | null> {
  try {
    const answer: unknown = await (await fetch(`${url}/_cluster/health`, { signal: AbortSignal.timeout(5000) })).json()
    return typeof answer === 'object' && answer !== null && 'status' in answer ? String(answer.status) : null
  } catch {
    return null
  }
}
