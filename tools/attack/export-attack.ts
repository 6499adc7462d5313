import { setTimeout as sleep } from 'node:timers/promises'
import { formatNumber } from '@rosette/contract-kit/format-number.ts'
import { z } from 'zod'
import { type Attack, formatMs, onSite } from './attack.ts'
import { begin, call } from './call.ts'

/** After so long a reader who stands still loses the file. */
const idleMs = 60_000
const networks = ['127.0.0.1', '127.0.0.2', '127.0.0.3', '127.0.0.4']

/** Readers who begin large files and read nothing: one for each visitor, and not for long. */
export const exportAttack: Attack = (stage) =>
  onSite(stage, { MAX_EXPORTS: String(networks.length) }, async ({ url }) => {
    const saved = await call(`${url}/api/searches`, { method: 'POST', body: { category: 'genes', searchText: 'madeup' } })
    const { id } = z.object({ id: z.string() }).parse(JSON.parse(saved.text))
    const file = `${url}/api/export/genes?search=${id}`
    const start = performance.now()
    const hogs = await Promise.all([...networks, networks[0]].map((from = '') => begin(file, { from })))
    const statuses = hogs.map(({ statusCode }) => statusCode).toSorted()
    for (const hog of hogs) hog.on('error', () => {})
    const stored = await call(file, { method: 'HEAD', from: '127.0.0.5' })
    const freedMs = await timeUntilFree(file, start)
    const whole = await call(file, { from: '127.0.0.5' })
    for (const hog of hogs) hog.destroy()
    const lines = whole.text.split('\n').length
    return [
      {
        what: `${hogs.length} files of ${networks.length} visitors who read nothing, ${networks.length} places`,
        figure: `${statuses.join(', ')}; another visitor meanwhile ${stored.status}`,
        goal: `${networks.length} × 200, then 429; 429`,
        isHeld: statuses.join() === [...networks.map(() => 200), 429].join() && stored.status === 429,
      },
      {
        what: 'Until a place is free again, and the file of another visitor',
        figure: `${formatMs(freedMs)}; ${whole.status}, ${formatNumber(lines)} lines in ${formatMs(whole.ms)}`,
        goal: `≤ ${formatMs(idleMs + 15_000)}; 200, more than 30,000 lines`,
        isHeld: freedMs < idleMs + 15_000 && whole.status === 200 && lines > 30_000,
      },
    ]
  })

async function timeUntilFree(file: string, start: number): Promise<number> {
  while (performance.now() - start < 3 * idleMs) {
    if ((await call(file, { method: 'HEAD', from: '127.0.0.5' })).status === 200) return performance.now() - start
    await sleep(1000)
  }
  return Number.POSITIVE_INFINITY
}
