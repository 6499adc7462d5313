import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { messageOf } from '@rosette/contract-kit/message-of.ts'
import { openDatabase } from '@rosette/database/open-database.ts'
import { listReleases } from '@rosette/release-kit/publish/publish-release.ts'
import { ensureSchemathesis, schemathesisArguments, summariseReport } from '../api/ensure-schemathesis.ts'
import { checkout } from '../checkout.ts'
import { openTrialSite, type TrialSite } from '../e2e/trial-site.ts'
import { runTool } from '../processes/run-tool.ts'
import { ensureServices } from '../services/start-services.ts'
import { openPagesOfEveryKind } from '../site/open-pages-of-every-kind.ts'
import { buildWeb } from '../site/prepare-site.ts'

// Does the API conform to its OpenAPI document for any request? Schemathesis generates valid and invalid requests from the document and
// sends them to a local site, the built product with the demo release, after a page of every kind was opened there. Runs for the given number of seconds; prints one line of JSON, and exits with 1 if an
// answer did not conform.
const { values } = parseArgs({
  options: {
    examples: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '900' },
    seed: { type: 'string', default: '5' },
  },
})
const say = (line: string) => process.stderr.write(`check:api: ${line}\n`)
const interruption = new AbortController()
const { signal } = interruption
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => interruption.abort())

async function main(): Promise<number> {
  if (!Object.values(values).every((text) => /^\d{1,9}$/.test(text))) {
    say('--examples, --seconds and --seed must be integers')
    return 2
  }
  const schemathesis = await ensureSchemathesis(say)
  await buildWeb(say)
  const services = await ensureServices(say)
  mkdirSync(join(checkout, '.reports'), { recursive: true })
  say('setting up a site with the demo release')
  // Everyone may read everything, so that requests reach the records, and nothing outside this machine is called.
  const settings = { ACCESS_MODE: 'open', ORCID_ISSUER: 'http://127.0.0.1:9' }
  const site = await openTrialSite({ name: 'check_api', load: ['demo'], services, settings, signal })
  const folder = await mkdtemp(join(tmpdir(), 'rosette-check-api-'))
  try {
    await openPages(site)
    const report = join(folder, 'report.json')
    // Schemathesis writes its cache to the working directory. A proxy for the internet must not handle calls to this machine.
    const standing = ['-c', 'cd "$0" && exec "$@"', folder, schemathesis]
    const args = [...standing, ...schemathesisArguments(site.url, report, values)]
    const code = await runTool('sh', args, { NO_PROXY: '127.0.0.1' }, signal)
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: checkout, encoding: 'utf8' }).trim()
    const summary = summariseReport(await readFile(report, 'utf8'))
    process.stdout.write(`${JSON.stringify({ commit, seed: Number(values.seed), ...summary, isRight: code === 0 })}\n`)
    return code === 0 ? 0 : 1
  } finally {
    await rm(folder, { recursive: true })
    await site.close()
  }
}

/** What a process has loaded for its pages must not change what its API does. */
async function openPages({ url, env }: TrialSite): Promise<void> {
  const db = openDatabase({ url: env.DATABASE_URL ?? '', poolSize: 1 })
  try {
    const releaseId = (await listReleases(db)).find(({ isPublished }) => isPublished)?.id ?? ''
    const open = async (path: string) => {
      const answer = await fetch(`${url}${path}`, { headers: { accept: 'text/html' } })
      return { status: answer.status, text: await answer.text() }
    }
    const complaints = await openPagesOfEveryKind({ db, releaseId, open })
    if (complaints.length > 0) throw new Error(complaints.join('\n'))
  } finally {
    await db.close()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  say(messageOf(error))
  process.exitCode = 1
}
