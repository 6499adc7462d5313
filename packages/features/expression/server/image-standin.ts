import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Behaviour = (response: ServerResponse, request: IncomingMessage) => void

export const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64')

/** Stands in for the image service in tests: records each request, and answers as configured. */
export async function startImageStandin() {
  const requests: string[] = []
  let behaviour: Behaviour = sendPng
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    behaviour(response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/api`,
    requests,
    behave(next: Behaviour) {
      behaviour = next
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

export const sendPng: Behaviour = (response) => response.setHeader('content-type', 'image/png').end(png)

/** Everything that the service can do wrong, and the answer that it counts as. */
export const misbehaviours: readonly { what: string; behave: Behaviour; error: string | null }[] = [
  {
    what: 'has no image and says why',
    behave: (response) => sendJson(response.writeHead(400, jsonType), { wasSuccessful: false, error: 'No data for this gene' }),
    error: 'No data for this gene',
  },
  {
    what: 'has no image and does not say why',
    behave: (response) => sendJson(response.writeHead(200, jsonType), { wasSuccessful: false }),
    error: null,
  },
  { what: 'sends broken JSON', behave: (response) => response.writeHead(200, jsonType).end('{'), error: null },
  { what: 'sends a page', behave: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<script>'), error: null },
  {
    what: 'sends a drawing with scripts',
    behave: (response) => response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>'),
    error: null,
  },
  { what: 'fails', behave: (response) => response.writeHead(500, { 'content-type': 'image/png' }).end(png), error: null },
  { what: 'leads elsewhere', behave: (response) => response.writeHead(302, { location: '/elsewhere' }).end(), error: null },
  { what: 'sends more than an image can be', behave: sendWithoutEnd, error: null },
]

const jsonType = { 'content-type': 'application/json' }

function sendJson(response: ServerResponse, body: object): void {
  response.end(JSON.stringify(body))
}

/** Six megabytes without a length in the header. */
function sendWithoutEnd(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'image/png' })
  for (let megabyte = 0; megabyte < 6; megabyte += 1) response.write(Buffer.alloc(1024 * 1024))
  response.end()
}
