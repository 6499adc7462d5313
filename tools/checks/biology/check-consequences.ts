import { execFileSync, spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { migrate } from '@rosette/database/migrate.ts'
import { openDatabase } from '@rosette/database/open-database.ts'
import { withScratchDatabase } from '@rosette/database/scratch-database.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import { loadRelease } from '@rosette/release-kit/load/load-release.ts'
import { sequenceFolder } from '@rosette/sequence-store/sequence-folder.ts'
import { checkout } from '../../checkout.ts'
import { checkOnRelease } from '../../consequences/check-on-release.ts'
import { ensurePostgres } from '../../services/start-services.ts'

// Are the consequences of variants those of bcftools csq? Generated variants in every gene model that lies on the DNA of the official
// files, half of them at splice sites and at the ends of coding sequences. Needs ROSETTE_RELEASE_DIR and the programs bcftools, samtools
// and bgzip. Prints one line of JSON: differences are counted by their reason, and one without a reason makes it exit with 1.
const { values } = parseArgs({ options: { count: { type: 'string', default: '2000' }, seed: { type: 'string', default: '3702' } } })
const official = process.env.ROSETTE_RELEASE_DIR
const say = (line: string) => process.stderr.write(`check:consequences: ${line}\n`)
const needed = /^(Araport11_GTF_|Araport11_all_loci|gene_aliases_2023|Araport11_functional_descriptions_2020|TAIR10_(chr|first))/i
const hasPrograms = ['bcftools', 'samtools', 'bgzip'].every((program) => spawnSync(program, ['--version']).status === 0)

if (!official || !hasPrograms) {
  say('needs ROSETTE_RELEASE_DIR, the folder of the official files, and the programs bcftools, samtools and bgzip')
  process.exitCode = 2
} else {
  const { DATABASE_URL } = await ensurePostgres(say)
  const folder = await mkdtemp(join(tmpdir(), 'rosette-consequences-'))
  try {
    await withScratchDatabase(DATABASE_URL, 'rosette_consequences', (url) => check(url, official, folder))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function check(url: string, files: string, folder: string): Promise<void> {
  const db = openDatabase({ url, poolSize: 8, applicationName: 'rosette check' })
  try {
    await migrate(db)
    const dir = join(folder, 'release')
    await mkdir(dir)
    for (const name of await readdir(files)) if (needed.test(name)) await symlink(join(files, name), join(dir, name))
    const { locus } = kindServers
    const sequenceDir = join(folder, 'sequences')
    const load = { kindServers: { locus }, kinds: { locus: kinds.locus }, dir, releaseId: 'checked', maxRejected: 0.02, sequenceDir }
    const { releaseId } = await loadRelease({ db, ...load })
    const sample = { count: Number(values.count), seed: Number(values.seed) }
    const sequences = await sequenceFolder(db, sequenceDir, releaseId)
    const result = await checkOnRelease({ db, releaseId, dir: sequences, folder, ...sample })
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: checkout, encoding: 'utf8' }).trim()
    process.stdout.write(`${JSON.stringify({ commit, ...sample, ...result })}\n`)
    process.exitCode = result.wrong.length === 0 ? 0 : 1
  } finally {
    await db.close()
  }
}
