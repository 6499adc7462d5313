import type { Agent } from 'node:http'
import { type Connection, ConnectionPool } from '@opensearch-project/opensearch'

/** How long a node that did not answer a ping is left out before the next one. */
const pauseMs = 1000
const pingTimeoutMs = 1000

/**
 * The client's pool, in which a node that failed is pinged at once and then about every second while there are calls. The client's own
 * ways back to a node either send it visitors' searches to see whether it answers, or ping it again with every call and never give the
 * ping's connection back.
 */
export function nodePool(onFailure: ((node: string) => void) | undefined): typeof ConnectionPool {
  return class extends ConnectionPool {
    private readonly pinging = new Set<Connection>()

    override markDead(connection: Connection): this {
      onFailure?.(nodeOf(connection))
      closeIdleSockets(connection)
      this.leaveOut(connection)
      this.ping(connection)
      return this
    }

    /** Called before each call to the engine. */
    override resurrect(): void {
      for (const connection of this.connections)
        if (this.dead.includes(connection.id) && connection.resurrectTimeout <= Date.now()) this.ping(connection)
    }

    private leaveOut(connection: Connection): void {
      super.markDead(connection)
      connection.resurrectTimeout = Date.now() + pauseMs
    }

    private ping(connection: Connection): void {
      // Where there is no other node, calls go to this one all the same.
      if (this.size < 2 || this.pinging.has(connection)) return
      this.pinging.add(connection)
      connection.request({ method: 'HEAD', path: '/', timeout: pingTimeoutMs }, (error, response) => {
        this.pinging.delete(connection)
        // An answer that is not read keeps its socket.
        response?.resume()
        // The declared type is that of a success; a failure brings null.
        if (error !== null || [502, 503, 504].includes(response?.statusCode ?? 0)) this.leaveOut(connection)
        else this.markAlive(connection)
      })
    }
  }
}

/** Host and port: an address may carry a password. */
export function nodeOf({ url }: Pick<Connection, 'url'>): string {
  return url.host
}

/** If a network dropped one connection it dropped the others, too; each would cost another search its time. */
function closeIdleSockets({ agent }: Connection): void {
  // The client opens an agent of Node's for each node; its type is that of any.
  const { freeSockets } = agent as Agent
  for (const socket of Object.values(freeSockets).flat()) socket?.destroy()
}
