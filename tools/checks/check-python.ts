import { mkdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { messageOf } from '@rosette/contract-kit/message-of.ts'
import { checkout } from '../checkout.ts'
import { ensurePython } from '../clients/ensure-python.ts'
import { openTrialSite, type TrialSite } from '../e2e/trial-site.ts'
import { runTool } from '../processes/run-tool.ts'
import { ensureServices } from '../services/start-services.ts'

// Everything of the Python package that the gate has no time or no packages for (PYTHON-009 to 014): its types and style, its archives for PyPI,
// its tests with pandas and polars, 100,000 ids as a data frame beside the bare request, the same with the site stopped, and its notebooks.
// npm run check:python, or npm run check:python -- notebooks for one part. Packages are installed into a folder of its own; ROSETTE_PYTHON names
// a Python that has those of tools/clients/python/requirements.txt. Exits with 1 if a part fails.
const client = join(checkout, 'clients/python')
const tools = join(checkout, 'tools/clients/python')
const count = '100000'

const say = (line: string) => process.stderr.write(`check:python: ${line}\n`)
const interruption = new AbortController()
const { signal } = interruption
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => interruption.abort())

/** A program of the environment with packages; answers whether it ended well. */
type Run = (module: string, args: readonly string[], env?: Record<string, string>) => Promise<boolean>
type Stage = { run: Run; folder: string; site(): Promise<TrialSite>; openBesides(): Promise<TrialSite> }

const parts: Readonly<Record<string, (stage: Stage) => Promise<boolean>>> = {
  types: async ({ run }) =>
    await run('mypy', ['--config-file', join(client, 'pyproject.toml'), join(client, 'src'), join(client, 'tests')]),
  style: async ({ run }) => await run('ruff', ['check', '--no-cache', '--config', join(client, 'pyproject.toml'), client, tools]),
  archives: checkArchives,
  // The others need a guarded site or a second release, and no data frames.
  tests: async ({ run, site }) =>
    await run('pytest', ['-q', ...['alone', 'site', 'blast'].map((name) => join(client, `tests/test_${name}.py`))], {
      ROSETTE_TEST_SITE: (await site()).url,
    }),
  speed: async ({ run, site }) => await run(join(tools, 'measure.py'), [(await site()).url]),
  offline: checkOffline,
  notebooks: async ({ run, site }) => await run(join(tools, 'run_notebooks.py'), [], { ROSETTE_SITE: (await site()).url }),
}

/** Wheel and sdist, as PyPI takes them, and the wheel in an environment that has nothing else. */
async function checkArchives({ run, folder }: Stage): Promise<boolean> {
  const source = join(folder, 'source')
  const copied = await runTool('cp', ['-r', client, source], {}, signal)
  return copied === 0 && (await run(join(tools, 'check_archives.py'), [source]))
}

/** 100,000 ids at the limits of a new site, and again when it is gone. */
async function checkOffline({ run, openBesides }: Stage): Promise<boolean> {
  const limited = await openBesides()
  const env = { ROSETTE_TEST_SITE: limited.url, ROSETTE_TEST_RELEASE: 'first', ROSETTE_TEST_COUNT: count }
  const test = (more: Record<string, string>) => run('pytest', ['-q', join(client, 'tests/test_offline.py')], { ...env, ...more })
  try {
    if (!(await test({ ROSETTE_TEST_IS_UP: '1' }))) return false
  } finally {
    await limited.close()
  }
  return await test({})
}

async function main(): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const unknown = positionals.filter((name) => !(name in parts))
  if (unknown.length > 0) {
    say(`there is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`)
    return 2
  }
  const folder = await mkdtemp(join(tmpdir(), 'rosette-check-python-'))
  const python = await ensurePython(say)
  const opened: TrialSite[] = []
  const standing = {
    PYTHONDONTWRITEBYTECODE: '1',
    PYTHONPATH: join(client, 'src'),
    ROSETTE_CACHE: join(folder, 'cache'),
    MYPY_CACHE_DIR: join(folder, 'mypy'),
    NO_PROXY: '127.0.0.1',
  }
  const run: Run = async (module, args, env = {}) =>
    (await runTool(python, [...(module.endsWith('.py') ? [] : ['-m']), module, ...args], { ...standing, ...env }, signal)) === 0
  const site = async () => {
    const there = opened[0] ?? (await openSite())
    if (opened.length === 0) opened.push(there)
    return there
  }
  const openBesides = async () => {
    const { name } = await site()
    // As a new site has them.
    const limits = { RATE_LIMIT_PER_MINUTE: '600', COST_PER_MINUTE: '10000' }
    return await openTrialSite({
      ...(await recipe()),
      name: 'python_limited',
      prepared: name,
      settings: { ACCESS_MODE: 'open', ...limits },
    })
  }
  const failed: string[] = []
  try {
    for (const [name, part] of Object.entries(parts)) {
      if (positionals.length > 0 && !positionals.includes(name)) continue
      signal.throwIfAborted()
      const began = performance.now()
      const isRight = await part({ run, folder, site, openBesides })
      say(`${isRight ? 'passed' : 'FAILED'}: ${name}, ${((performance.now() - began) / 1000).toFixed(0)} s`)
      if (!isRight) failed.push(name)
    }
  } finally {
    for (const each of opened) await each.close()
    await rm(folder, { recursive: true, force: true })
  }
  return failed.length > 0 ? 1 : 0
}

async function openSite(): Promise<TrialSite> {
  mkdirSync(join(checkout, '.reports'), { recursive: true })
  say('setting up a site with the demo release')
  // Everyone may read everything and run BLAST.
  const settings = { ACCESS_MODE: 'open', PREMIUM_TOOLS: 'mark' }
  return await openTrialSite({ ...(await recipe()), hasWorker: true, settings })
}

async function recipe() {
  return { name: 'python', load: ['demo', '--id', 'first'], services: await ensureServices(say), signal }
}

try {
  process.exitCode = await main()
} catch (error) {
  say(messageOf(error))
  process.exitCode = 1
}
