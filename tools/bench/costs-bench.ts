import { readFileSync } from 'node:fs'
import { costs } from '@rosette/features/access/server/cost-budget.ts'
import { call } from '../attack/call.ts'
import type { BenchOptions } from './bench-options.ts'
import { say } from './scratch-site.ts'
import { type Stage, withStage } from './stage.ts'

type Costly = { path: string; body?: unknown; points: number }

/** Every limit off: what a call takes is measured, not how often it may be made. */
const settings = { RATE_LIMIT_PER_MINUTE: '0', COST_PER_MINUTE: '0', MAX_LOOP_DELAY_MS: '0' }

/** SECURE-040: what the dearest calls take of the API's processor, beside the points that they cost; a point stands for about a millisecond. */
export async function benchCosts(options: BenchOptions): Promise<object> {
  return withStage(
    async (stage) => {
      const measured: { what: string; cpuMs: number; points: number }[] = []
      for (const [what, costly] of Object.entries(await costlyCalls(stage))) {
        say(what)
        await make(stage, costly)
        const before = cpuMs(stage.apiPid)
        for (let round = 0; round < options.rounds; round++) await make(stage, costly)
        measured.push({ what, cpuMs: Math.round((cpuMs(stage.apiPid) - before) / options.rounds), points: Math.round(costly.points) })
      }
      const { releaseId: release, commit } = stage
      return { release, commit, dearest: measured.toSorted((one, other) => other.cpuMs - one.cpuMs) }
    },
    { ...options, settings },
  )
}

async function costlyCalls(stage: Stage): Promise<Readonly<Record<string, Costly>>> {
  const ids = Array.from({ length: 100_000 }, (_, index) => `MADEUP${index}`)
  const loci = Array.from(
    { length: 5 * 8000 },
    (_, index) => `AT${1 + Math.floor(index / 8000)}G${String(10 * (index % 8000)).padStart(5, '0')}`,
  )
  const stored = await make(stage, { path: '/api/list-contents', body: { kind: 'locus', items: loci }, points: 0 })
  const { id, counted } = JSON.parse(stored)
  const search = JSON.parse(await make(stage, { path: '/api/searches', body: { category: 'genes', searchText: 'protein' }, points: 0 }))
  return {
    'resolve 100,000 ids': { path: '/api/resolve', body: { ids }, points: costs.ids(ids.length) },
    'list 100,000 items': { path: '/api/list-items', body: { kind: 'locus', items: ids }, points: costs.ids(ids.length) },
    'mutants of all loci': { path: `/api/mutants?list=${id}`, points: costs.mutants(counted) },
    'groups of all loci': { path: `/api/list-contents/${id}/groups`, points: costs.rows(counted) },
    'places of all loci': { path: `/api/list-contents/${id}/places`, points: costs.rows(counted) },
    'enrichment of all loci': { path: `/api/enrichment?list=${id}`, points: 40 + costs.keys(counted) },
    'file of 10,000 and more genes': { path: `/api/export/genes?search=${search.id}`, points: costs.rows(counted) },
    'search of everything': { path: '/api/search/everything', body: { searchText: 'kinase', rows: 5 }, points: costs.everything(5) },
    'page of results': { path: '/results?searchText=agamous&category=genes', points: costs.page },
    'page of a locus': { path: '/locus/AT4G18960', points: costs.page },
    'file of a sitemap': { path: '/sitemap/locus-1.xml', points: 20 },
    'BLAST with too many sequences': {
      path: '/api/services/blast',
      body: { Algorithm: 'blastp', BlastTargetSet: 'Araport11_pep', QueryText: '>a\n'.repeat(100_000) },
      points: 20,
    },
  }
}

async function make({ apiUrl }: Stage, { path, body }: Costly): Promise<string> {
  return (await call(apiUrl + path, { method: body === undefined ? 'GET' : 'POST', body })).text
}

/** Time of the processor that a process has had (proc(5), /proc/[pid]/stat, utime and stime, in hundredths of a second). */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}
