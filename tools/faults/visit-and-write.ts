import { setTimeout as wait } from 'node:timers/promises'
import { permanentPath } from '@rosette/contract-kit/kind/define-kind.ts'
import { StoredContent } from '@rosette/features/list-contents/contract/list-content.ts'
import { StartedRun } from '@rosette/features/runs/contract/run-status.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'

export type Failure = { what: string; beganAt: number; why: string }
export type Visits = {
  answered: number
  failures: Failure[]
  /** What the site said that it has stored: addresses that must lead to it. */
  contents: Set<string>
  runs: Set<string>
  slowestMs: number
  /** Ends the clients, each after its request. */
  stop(): Promise<void>
}

const json = { 'content-type': 'application/json' }
const post = (body: object): RequestInit => ({ method: 'POST', headers: json, body: JSON.stringify(body) })

/** Eight clients that go on until they are stopped: five read, two store lists, one starts searches of sequences with parts of a protein. */
export function visitAndWrite(site: string, protein: string): Visits {
  const visits: Visits = { answered: 0, failures: [], contents: new Set(), runs: new Set(), slowestMs: 0, stop }
  let isOver = false
  let next = 0

  async function request(path: string, options: RequestInit = {}): Promise<string | null> {
    const beganAt = performance.now()
    const what = `${options.method ?? 'GET'} ${path}`
    try {
      const answer = await fetch(`${site}${path}`, { ...options, signal: AbortSignal.timeout(60_000) })
      const text = await answer.text()
      visits.slowestMs = Math.max(visits.slowestMs, performance.now() - beganAt)
      if (answer.ok) {
        visits.answered++
        return text
      }
      visits.failures.push({ what, beganAt, why: `${answer.status} ${text.slice(0, 200)}` })
    } catch (error) {
      visits.failures.push({ what, beganAt, why: `${String(error)} ${error instanceof Error ? String(error.cause) : ''}` })
    }
    return null
  }

  const reads: readonly (() => Promise<unknown>)[] = [
    () => request('/api/detail/locus?name=AT4G18960'),
    () => request('/api/search/general', post({ searchText: 'AGAMOUS', category: 'genes' })),
    () => request(permanentPath(kinds.locus, 'AT5G10140'), { headers: { accept: 'text/html' } }),
    () => request('/api/resolve', post({ ids: 'AT1G01010, AG' })),
  ]

  async function store(): Promise<void> {
    const text = await request('/api/list-contents', post({ kind: 'locus', items: ['AT4G18960', `AT1G0${1000 + (next++ % 9000)}`] }))
    if (text === null) return
    const { id } = StoredContent.parse(JSON.parse(text))
    visits.contents.add(id)
    await request(`/api/list-contents/${id}`)
  }

  async function search(): Promise<void> {
    const from = next++ % (protein.length - 60)
    const fields = {
      Algorithm: 'blastp',
      BlastTargetSet: 'Araport11_pep_20220914',
      textbox: 'seq',
      QueryText: protein.slice(from, from + 60),
    }
    const text = await request('/api/services/blast', post(fields))
    if (text !== null) visits.runs.add(StartedRun.parse(JSON.parse(text)).token)
  }

  const goOn = async (work: () => Promise<unknown>, pauseMs: number) => {
    while (!isOver) {
      await work()
      await wait(pauseMs)
    }
  }
  const readers = Array.from({ length: 5 }, (_, first) => {
    let turn = first
    return goOn(async () => reads[turn++ % reads.length]?.(), 20)
  })
  const clients = Promise.all([...readers, goOn(store, 50), goOn(store, 50), goOn(search, 1500)])

  async function stop(): Promise<void> {
    isOver = true
    await clients
  }
  return visits
}
