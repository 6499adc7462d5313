import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@rosette/database/migrate.ts'
import { type Database, openDatabase } from '@rosette/database/open-database.ts'
import { withScratchDatabase } from '@rosette/database/scratch-database.ts'
import { writeDemoRelease } from '@rosette/demo-release/write-demo-release.ts'
import { paperEvidenceCodes } from '@rosette/features/paper-annotations/contract/annotation-evidence.ts'
import { emptyLine } from '@rosette/features/paper-annotations/contract/paper-line.ts'
import { checkLines } from '@rosette/features/paper-annotations/server/check-lines.ts'
import { exportCuration } from '@rosette/features/paper-annotations/server/export/export-curation.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import { demoFilesOf } from '@rosette/release-kit/kind-server.ts'
import { loadRelease } from '@rosette/release-kit/load/load-release.ts'
import { checkout } from '../checkout.ts'
import { ensureServices } from '../services/start-services.ts'

// Is the GAF of accepted annotations what others read? Every term of the demo release with every evidence is offered to the rules of the site;
// what they let pass is accepted and exported, read with goatools and checked against the documented rules by Python code that shares nothing
// with ours (tools/curation/check.py). Then lines are spoiled one way each, and every one must be found. Needs Python 3 with pip, or
// ROSETTE_PYTHON, a Python that has goatools. Exits with 1 on any difference, with 2 if Python is missing.
const say = (line: string) => process.stderr.write(`check:curation: ${line}\n`)

/** Ways to spoil a line: a cell by its place, and what it becomes. */
const spoilings: readonly [what: string, column: number, text: string][] = [
  ['no symbol', 2, ''],
  ['a relation of another aspect', 3, 'is_expressed_in'],
  ['a term that does not exist', 4, 'GO:9999999'],
  ['no reference', 5, ''],
  ['evidence of no paper', 6, 'IEA'],
  ['another aspect', 8, 'X'],
  ['no taxon', 12, '3702'],
  ['a day that is none', 13, '20261301'],
  ['nobody', 14, ''],
]

const folder = await mkdtemp(join(tmpdir(), 'rosette-curation-'))
try {
  const python = process.env.ROSETTE_PYTHON ?? installPackages(join(folder, 'python'))
  process.exitCode = python === null ? 2 : await check(python)
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function check(python: string): Promise<number> {
  const { DATABASE_URL } = await ensureServices(say)
  return withScratchDatabase(DATABASE_URL, `rosette_curation_${randomBytes(4).toString('hex')}`, async (url) => {
    const db = openDatabase({ url, poolSize: 12, applicationName: 'rosette check' })
    try {
      await migrate(db)
      const dir = join(folder, 'demo')
      await writeDemoRelease(dir, { asOf: new Date(), further: demoFilesOf(kindServers) })
      await loadRelease({ db, kindServers, kinds, dir, releaseId: 'checked', clock: { now: () => new Date() } })
      const accepted = await acceptAll(db)
      await exportCuration(db, 'checked', folder, 'https://rosette.example.org')
      await writeTerms(db)
      const gaf = join(folder, 'gene_association.rosette.gaf')
      const errors = readErrors(python, gaf)
      say(`${accepted} lines accepted; errors: ${errors.length}`)
      for (const error of errors.slice(0, 20)) say(error)
      const unseen = await findUnseen(python, await readFile(gaf, 'utf8'))
      for (const spoiling of unseen) say(`not found: ${spoiling}`)
      return errors.length + unseen.length === 0 ? 0 : 1
    } finally {
      await db.close()
    }
  })
}

/** Accepts every line about AGAMOUS that the rules let pass. */
async function acceptAll(db: Database): Promise<number> {
  const release = db.release('checked')
  const terms = await release
    .selectFrom('ontologyTerm')
    .select((eb) => eb.ref('externalId').$notNull().as('id'))
    .where('externalId', 'like', 'GO:%')
    .orderBy('externalId')
    .execute()
  const offered = terms.flatMap(({ id }) =>
    paperEvidenceCodes.flatMap((evidence) =>
      [[], ['AT1G24260']].map((partners) => ({
        kind: 'annotation' as const,
        locus: 'AT4G18960',
        ...emptyLine,
        termId: id,
        evidence,
        partners,
      })),
    ),
  )
  const refused = new Set((await checkLines(release, offered)).map(({ path }) => path))
  const lines = offered.filter((_, at) => !refused.has(`lines.${at}`))
  const now = new Date()
  const { submissionId } = await db.community
    .insertInto('paperSubmission')
    .values({ pubmedId: 1973265, state: 'decided', startedAt: now, savedAt: now, sentAt: now, decidedAt: now })
    .returning('submissionId')
    .executeTakeFirstOrThrow()
  const rows = lines.map(({ locus: locusName, termId, evidence: evidenceCode, partners }, index) => {
    const line = { submissionId, place: index, lineKind: 'annotation', locusName, termId, evidenceCode, partners: [...partners] }
    return { ...line, lineState: 'accepted', approvedAt: now }
  })
  await db.community.insertInto('paperLine').values(rows).execute()
  say(`${offered.length} lines offered`)
  return rows.length
}

/** Terms in use with their aspects, as the files of the ontology have them. */
async function writeTerms(db: Database): Promise<void> {
  const { rows } = await db.pool.query<{ line: string }>(`
    select concat_ws(E'\\t', external_id, case category when 'molecular function' then 'F' when 'biological process' then 'P' else 'C' end,
      exists (select from release_checked.ontology_closure join release_checked.ontology_term as above on above.keyword_id = ancestor_id
        where descendant_id = term.keyword_id and above.external_id = 'GO:0003824')) as line
    from release_checked.ontology_term as term where external_id like 'GO:%' and not is_obsolete`)
  await writeFile(join(folder, 'terms.tsv'), rows.map(({ line }) => `${line.replace(/true$/, 't').replace(/false$/, 'f')}\n`).join(''))
}

function readErrors(python: string, gaf: string): string[] {
  const run = spawnSync(python, [join(checkout, 'tools/curation/check.py'), gaf, join(folder, 'terms.tsv')], {
    encoding: 'utf8',
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
    maxBuffer: 64 * 1024 * 1024,
  })
  if (run.status !== 0 && run.status !== 1) throw new Error(`The check could not run: ${run.stderr}`, { cause: run.error })
  const errors = run.stdout.split('\n').filter(Boolean)
  return run.status === 1 && errors.length === 0 ? [`Python ended with ${run.stderr}`] : errors
}

async function findUnseen(python: string, text: string): Promise<string[]> {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => !line.startsWith('!'))
  const path = join(folder, 'spoiled.gaf')
  const unseen: string[] = []
  for (const [what, column, cell] of spoilings) {
    const cells = (lines[first] ?? '').split('\t')
    cells[column] = cell
    await writeFile(path, lines.with(first, cells.join('\t')).join('\n'))
    if (readErrors(python, path).length === 0) unseen.push(what)
  }
  await writeFile(path, lines.toSpliced(first, 0, lines[first] ?? '').join('\n'))
  if (readErrors(python, path).length === 0) unseen.push('a line twice')
  await writeFile(path, lines.slice(1).join('\n'))
  if (readErrors(python, path).length === 0) unseen.push('no version')
  return unseen
}

/** Into a folder that is gone afterwards. */
function installPackages(target: string): string | null {
  const python = join(target, 'bin/python')
  spawnSync('python3', ['-m', 'venv', target], { stdio: 'ignore' })
  if (existsSync(python)) {
    const pip = spawnSync(python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', 'goatools==1.6.7'], {
      timeout: 600_000,
    })
    if (pip.status === 0) return python
  }
  say('goatools==1.6.7 could not be installed')
  return null
}
