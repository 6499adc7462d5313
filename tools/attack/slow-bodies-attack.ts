import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Attack, formatMs, onSite } from './attack.ts'
import { call } from './call.ts'

const count = 100
const requestTimeoutMs = 30_000
/** Late requests are looked for every five seconds. */
const checkedEveryMs = 5000
const shutdownTimeoutMs = 10_000

/** A hundred requests whose bodies never end: each is answered 408 in time, others are served, and the process stops when it is told to. */
export const slowBodiesAttack: Attack = (stage) =>
  onSite(stage, { REQUEST_TIMEOUT_MS: String(requestTimeoutMs), SHUTDOWN_TIMEOUT_MS: String(shutdownTimeoutMs) }, async (site) => {
    const start = performance.now()
    const slow = await Promise.all(Array.from({ length: count }, () => sendHalf(site.url)))
    const meanwhile = await call(`${site.url}/api/testJava`)
    const answers = await Promise.all(slow.map(readAll))
    const tookMs = performance.now() - start
    const late = answers.filter((answer) => answer.startsWith('HTTP/1.1 408 ')).length
    const waiting = await Promise.all(Array.from({ length: count }, () => sendHalf(site.url)))
    await sleep(500)
    const stopping = performance.now()
    await site.close()
    const stoppedMs = performance.now() - stopping
    for (const socket of waiting) socket.destroy()
    return [
      {
        what: `${count} bodies that never end`,
        figure: `${late} × 408, the last after ${formatMs(tookMs)}; another call meanwhile ${meanwhile.status} in ${formatMs(meanwhile.ms)}`,
        goal: `all 408 within ${formatMs(requestTimeoutMs)}, looked for every ${formatMs(checkedEveryMs)}`,
        isHeld: late === count && tookMs < requestTimeoutMs + 2 * checkedEveryMs && meanwhile.status === 200,
      },
      {
        what: `SIGTERM while ${count} such bodies are awaited`,
        figure: `ended after ${formatMs(stoppedMs)}`,
        goal: `≤ SHUTDOWN_TIMEOUT_MS, ${formatMs(shutdownTimeoutMs)}`,
        isHeld: stoppedMs < shutdownTimeoutMs + 1000,
      },
    ]
  })

async function sendHalf(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.on('error', () => {})
  socket.write('POST /api/search/general HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{')
  return socket
}

async function readAll(socket: Socket): Promise<string> {
  let answer = ''
  socket.on('data', (chunk) => {
    answer += String(chunk)
  })
  await once(socket, 'close')
  return answer
}
