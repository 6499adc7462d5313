import { isDeepStrictEqual } from 'node:util'
import { messageOf } from '@rosette/contract-kit/message-of.ts'
import { type AnsweredQuestion, askQuestion, recallOf } from '../assistants/ask-questions.ts'
import { connectAssistant, type Site } from '../assistants/assistant-client.ts'
import { type Api, factCases } from '../assistants/fact-cases.ts'
import { hostileCalls } from '../assistants/hostile-calls.ts'
import { type Inspector, installInspector } from '../assistants/inspector.ts'
import { sendHostileCalls } from '../assistants/send-hostile-calls.ts'
import { loadOfficialFiles, openTrialSite, type TrialSite } from '../e2e/trial-site.ts'
import { biologistQuestions } from '../relevance/biologist-questions.ts'
import { ownQuestions } from '../relevance/own-questions.ts'
import { ensureServices } from '../services/start-services.ts'

// Is the MCP server right on the release of the official files (MCP-010, MCP-012)? The inspector of the protocol, which is installed into a
// folder of its own, lists the tools and calls each, beside the same calls of the API; a scripted client answers sixty questions of
// biologists; and 2,000 hostile calls go to a site that guards its records. Uses the release that ROSETTE_REAL_SITE names, or loads one;
// `--demo` takes the demo release. `--url URL` compares and asks at a site that is served already, and attacks nothing. Exits with 1 if a fact differs, a question needs more than three calls, fewer of the expected genes are
// found than by the search of the site, or a hostile call gets what it must not.
const say = (line: string) => process.stderr.write(`check:mcp: ${line}\n`)
const print = (line: string) => process.stdout.write(`${line}\n`)
const hostileCount = 2000
const seed = 31
const hits = 20
const interruption = new AbortController()
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => interruption.abort())
const isDemo = process.argv.includes('--demo')
const dir = process.env.ROSETTE_RELEASE_DIR
const url = process.argv.includes('--url') ? (process.argv[process.argv.indexOf('--url') + 1] ?? null) : null

if (!isDemo && !dir && url === null) {
  say('needs ROSETTE_RELEASE_DIR, the folder of the official files, or --demo')
  process.exitCode = 2
} else {
  process.exitCode = (await (url === null ? checkOwnSites() : checkTools(url))) ? 0 : 1
}

async function checkOwnSites(): Promise<boolean> {
  const isRight = await withSite({ ACCESS_MODE: 'open', PREMIUM_TOOLS: 'mark' }, (site) => checkTools(site.url))
  return (await withSite({ ACCESS_MODE: 'spec', PREMIUM_TOOLS: 'enforce' }, attack)) && isRight
}

async function checkTools(site: string): Promise<boolean> {
  const inspector = await installInspector(say)
  try {
    const isEqual = await compareFacts(site, inspector)
    return (isDemo || (await askQuestions(site))) && isEqual
  } finally {
    await inspector.remove()
  }
}

async function withSite(settings: Record<string, string>, check: (site: TrialSite) => Promise<boolean>): Promise<boolean> {
  const site = await openTrialSite({
    name: 'mcp',
    load: isDemo || dir === undefined ? ['demo'] : loadOfficialFiles(dir),
    services: await ensureServices(say),
    settings,
    hasWorker: settings.PREMIUM_TOOLS === 'mark',
    prepared: isDemo ? undefined : process.env.ROSETTE_REAL_SITE,
    signal: interruption.signal,
  })
  try {
    return await check(site)
  } finally {
    await site.close()
  }
}

async function compareFacts(url: string, inspector: Inspector): Promise<boolean> {
  const api = apiOf(url)
  const listed = await inspector.listTools(url)
  const names = [...factCases.map(({ tool }) => tool), 'blast']
  print(`${inspector.name} lists ${listed.length} tools`)
  let isRight = isDeepStrictEqual(listed.toSorted(), names.toSorted())
  for (const { tool, input, ofTool, ofApi } of factCases) {
    const found = await inspector.callTool(url, tool, input).then(({ data }) => ofTool(data), messageOf)
    const expected = await ofApi(api).catch(messageOf)
    // Nothing beside nothing shows nothing.
    const isEqual = typeof found !== 'string' && !isDeepStrictEqual(found, []) && isDeepStrictEqual(found, expected)
    const difference = `differs: ${JSON.stringify(found).slice(0, 300)} beside ${JSON.stringify(expected).slice(0, 300)}`
    print(`${tool.padEnd(16)}${isEqual ? 'equal facts' : difference}`)
    isRight &&= isEqual
  }
  const isBlastEqual = await compareBlast(url, api, inspector).catch((error: unknown) => {
    print(`blast           differs: ${messageOf(error)}`)
    return false
  })
  return isBlastEqual && isRight
}

/** The hits that the tool and the API give of one run; the query is a protein of the release. */
async function compareBlast(url: string, api: Api, inspector: Inspector): Promise<boolean> {
  const fasta = String(await api.post('search/sequences', { ids: ['AT4G18960'], dataset: 'araport11_protein' }))
  let { data } = await inspector.callTool(url, 'blast', { sequence: fasta.split('\n').slice(1).join(''), program: 'blastp' })
  for (let tries = 0; tries < 10 && !('rows' in data); tries++) ({ data } = await inspector.callTool(url, 'blast', { run: data.run }))
  const expected = Object(await api.get(`runs/${data.run}/blast`)).hits
  const found = Array.isArray(data.rows) ? data.rows.map(({ subject }) => subject) : []
  const isEqual =
    found.length > 0 &&
    isDeepStrictEqual(
      found,
      expected.slice(0, found.length).map(({ subject }: { subject: string }) => subject),
    )
  print(
    `blast           ${isEqual ? `equal facts (${found.length} of ${expected.length} hits)` : `differs: ${JSON.stringify(data).slice(0, 300)}`}`,
  )
  return isEqual
}

async function askQuestions(url: string): Promise<boolean> {
  const questions = [...biologistQuestions, ...ownQuestions.slice(0, 20)]
  const assistant = await connectAssistant(url)
  const api = apiOf(url)
  const answered: AnsweredQuestion[] = []
  const searched: { genes: Readonly<Record<string, string>>; found: readonly string[] }[] = []
  for (const question of questions) {
    answered.push(await askQuestion(assistant, question))
    const { docs } = Object(await api.post('search/general', { searchText: question.text, category: 'genes', page: 1, pageSize: hits }))
    searched.push({ genes: question.genes, found: docs.map((doc: { gene_name: string }) => doc.gene_name) })
  }
  const [own, site] = [recallOf(answered), recallOf(searched)]
  const most = Math.max(...answered.map(({ calls }) => calls))
  print(
    `${questions.length} questions: expected genes among ${hits} hits ${own.toFixed(3)}, by the search of the site ${site.toFixed(3)}; at most ${most} calls each`,
  )
  return most <= 3 && own >= site
}

async function attack({ url }: TrialSite): Promise<boolean> {
  const { answered, refused, complaints } = await sendHostileCalls(siteAt(url), hostileCalls(seed, hostileCount))
  print(`${hostileCount} hostile calls: ${answered} answered with data, ${refused} refused, ${complaints.length} that must not be`)
  for (const complaint of complaints.slice(0, 20)) print(complaint)
  return complaints.length === 0
}

function apiOf(url: string): Api {
  const read = async (answer: Response) => {
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${text.slice(0, 300)}`)
    return answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text
  }
  const headers = { 'content-type': 'application/json' }
  return {
    get: async (path) => read(await fetch(`${url}/api/${path}`)),
    post: async (path, body) => read(await fetch(`${url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })),
  }
}

function siteAt(url: string): Site {
  return {
    async inject({ method, url: path, headers, payload }) {
      const answer = await fetch(`${url}${path}`, { method, headers, ...(payload !== undefined && { body: payload }) })
      return { statusCode: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() }
    },
  }
}
