import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import { searchPromoters } from '@rosette/sequence-store/motifs/search-promoters.ts'
import { checkout } from '../../checkout.ts'

// Are scores, thresholds and sites of motifs those of MOODS? All matrices of the official file that a release has are searched in 1,700 windows of
// 1,000 bases of the official sequences. Python code in tools/motifs, which shares nothing with ours, reads the files itself and searches with
// MOODS. Needs ROSETTE_RELEASE_DIR and Python 3 with pip, or ROSETTE_PYTHON, a Python that has MOODS. Exits with 1 on any difference.
const say = (line: string) => process.stderr.write(`check:motifs: ${line}\n`)
const official = process.env.ROSETTE_RELEASE_DIR
const packages = ['MOODS-python==1.9.4.1']
const windowLength = 1000
const sequenceFiles = ['TAIR10_Chr2_16000001-17000000.fasta.gz', 'TAIR10_first100kb_each_chromosome.fasta.gz']

if (!official) {
  say('needs ROSETTE_RELEASE_DIR, the folder of the official files')
  process.exitCode = 2
} else process.exitCode = await check(official)

async function check(files: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'rosette-motifs-'))
  try {
    const python = process.env.ROSETTE_PYTHON ?? installPackages(join(folder, 'python'))
    if (python === null) return 2
    const answers = join(folder, 'answers.json')
    await writeFile(answers, JSON.stringify(await answer(files)))
    const run = spawnSync(python, [join(checkout, 'tools/motifs/check.py'), files, answers, ...sequenceFiles], {
      env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
      stdio: 'inherit',
    })
    if (run.error) throw new Error('check:motifs needs Python 3', { cause: run.error })
    return run.status ?? 1
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function answer(files: string) {
  const matrices = await readMatrices(files)
  const windows = await readWindows(files)
  const start = performance.now()
  const { background, motifs } = await searchPromoters(matrices, async function* () {
    yield* windows
  })
  const sites = motifs.reduce((sum, motif) => sum + motif.sites.length, 0)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  say(`${matrices.length} motifs in ${windows.length} windows: ${sites} sites in ${seconds} s`)
  const similar = motifs.reduce((sum, { similarIds }) => sum + similarIds.length, 0) / 2
  say(`${motifs.filter(({ threshold }) => threshold === null).length} motifs not searched, ${similar} pairs alike`)
  return { background, motifs }
}

async function readMatrices(files: string) {
  const source = kindServers.locus.sources.find(({ tables }) => 'motif_line' in tables)
  const file = source && (await readdir(files)).find((name) => source.file.test(name))
  if (!source || file === undefined) throw new Error(`${files} has no matrices`)
  const matrices: { matrixId: string; counts: [number, number, number, number][] }[] = []
  const countsOf = (cell: unknown) => String(cell).slice(1, -1).split(',').map(Number)
  const reader = source.ingest({
    row(_table, [id, collection, isNewest, ...rest]) {
      if (collection !== 'CORE' || isNewest !== true) return
      const [a = [], c = [], g = [], t = []] = rest.slice(-4).map(countsOf)
      matrices.push({ matrixId: String(id), counts: a.map((count, column) => [count, c[column] ?? 0, g[column] ?? 0, t[column] ?? 0]) })
    },
    reject: (reason) => say(`rejected: ${reason}`),
  })
  for (const line of gunzipSync(await readFile(join(files, file)))
    .toString()
    .split('\n'))
    reader.line(line)
  return matrices
}

async function readWindows(files: string) {
  const windows: { name: string; sequence: string }[] = []
  for (const file of sequenceFiles) {
    const text = gunzipSync(await readFile(join(files, file))).toString()
    for (const record of text.split('>').slice(1)) {
      const bases = record.slice(record.indexOf('\n')).replaceAll(/\s/g, '')
      for (let at = 0; at + windowLength <= bases.length; at += windowLength) {
        windows.push({ name: String(windows.length), sequence: bases.slice(at, at + windowLength) })
      }
    }
  }
  return windows
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
