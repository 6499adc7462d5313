import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Registry } from 'prom-client'

export type MonitoringOptions = {
  /** 0 for any free port. */
  port: number
  host: string
  registry: Registry
  /** Whether a restart would not help, for `/healthz`. Left out, anyone who answers is alive. */
  isAlive?: () => Promise<boolean>
  /** Whether the process can do its work, and what it lacks, for `/readyz`. Left out, only `/metrics` and `/healthz` are served. */
  readiness?: () => Promise<Readiness>
}

export type Readiness = { isReady: boolean } & Record<string, unknown>

export type Monitoring = { port: number; close(): Promise<void> }

/**
 * What operators read about a process, on a port that visitors cannot reach: metrics name routes and load, and collecting them takes
 * time that a visitor must not be able to spend.
 */
export async function serveMonitoring(options: MonitoringOptions): Promise<Monitoring> {
  const server = createServer((request, response) => {
    answer(request, response, options).catch(() => response.writeHead(500).end())
  })
  server.requestTimeout = 10_000
  server.listen(options.port, options.host)
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : options.port,
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { registry, isAlive, readiness }: MonitoringOptions,
): Promise<void> {
  switch (request.url) {
    case '/metrics':
      response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(await registry.metrics())
      return
    case '/healthz': {
      const isStuck = isAlive !== undefined && !(await isAlive())
      return sendJson(response, isStuck ? 503 : 200, { status: isStuck ? 'stuck' : 'alive' })
    }
    case '/readyz': {
      if (!readiness) break
      const { isReady, ...facts } = await readiness()
      return sendJson(response, isReady ? 200 : 503, { status: isReady ? 'ready' : 'unready', ...facts })
    }
  }
  sendJson(response, 404, { status: 'not found' })
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }).end(JSON.stringify(body))
}
