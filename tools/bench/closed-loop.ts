import { type Measure, measureOf } from './compare-sides.ts'
import { type KeptConnection, openConnection } from './kept-connection.ts'

export type Call = { method: 'GET' | 'POST'; url: URL; body: string | null }

/** So many clients, each asking again as soon as it has its answer. Calls are taken in turn, the same on every side. */
export async function runClosedLoop(calls: readonly Call[], clients: number, seconds: number): Promise<Measure> {
  const [first] = calls
  if (!first) throw new Error('There is nothing to ask for')
  const requests = calls.map(formatRequest)
  const connections = await Promise.all(Array.from({ length: clients }, () => openConnection(first.url)))
  const times: number[] = []
  const start = performance.now()
  const end = start + seconds * 1000
  let turn = 0
  const client = async (connection: KeptConnection) => {
    for (let asked = performance.now(); asked < end; asked = performance.now()) {
      const place = turn++ % calls.length
      const status = await connection.ask(requests[place] ?? '')
      // Refusals are quick; a bench that counted them would praise a server that is down.
      if (status !== 200) throw new Error(`${calls[place]?.method} ${calls[place]?.url} answered ${status}`)
      times.push(performance.now() - asked)
    }
  }
  try {
    await Promise.all(connections.map(client))
  } finally {
    for (const connection of connections) connection.close()
  }
  return measureOf(times, (performance.now() - start) / 1000)
}

/** One call outside the measurement: the text of its answer. */
export async function send({ method, url, body }: Call): Promise<string> {
  const answer = await fetch(url, { method, body, headers: body === null ? {} : { 'content-type': 'application/json' } })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status}: ${text.slice(0, 300)}`)
  return text
}

function formatRequest({ method, url, body }: Call): string {
  const head = `${method} ${url.pathname}${url.search} HTTP/1.1\r\nhost: ${url.host}\r\n`
  if (body === null) return `${head}\r\n`
  return `${head}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}
