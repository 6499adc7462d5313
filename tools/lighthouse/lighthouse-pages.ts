import { setTimeout as sleep } from 'node:timers/promises'
import { recordPath } from '@rosette/contract-kit/kind/define-kind.ts'
import { resultsPath } from '@rosette/contract-kit/site-paths/results-path.ts'
import { withQuery } from '@rosette/contract-kit/site-paths/with-query.ts'
import { enrichmentPath } from '@rosette/features/enrichment/contract/enrichment-view.ts'
import { exampleLists } from '@rosette/features/enrichment/contract/example-lists.ts'
import { contentPath } from '@rosette/features/list-contents/contract/list-addresses.ts'
import { RunStatus, StartedRun } from '@rosette/features/runs/contract/run-status.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { z } from 'zod'

const [{ items: flowering }] = exampleLists

/** The paths of pages that a site has from the start. */
const lasting = {
  home: '/',
  results: resultsPath('genes', { searchText: 'flower' }),
  locus: withQuery(`/${kinds.locus.path}`, { name: 'AT4G18960' }),
  // Flower development.
  keyword: recordPath(kinds.keyword, 11347),
  form: '/search/genes',
  enrichment: withQuery(enrichmentPath, { items: flowering.join(',') }),
}

/** The paths of all pages that are measured, by name. Those of a list and of a BLAST result are of data that visitors make, so they are made. */
export async function findPages(site: string): Promise<Readonly<Record<string, string>>> {
  const { id } = z.object({ id: z.string() }).parse(await post(`${site}/api/list-contents`, { kind: 'locus', items: flowering }))
  return { ...lasting, list: contentPath(id), blast: await runBlast(site) }
}

/** The first residues of AGAMOUS, which have many relatives. */
const query = 'MAYQSELGGDSSPLRKSGRGKIEIKRIENTTNRQVTFCKRRNGLLKKAYELSVLCDAEVALIVFSSRGRLYEYSNNSVKGTIERYKKAISDNSNTGSVAEINAQYYQQESAKLRQQIISIQ'

async function runBlast(site: string): Promise<string> {
  const fields = { Algorithm: 'blastp', BlastTargetSet: 'Araport11_pep_20220914', textbox: 'seq', QueryText: `>AGAMOUS\n${query}` }
  const { token } = StartedRun.parse(await post(`${site}/api/services/blast`, fields))
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const answer = await fetch(`${site}/api/runs/${token}`)
    const { state } = RunStatus.parse(await answer.json())
    if (state === 'done') return `/runs/${token}`
    if (state !== 'waiting' && state !== 'running') throw new Error(`The BLAST search is ${state}`)
    await sleep(500)
  }
  throw new Error('The BLAST search was not done within a minute')
}

async function post(url: string, body: unknown): Promise<unknown> {
  const headers = { 'content-type': 'application/json', origin: new URL(url).origin }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}
