import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { withScratchDatabase } from '@rosette/database/scratch-database.ts'
import { hasSamtools } from '@rosette/sequence-store/fixtures/expected-sequences.ts'
import { checkout } from '../../checkout.ts'
import { checkGeneratedGenome, checkOfficialDna } from '../../sequences/check-genomes.ts'
import { ensurePostgres } from '../../services/start-services.ts'

// Are the sequences of a release those that samtools and independent code derive from the official gene models? Checked on a generated
// genome of real size and on the DNA of the official files. Takes minutes; prints one line of JSON, and exits with 1 if a sequence is wrong.
const { values } = parseArgs({ options: { count: { type: 'string', default: '500' }, seed: { type: 'string', default: '3702' } } })
const dir = process.env.ROSETTE_RELEASE_DIR
const say = (line: string) => process.stderr.write(`check:sequences: ${line}\n`)

if (!dir || !(await hasSamtools())) {
  say('needs ROSETTE_RELEASE_DIR, the folder of the official files, and the program samtools')
  process.exitCode = 2
} else {
  const sample = { count: Number(values.count), seed: Number(values.seed) }
  const scratch = await mkdtemp(join(tmpdir(), 'rosette-check-sequences-'))
  try {
    const { DATABASE_URL } = await ensurePostgres(say)
    const inScratch = async <Result>(name: string, check: (url: string, folder: string) => Promise<Result>) => {
      say(name)
      const folder = join(scratch, name.replaceAll(' ', '-'))
      await mkdir(folder)
      return withScratchDatabase(DATABASE_URL, 'rosette_check', (url) => check(url, folder))
    }
    const generated = await inScratch('generated genome', (url, folder) => checkGeneratedGenome({ url, dir, scratch: folder, sample }))
    const official = await inScratch('official DNA', (url, folder) => checkOfficialDna({ url, dir, scratch: folder }))
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: checkout, encoding: 'utf8' }).trim()
    process.stdout.write(`${JSON.stringify({ commit, ...sample, generated, official })}\n`)
    const isRight = generated.wrong.length === 0 && official.wrong.length === 0 && official.unexplained.length === 0
    process.exitCode = isRight ? 0 : 1
  } finally {
    await rm(scratch, { recursive: true })
  }
}
