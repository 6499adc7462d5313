import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@rosette/database/open-database.ts'
import { withDatabase } from '@rosette/database/scratch-database.ts'
import { checkout } from '../../checkout.ts'
import { countNullLists, writeOurAnswers } from '../../enrichment/our-answers.ts'
import { writeTables } from '../../enrichment/write-tables.ts'
import { ensureServices } from '../../services/start-services.ts'

// Does enrichment count and compute what goatools, scipy and statsmodels do? Tables of the official release are written as files; Python
// code in tools/enrichment, which shares nothing with ours, counts and tests from these, and compares. The null: of 256 lists without a
// meaning at most one in twenty may have any significant term. Needs ROSETTE_REAL_SITE, a release made by tools/real-site.ts, and Python 3
// with pip, or ROSETTE_PYTHON, a Python that has the three packages. Exits with 1 on any difference.
const say = (line: string) => process.stderr.write(`check:enrichment: ${line}\n`)
const site = process.env.ROSETTE_REAL_SITE
const packages = ['goatools==1.6.7', 'scipy==1.17.1', 'statsmodels==0.15.0']
const mostFalse = 256 / 20

if (!site) {
  say('needs ROSETTE_REAL_SITE, the official release as tools/real-site.ts has made it')
  process.exitCode = 2
} else process.exitCode = await check(site)

async function check(name: string): Promise<number> {
  const { DATABASE_URL } = await ensureServices(say)
  const db = openDatabase({ url: withDatabase(DATABASE_URL, name), poolSize: 2, applicationName: 'rosette check' })
  const folder = await mkdtemp(join(tmpdir(), 'rosette-enrichment-'))
  try {
    await writeTables(db, 'real', folder)
    const cases = await writeOurAnswers(db, 'real', folder)
    say(`${cases} comparisons of ours are written`)
    const falseLists = await countNullLists(db, 'real')
    const isQuiet = falseLists <= mostFalse
    await writeFile(join(folder, 'null.json'), JSON.stringify({ lists: 256, withSignificantTerm: falseLists, isQuiet }))
    const python = process.env.ROSETTE_PYTHON ?? installPackages(join(folder, 'python'))
    if (python === null) return 2
    const run = spawnSync(python, [join(checkout, 'tools/enrichment/check.py'), folder], {
      env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
      stdio: 'inherit',
    })
    if (run.error) throw new Error('check:enrichment needs Python 3', { cause: run.error })
    return isQuiet ? (run.status ?? 1) : 1
  } finally {
    await db.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Into a folder that is gone afterwards. */
function installPackages(folder: string): string | null {
  const python = join(folder, 'bin/python')
  spawnSync('python3', ['-m', 'venv', folder], { stdio: 'ignore' })
  if (existsSync(python)) {
    const pip = spawnSync(python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...packages], { timeout: 300_000 })
    if (pip.status === 0) return python
  }
  say(`${packages.join(', ')} could not be installed`)
  return null
}
