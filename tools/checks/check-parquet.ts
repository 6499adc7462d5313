import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@rosette/database/open-database.ts'
import { withDatabase } from '@rosette/database/scratch-database.ts'
import { formatParquetCode, parquetReaders, untriedReaders } from '@rosette/features/downloads/contract/parquet-code.ts'
import { compareOnce } from '@rosette/features/enrichment/server/fixtures/compare-once.ts'
import { loadKnownLists } from '@rosette/features/enrichment/server/fixtures/known-lists.ts'
import { termSetCache } from '@rosette/features/enrichment/server/sets/term-set-cache.ts'
import { checkout } from '../checkout.ts'
import { openTrialSite } from '../e2e/trial-site.ts'
import { ensureServices } from '../services/start-services.ts'

// Do others read a data release as we mean it? Of every table pyarrow and DuckDB read the rows, types and values that PostgreSQL has; gseapy, and
// GSEABase with phyper in R, find the top term of a list in our GMT as enrichment does; mlcroissant validates the metadata; the code of pages runs.
// On the demo release in a site of its own, or on the official one that tools/real-site.ts has loaded (ROSETTE_LOADED_SITE) or made
// (ROSETTE_REAL_SITE). Needs Python 3 with pip, or ROSETTE_PYTHON, a Python that has the packages, and R with GSEABase (on Debian
// r-base-core, r-bioc-gseabase). Exits with 1 on any difference, and with 2 if a program is missing.
const say = (line: string) => process.stderr.write(`check:parquet: ${line}\n`)
const packages = [
  'duckdb==2.0.0',
  'gseapy==1.3.1',
  'mlcroissant==1.1.1',
  'pandas==3.1.1',
  'polars==2.1.0',
  'psycopg[binary]==3.3.9',
  'pyarrow==26.0.1',
]

const folder = await mkdtemp(join(tmpdir(), 'rosette-parquet-'))
const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interruption.abort())
try {
  const python = process.env.ROSETTE_PYTHON ?? installPackages(join(folder, 'python'))
  const hasR = spawnSync('Rscript', ['-e', 'library(GSEABase)'], { stdio: 'ignore' }).status === 0
  if (!hasR) say('R with GSEABase is missing (r-base-core, r-bioc-gseabase)')
  process.exitCode = python === null || !hasR ? 2 : await check(python)
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function check(python: string): Promise<number> {
  const services = await ensureServices(say)
  const official = process.env.ROSETTE_REAL_SITE || process.env.ROSETTE_LOADED_SITE
  if (official) return checkRelease(python, { url: withDatabase(services.DATABASE_URL, official), releaseId: 'real' }, null)
  const settings = { ACCESS_MODE: 'open' }
  const site = await openTrialSite({ name: 'parquet', load: ['demo', '--id', 'exported'], services, settings, signal: interruption.signal })
  try {
    const own = { url: withDatabase(services.DATABASE_URL, site.name), releaseId: 'exported', downloads: site.env.DOWNLOAD_DIR }
    return await checkRelease(python, own, site.url)
  } finally {
    await site.close()
  }
}

type Release = { url: string; releaseId: string /** Where the site looks for files. */; downloads?: string | undefined }

async function checkRelease(python: string, { url, releaseId, downloads }: Release, site: string | null): Promise<number> {
  const root = downloads ?? join(folder, 'downloads')
  const run = spawnSync(process.execPath, [join(checkout, 'tools/parquet/export-release.ts'), url, releaseId, root], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (run.status !== 0) throw new Error('The release could not be exported')
  const { croissant, ...cost } = JSON.parse(run.stdout)
  say(`exported: ${JSON.stringify(cost)}`)
  const path = `/download_files/Public_Data_Releases/${releaseId}`
  const metadata = site === null ? croissant : await (await fetch(`${site}${path}/croissant.json`)).json()
  await writeFile(join(folder, 'croissant.json'), JSON.stringify(metadata))
  await writeFile(join(folder, 'enrichment.json'), JSON.stringify(await ownTopTerm(url, releaseId)))
  const address = site === null ? null : `${site}${path}/parquet/locus.parquet`
  const tried = parquetReaders.filter((reader) => !untriedReaders.includes(reader))
  const code = tried.map((reader) => [reader, formatParquetCode(reader, { name: 'locus.parquet', address })])
  await writeFile(join(folder, 'code.json'), JSON.stringify(Object.fromEntries(code)))
  const args = [
    join(checkout, 'tools/parquet/check.py'),
    url,
    `release_${releaseId}`,
    join(root, 'Public_Data_Releases', releaseId),
    folder,
  ]
  return spawnSync(python, args, { env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' }, stdio: 'inherit' }).status ?? 1
}

/** The best GO process term of list F against all annotated genes; the demo has too few loci that flower early or late, and tests other genes. */
async function ownTopTerm(url: string, releaseId: string) {
  const db = openDatabase({ url, poolSize: 2, applicationName: 'rosette check' })
  try {
    const { F, all } = await loadKnownLists(db.pool, releaseId)
    const list = F.length >= 20 ? F : all.slice(0, 60)
    const facts = { db, releaseId, termSets: termSetCache(db) }
    const { terms, sets } = await compareOnce(facts, { items: list, source: 'go_bp' })
    const [first] = terms.toSorted((one, other) => one.lnP - other.lnP)
    if (!first) throw new Error('Enrichment tested no term')
    return { list, term: sets.terms[first.term]?.id, found: first.found, withTerm: first.withTerm, p: Math.exp(first.lnP) }
  } finally {
    await db.close()
  }
}

/** Into a folder that is gone afterwards. */
function installPackages(into: string): string | null {
  const python = join(into, 'bin/python')
  spawnSync('python3', ['-m', 'venv', into], { stdio: 'ignore' })
  if (existsSync(python)) {
    const pip = spawnSync(python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...packages], { timeout: 600_000 })
    if (pip.status === 0) return python
  }
  say(`${packages.join(', ')} could not be installed`)
  return null
}
