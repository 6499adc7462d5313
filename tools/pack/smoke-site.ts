import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { RunStatus, StartedRun } from '@rosette/features/runs/contract/run-status.ts'
import { call, cookiesOf } from '../attack/call.ts'

/** What a visitor and a subscriber do first on a site with the demo release and its accounts, a BLAST search that a worker runs included. */
export async function smokeSite(url: string, say: (line: string) => void): Promise<void> {
  assert.equal((await call(`${url}/readyz`)).status, 200)
  const home = await call(url)
  assert.equal(home.status, 200)
  const script = /src="(?<path>\/assets\/[^"]+\.js)"/.exec(home.text)?.groups?.path ?? assert.fail('The home page has no script.')
  assert.equal((await call(`${url}${script}`)).status, 200)
  say('/readyz, the home page and its script')

  assert.equal((await call(`${url}/api/detail/locus?name=AT4G18960`)).status, 403)
  const login = await call(`${url}/api/auth/demo-login`, { method: 'POST', body: { userName: 'demo-subscriber' } })
  assert.equal(login.status, 200)
  const cookies = cookiesOf(login)
  assert.ok(await hasFirstView(`${url}/locus?name=AT4G18960`, cookies), 'The page of a locus was sent without its first view.')
  say('a login, and a locus page with its first view')

  const search = await call(`${url}/api/search/general`, { method: 'POST', body: { searchText: 'AT4G18960', category: 'genes' }, cookies })
  assert.match(search.text, /"AT4G18960"/)
  const fasta = await call(`${url}/api/search/sequences`, { method: 'POST', body: { ids: 'AT4G18960.1' }, cookies })
  assert.match(fasta.text, /^>AT4G18960\.1.*\n[ACGT\n]{100,}/)
  say('a search, and a sequence')

  const body = { Algorithm: 'blastn', BlastTargetSet: 'Araport11_cdna_20220914', textbox: 'seq', QueryText: fasta.text }
  const started = await call(`${url}/api/services/blast`, { method: 'POST', body, cookies })
  assert.equal(started.status, 201, started.text)
  const { token } = StartedRun.parse(JSON.parse(started.text))
  const run = await endOf(`${url}/api/runs/${token}`)
  assert.equal(run.state, 'done', JSON.stringify(run))
  assert.match((await call(`${url}/api/runs/${token}/blast`, { cookies })).text, /AT4G18960\.1/)
  say('a BLAST run to its end')
}

/** A busy machine may take too long for one and send the page without it. */
async function hasFirstView(url: string, cookies: Record<string, string>): Promise<boolean> {
  for (let nth = 0; nth < 10; nth++) {
    const { text } = await call(url, { cookies })
    const [, body = ''] = text.split('<div id="root">')
    if (/<h1.{0,500}AT4G18960/s.test(body)) return true
    await sleep(1000)
  }
  return false
}

async function endOf(url: string): Promise<RunStatus> {
  const deadline = performance.now() + 180_000
  for (;;) {
    const run = RunStatus.parse(JSON.parse((await call(url)).text))
    if (run.finishedAt !== null) return run
    assert.ok(performance.now() < deadline, `The run is still ${run.state} after three minutes.`)
    await sleep(500)
  }
}
