import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { createServer } from 'node:net'

/**
 * Claims a folder for this process until the returned function is called. The claim is a socket in Linux's abstract namespace: two cannot
 * listen on one name, and the name of a process that dies is free at once.
 */
export async function lockFolder(dir: string, purpose: string): Promise<() => Promise<void>> {
  const { dev, ino } = await stat(dir)
  const server = createServer((socket) => socket.destroy()).unref()
  server.listen(`\0rosette-folder-${dev}-${ino}`)
  try {
    await once(server, 'listening')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new Error(`Another process is ${purpose}. Wait for it or stop it.`, { cause: error })
    }
    throw error
  }
  return async () => {
    server.close()
    await once(server, 'close')
  }
}
