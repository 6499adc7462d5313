import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@rosette/database/migrate.ts'
import { openDatabase } from '@rosette/database/open-database.ts'
import { withScratchDatabase } from '@rosette/database/scratch-database.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import { loadRelease } from '@rosette/release-kit/load/load-release.ts'
import { checkout } from '../../checkout.ts'
import { writeOurNeighbours } from '../../expression/our-neighbours.ts'
import { writeOurTrees } from '../../expression/our-trees.ts'
import { ensurePostgres } from '../../services/start-services.ts'

// Are genes like one the same as numpy and scipy find? The official counts are loaded, and 200 genes of the atlas and 40 of leaves under
// stress are asked for, by both methods; and trees of genes are compared with those of scipy. Python code in tools/expression, which shares nothing with ours, reads the files themselves, counts
// bases and reads, correlates and ranks. Needs ROSETTE_RELEASE_DIR and Python 3 with pip, or ROSETTE_PYTHON, a Python that has both packages.
// Exits with 1 on any difference.
const say = (line: string) => process.stderr.write(`check:expression: ${line}\n`)
const official = process.env.ROSETTE_RELEASE_DIR
const packages = ['numpy==2.4.6', 'scipy==1.17.1']
const needed =
  /^(Araport11_GTF_|Araport11_all_loci|gene_aliases_2023|Araport11_functional_descriptions_2020|Klepikova_RNAseq_(raw|samples))/

if (!official) {
  say('needs ROSETTE_RELEASE_DIR, the folder of the official files')
  process.exitCode = 2
} else process.exitCode = await check(official)

async function check(files: string): Promise<number> {
  const { DATABASE_URL } = await ensurePostgres(say)
  const folder = await mkdtemp(join(tmpdir(), 'rosette-expression-'))
  try {
    const python = process.env.ROSETTE_PYTHON ?? installPackages(join(folder, 'python'))
    if (python === null) return 2
    await withScratchDatabase(DATABASE_URL, 'rosette_expression', (url) => answer(url, files, folder))
    const compare = (script: string, answers: string) => {
      const run = spawnSync(python, [join(checkout, 'tools/expression', script), files, join(folder, answers)], {
        env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
        stdio: 'inherit',
      })
      if (run.error) throw new Error('check:expression needs Python 3', { cause: run.error })
      return run.status ?? 1
    }
    return Math.max(compare('check-trees.py', 'trees.json'), compare('check.py', 'answers.json'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function answer(url: string, files: string, folder: string): Promise<void> {
  const db = openDatabase({ url, poolSize: 8, applicationName: 'rosette check' })
  try {
    await migrate(db)
    const dir = join(folder, 'release')
    await mkdir(dir)
    for (const name of await readdir(files)) if (needed.test(name)) await symlink(join(files, name), join(dir, name))
    const { locus } = kindServers
    const report = await loadRelease({
      db,
      kindServers: { locus },
      kinds: { locus: kinds.locus },
      dir,
      releaseId: 'checked',
      maxRejected: 0.02,
    })
    say(`loaded in ${Math.round(report.ms / 1000)} s`)
    say(JSON.stringify(await writeOurTrees(db, report.releaseId, folder)))
    say(JSON.stringify(await writeOurNeighbours(db, report.releaseId, folder)))
  } finally {
    await db.close()
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
