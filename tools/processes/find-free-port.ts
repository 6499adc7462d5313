import { createServer } from 'node:net'

/** A port that is free at this moment. */
export async function findFreePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server, 0)
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Fails with a clear message if a port is taken, before anything is started. */
export async function expectFreePort(port: number, advice = 'choose one with PORT=…'): Promise<void> {
  const server = createServer()
  try {
    await listen(server, port)
  } catch (cause) {
    throw new Error(`Port ${port} is taken by another program; ${advice}`, { cause })
  }
  await new Promise((resolve) => server.close(resolve))
}

function listen(server: ReturnType<typeof createServer>, port: number): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  server.once('error', reject)
  server.listen(port, '127.0.0.1', () => {
    const address = server.address()
    resolve(typeof address === 'object' && address ? address.port : port)
  })
  return promise
}
