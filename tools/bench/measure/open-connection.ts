import { connect } from 'node:net'

export type OpenConnection = {
  /** Sends a whole HTTP/1.1 request and resolves with the status when the last byte of the answer is here. */
  ask(request: string): Promise<number>
  close(): void
}

/**
 * A minimal keep-alive connection: the load generator shares the machine with what it measures, and Node's own HTTP client needs
 * as much CPU as a server.
 */
export async function openConnection(url: URL): Promise<OpenConnection> {
  const socket = connect(Number(url.port), url.hostname).setNoDelay(true)
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  let pending: PromiseWithResolvers<number> | null = null
  let head = ''
  let status = 0
  let missing = 0

  const end = (settle: (open: PromiseWithResolvers<number>) => void) => {
    const open = pending
    pending = null
    if (open) settle(open)
  }
  socket.on('data', (chunk) => {
    if (status === 0) {
      const answer = parseHead(head + chunk.toString('latin1'))
      if (answer === null) {
        head += chunk.toString('latin1')
        return
      }
      status = answer.status
      missing = answer.bytes - (head.length + chunk.length)
    } else missing -= chunk.length
    if (missing <= 0) end((open) => open.resolve(status))
  })
  socket.on('error', (error) => end((open) => open.reject(error)))
  socket.on('close', () => end((open) => open.reject(new Error(`${url.host} closed the connection`))))

  return {
    ask(request) {
      pending = Promise.withResolvers<number>()
      head = ''
      status = 0
      socket.write(request)
      return pending.promise
    },
    close: () => socket.destroy(),
  }
}

/** Status and length of the whole answer, or null while its head is not complete. */
export function parseHead(text: string): { status: number; bytes: number } | null {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return null
  const status = Number(text.slice(9, 12))
  // It has no body, whatever its length says of the answer that was not sent.
  if (status === 304) return { status, bytes: end + 4 }
  const length = /\r\ncontent-length: *(\d+)/i.exec(text.slice(0, end))
  if (!length) throw new Error('An answer without a content length cannot be measured.')
  return { status, bytes: end + 4 + Number(length[1]) }
}
