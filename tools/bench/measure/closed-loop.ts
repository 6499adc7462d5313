import { type Measure, measureOf } from './compare-sides.ts'
import { type KeptConnection, openConnection } from './kept-connection.ts'

export type Call = { method: 'GET' | 'POST'; url: URL; body: string | null }

/** A client of a closed loop: it sends one of several requests and resolves with the answer. */
export type Client = { ask(place: number): Promise<void>; close(): void }

/** Several clients, each sending its next request as soon as it has an answer. Calls are taken in turn, the same on both sides. */
export async function runClosedLoop(calls: readonly Call[], clients: number, seconds: number): Promise<Measure> {
  const [first] = calls
  if (!first) throw new Error('There is nothing to ask for')
  const requests = calls.map(formatRequest)
  const open = async (): Promise<Client> => {
    const connection = await openConnection(first.url)
    return { ask: (place) => askFor(connection, requests[place] ?? ''), close: connection.close }
  }
  return runClients(await Promise.all(Array.from({ length: clients }, open)), calls.length, seconds)
}

/** The loop itself, for any kind of client. Clients are closed at the end. */
export async function runClients(clients: readonly Client[], places: number, seconds: number): Promise<Measure> {
  const times: number[] = []
  const start = performance.now()
  const end = start + seconds * 1000
  let turn = 0
  const run = async (client: Client) => {
    for (let asked = performance.now(); asked < end; asked = performance.now()) {
      await client.ask(turn++ % places)
      times.push(performance.now() - asked)
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
export async function askFor(connection: KeptConnection, request: string): Promise<void> {
  const status = await connection.ask(request)
  if (status !== 200) throw new Error(`${request.slice(0, request.indexOf(' HTTP/'))} was answered with ${status}`)
}

/** One call outside the measurement: the text of its answer. */
export async function send({ method, url, body }: Call): Promise<string> {
  const answer = await fetch(url, { method, body, headers: body === null ? {} : { 'content-type': 'application/json' } })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status}: ${text.slice(0, 300)}`)
  return text
}

export function formatRequest({ method, url, body }: Call): string {
  const head = `${method} ${url.pathname}${url.search} HTTP/1.1\r\nhost: ${url.host}\r\n`
  if (body === null) return `${head}\r\n`
  return `${head}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}
