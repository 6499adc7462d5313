import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export type SilentProxy = {
  /** The same address, through the proxy. */
  url: string
  /** From now on nothing passes in either direction, and no connection is closed: as when a network drops packets. */
  silence(): void
  /** Lets everything pass again, on new connections; those that went silent stay so. */
  speak(): void
  close(): void
}

/** A TCP proxy in front of a database. */
export async function silentProxy(databaseUrl: string): Promise<SilentProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer((client) => {
    sockets.add(client.on('error', () => {}))
    if (isSilent) return void client.pause()
    const upstream = connect(Number(target.port), target.hostname).on('error', () => client.destroy())
    sockets.add(upstream)
    client.pipe(upstream).pipe(client)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = new URL(databaseUrl)
  url.port = String(typeof address === 'object' ? address?.port : '')
  return {
    url: url.href,
    silence() {
      isSilent = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    speak() {
      isSilent = false
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
