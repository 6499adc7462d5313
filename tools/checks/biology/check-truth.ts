import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkout } from '../../checkout.ts'
import { loadOfficialFiles, openTrialSite } from '../../e2e/trial-site.ts'
import { ensureServices } from '../../services/start-services.ts'
import { buildWeb } from '../../site/prepare-site.ts'

// Does the served release say what the official files say? Compared by Python code in tools/truth that shares nothing with our readers.
// `--url URL` asks a site that is already served (ACCESS_MODE=open); otherwise one is served here, on the release that ROSETTE_REAL_SITE
// names or on a new one. Other arguments go to the comparison: --loci, --count, --seed, --examples. Exits with 1 on unexplained differences.
const say = (line: string) => process.stderr.write(`check:truth: ${line}\n`)
const dir = process.env.ROSETTE_RELEASE_DIR
const args = process.argv.slice(2)
const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interruption.abort())

if (!dir) {
  say('needs ROSETTE_RELEASE_DIR, the folder of the official files')
  process.exitCode = 2
} else process.exitCode = args.includes('--url') ? await compare(dir, args) : await serveAndCompare(dir)

async function serveAndCompare(files: string): Promise<number> {
  // The facts for search engines stand in the page as it is served.
  await buildWeb(say)
  const site = await openTrialSite({
    name: 'truth',
    load: loadOfficialFiles(files),
    services: await ensureServices(say),
    settings: { ACCESS_MODE: 'open' },
    prepared: process.env.ROSETTE_REAL_SITE,
    signal: interruption.signal,
  })
  try {
    return await compare(files, ['--url', site.url, ...args])
  } finally {
    await site.close()
  }
}

/** Biopython is installed into a folder that is gone afterwards. */
async function compare(files: string, options: readonly string[]): Promise<number> {
  const scratch = await mkdtemp(join(tmpdir(), 'rosette-truth-'))
  try {
    const python = installBiopython(join(scratch, 'python')) ?? 'python3'
    const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1' }
    const run = spawnSync(python, [join(checkout, 'tools/truth/check.py'), '--dir', files, ...options], { env, stdio: 'inherit' })
    if (run.error) throw new Error('check:truth needs Python 3', { cause: run.error })
    return run.status ?? 1
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

function installBiopython(folder: string): string | null {
  const python = join(folder, 'bin/python')
  spawnSync('python3', ['-m', 'venv', folder], { stdio: 'ignore' })
  if (!existsSync(python)) return null
  const pip = spawnSync(python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', 'biopython==1.88'], {
    encoding: 'utf8',
    timeout: 120_000,
  })
  if (pip.status !== 0) say('Biopython could not be installed: masses of proteins are compared with a table of our own')
  return python
}
