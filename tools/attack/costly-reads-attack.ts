import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { type Attack, asInstalled, type Finding, formatMs, onSite, percentile } from './attack.ts'
import { call, type Reply } from './call.ts'

const attackMs = 20_000
const connections = 3
const other = '127.0.0.9'

type Request = { path: string; body?: unknown }

/** Calls that cost one process much and the caller little, each from one address with three connections, while another visitor reads on. */
export const costlyReadsAttack: Attack = (stage) =>
  onSite(stage, asInstalled, async ({ url }) => {
    const lists = await Promise.all(Array.from({ length: 5 }, (_, index) => storeList(url, madeUpItems(index))))
    const list = (index: number) => lists[index % lists.length] ?? ''
    const loci = await storeList(url, everyLocus)
    const sitemaps = await findSitemaps(url)
    const headers = Array.from({ length: 120_000 }, (_, index) => `>a${index % 10}`).join('\n')
    const attacks: Readonly<Record<string, (index: number) => Request>> = {
      'five lists of 100,000 items in turn': (index) => ({ path: `/api/list-contents/${list(index)}?size=0` }),
      'mutants of a list of all loci': () => ({ path: `/api/mutants?list=${loci}` }),
      'groups of a list of all loci': () => ({ path: `/api/list-contents/${loci}/groups` }),
      'places of a list of all loci': () => ({ path: `/api/list-contents/${loci}/places` }),
      'enrichment of a list of all loci': () => ({ path: `/api/enrichment?list=${loci}&source=go_bp` }),
      'results within lists of 100,000 items': (index) => ({
        path: '/api/search/general',
        body: { searchText: 'protein', category: 'genes', pageSize: 25, filters: { list: { include: [list(index)] } } },
      }),
      '100,000 ids resolved': (index) => ({ path: '/api/resolve', body: { ids: madeUpItems(index) } }),
      'the files of the sitemap': (index) => ({ path: sitemaps[index % sitemaps.length] ?? '' }),
      'the description of the API': () => ({ path: '/api/openapi.json' }),
      'BLAST of 120,000 headers': () => ({
        path: '/api/services/blast',
        body: { Algorithm: 'blastp', BlastTargetSet: 'Araport11_pep', QueryText: headers },
      }),
    }
    const findings: Finding[] = []
    for (const [what, requestOf] of Object.entries(attacks)) {
      stage.say(what)
      // Another network each time: none begins with what the one before has spent.
      const from = `127.0.1.${findings.length + 1}`
      const attack = (index: number) => {
        const { path, body } = requestOf(index)
        return call(url + path, { method: body === undefined ? 'GET' : 'POST', body, from })
      }
      findings.push(await measure(url, what, attack))
    }
    return findings
  })

async function measure(url: string, what: string, attack: (index: number) => Promise<Reply>): Promise<Finding> {
  await readFor(url, 1000)
  const quiet = await readFor(url, attackMs / 4)
  const end = performance.now() + attackMs
  const statuses = new Map<number, number>()
  const attackOn = async (_: unknown, offset: number) => {
    for (let index = offset; performance.now() < end; index += connections) {
      const { status } = await attack(index)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  const [attacked] = await Promise.all([readFor(url, attackMs), ...Array.from({ length: connections }, attackOn)])
  const [before, during] = [percentile(quiet.times, 0.5), percentile(attacked.times, 0.5)]
  const answers = Array.from(statuses, ([status, count]) => `${count} × ${status}`).join(', ')
  return {
    what: `${connections} connections ask for ${what}: p50 of others`,
    figure: `${(during / before).toFixed(1)} ×; ${formatMs(before)} quiet, ${formatMs(during)} attacked, longest ${formatMs(Math.max(...attacked.times))}, ${attacked.failed} failed of ${attacked.times.length}; the attacker got ${answers}`,
    goal: '≤ 3 ×, none fails',
    isHeld: during <= 3 * before && attacked.failed === 0,
  }
}

/** What somebody does who searches and reads, one call after the other, for so long. */
async function readFor(url: string, ms: number): Promise<{ times: number[]; failed: number }> {
  const calls = [
    () => call(`${url}/api/suggest?text=AG`, { from: other }),
    () =>
      call(`${url}/api/search/general`, { method: 'POST', body: { searchText: 'agamous', category: 'genes', pageSize: 25 }, from: other }),
    () => call(`${url}/api/detail/locus/lookup?name=AT4G18960`, { from: other }),
    () => call(`${url}/api/release`, { from: other }),
  ]
  const times: number[] = []
  let failed = 0
  const end = performance.now() + ms
  for (let index = 0; performance.now() < end; index++) {
    const reply = await calls[index % calls.length]?.()
    if (!reply) break
    times.push(reply.ms)
    if (reply.status >= 400) failed += 1
    // At most eight a second, so that it is not the limit of requests that is measured.
    await sleep(Math.max(0, 125 - reply.ms))
  }
  return { times, failed }
}

const everyLocus = Array.from(
  { length: 5 * 8000 },
  (_, index) => `AT${1 + Math.floor(index / 8000)}G${String(10 * (index % 8000)).padStart(5, '0')}`,
)

const madeUpItems = (list: number) => Array.from({ length: 100_000 }, (_, index) => `MADEUP${list}X${index}`)

async function storeList(url: string, items: readonly string[]): Promise<string> {
  const { text, status } = await call(`${url}/api/list-contents`, { method: 'POST', body: { kind: 'locus', items }, from: other })
  if (status !== 200) throw new Error(`A list could not be stored: ${status} ${text.slice(0, 200)}`)
  return z.object({ id: z.string() }).parse(JSON.parse(text)).id
}

async function findSitemaps(url: string): Promise<string[]> {
  const { text } = await call(`${url}/sitemap.xml`)
  return Array.from(text.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g), ([, path = '']) => path)
}
