import { type Measure, measureOf } from './compare-sides.ts'
import { type OpenConnection, openConnection } from './open-connection.ts'

export type Call = {
  method: 'GET' | 'POST'
  url: URL
  body: string | null
  headers?: Readonly<Record<string, string>>
  /** What it must be answered with, if not 200. */
  status?: number
}

/** A client of a closed loop: it sends one of several requests and resolves with the answer. */
export type Client = { ask(index: number): Promise<void>; close(): void }

/** Several clients, each sending its next request as soon as it has an answer. Calls are taken in turn, the same on both sides. */
export async function runClosedLoop(calls: readonly Call[], clients: number, seconds: number): Promise<Measure> {
  const [first] = calls
  if (!first) throw new Error('There is nothing to ask for')
  const requests = calls.map((call) => ({ text: formatRequest(call), status: call.status ?? 200 }))
  const open = async (): Promise<Client> => {
    const connection = await openConnection(first.url)
    return {
      async ask(index) {
        const request = requests[index]
        if (request) await sendRequest(connection, request.text, request.status)
      },
      close: connection.close,
    }
  }
  return runClients(await Promise.all(Array.from({ length: clients }, open)), calls.length, seconds)
}

/** The loop itself, for any kind of client. Clients are closed at the end. */
export async function runClients(clients: readonly Client[], indices: number, seconds: number): Promise<Measure> {
  const times: number[] = []
  const start = performance.now()
  const end = start + seconds * 1000
  let turn = 0
  const run = async (client: Client) => {
    for (let startedAt = performance.now(); startedAt < end; startedAt = performance.now()) {
      await client.ask(turn++ % indices)
      times.push(performance.now() - startedAt)
    }
  }
  try {
    await Promise.all(clients.map(run))
  } finally {
    for (const client of clients) client.close()
  }
  return measureOf(times, (performance.now() - start) / 1000)
}

/** Refusals are fast; counting them would favour a server that is down. */
export async function sendRequest(connection: OpenConnection, request: string, expected = 200): Promise<void> {
  const status = await connection.ask(request)
  if (status !== expected) throw new Error(`${request.slice(0, request.indexOf(' HTTP/'))} was answered with ${status}`)
}

/** One call outside the measurement: the text of its answer. */
export async function send({ method, url, body, headers = {} }: Call): Promise<string> {
  const type = body === null ? {} : { 'content-type': 'application/json' }
  const answer = await fetch(url, { method, body, headers: { ...headers, ...type } })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status}: ${text.slice(0, 300)}`)
  return text
}

export function formatRequest({ method, url, body, headers = {} }: Call): string {
  const further = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const head = `${method} ${url.pathname}${url.search} HTTP/1.1\r\nhost: ${url.host}\r\n${further.join('')}`
  if (body === null) return `${head}\r\n`
  return `${head}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}
