export type Visits = {
  /** From now on clients go to this process too. */
  add(name: string, address: string): void
  /** Ends the clients and returns what they met. */
  stop(): Promise<VisitReport>
}

export type VisitReport = { answered: Record<string, number>; failed: string[]; releases: Record<string, string[]>; slowestMs: number }

type Ask = (address: string) => Promise<Response>

const json = { 'content-type': 'application/json' }
const requests: readonly Ask[] = [
  (address) => fetch(`${address}/api/detail/locus?name=AT4G18960`),
  (address) =>
    fetch(`${address}/api/search/general`, { method: 'POST', headers: json, body: '{"searchText":"AGAMOUS","category":"genes"}' }),
  (address) => fetch(`${address}/api/detail/locus/lookup?name=AT4G18960`),
  (address) => fetch(`${address}/api/resolve`, { method: 'POST', headers: json, body: '{"ids":"AT1G01010, AG"}' }),
]

/** Eight clients that read and search without pause, at every process in turn. */
export function visitBoth(): Visits {
  const processes: { name: string; address: string }[] = []
  const report: VisitReport = { answered: {}, failed: [], releases: {}, slowestMs: 0 }
  let isOver = false

  async function visit(first: number): Promise<void> {
    for (let turn = first; !isOver; turn++) {
      const visited = processes[turn % processes.length]
      const ask = requests[(turn >> 1) % requests.length]
      if (!visited || !ask) throw new Error('There is no process to visit')
      const start = performance.now()
      try {
        const answer = await ask(visited.address)
        const text = await answer.text()
        if (answer.status !== 200) report.failed.push(`${visited.name}: ${answer.status} ${text.slice(0, 200)}`)
        note(visited.name, answer.headers.get('rosette-release') ?? 'none')
      } catch (error) {
        report.failed.push(`${visited.name}: ${String(error)}`)
      }
      report.slowestMs = Math.max(report.slowestMs, Math.round(performance.now() - start))
    }
  }

  function note(name: string, releaseId: string): void {
    report.answered[name] = (report.answered[name] ?? 0) + 1
    const seen = report.releases[name] ?? []
    if (seen.at(-1) !== releaseId && !seen.includes(releaseId)) seen.push(releaseId)
    report.releases[name] = seen
  }

  let clients: Promise<void>[] = []
  return {
    add(name, address) {
      processes.push({ name, address })
      if (clients.length === 0) clients = Array.from({ length: 8 }, (_, client) => visit(client))
    },
    async stop() {
      isOver = true
      await Promise.all(clients)
      return report
    },
  }
}
