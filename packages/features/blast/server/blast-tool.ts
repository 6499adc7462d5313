import { createReadStream } from 'node:fs'
import { readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { blastFolder, readBlastManifest } from '@rosette/sequence-store/blast/blast-folder.ts'
import { z } from 'zod'
import { type AnyTool, defineTool, RunError, type ToolDependencies } from '../../runs/server/define-tool.ts'
import { databaseOf } from '../contract/blast-databases.ts'
import { BlastOptions } from '../contract/blast-options.ts'
import { blastProgramNames } from '../contract/blast-programs.ts'
import { parseQueries } from '../contract/parse-queries.ts'
import { blastArguments } from './blast-arguments.ts'
import { linesOf } from './lines-of.ts'
import { readHits, tableFormat } from './read-hits.ts'
import { toAlignmentLines } from './to-alignment-lines.ts'

/** Names in the folder of a run. Databases are reached by a link in it, so that no archive holds a path of this machine. */
export const blastFiles = {
  query: 'query.fa',
  databases: 'db',
  archive: 'result.asn',
  table: 'hits.tsv',
  alignments: 'alignments.ndjson',
  facts: 'facts.json',
}

/** What the page needs before it reads any hit. */
export const ResultFacts = z.object({
  version: z.string(),
  queries: z.array(z.object({ name: z.string(), length: z.int(), hits: z.int() })),
})
export type ResultFacts = z.infer<typeof ResultFacts>

const jsonFile = 'result.json'

/** Programs may write at most this much, and use this much memory: databases are mapped into it. */
const limits = { fileBytes: 64 * 1024 ** 2, memoryBytes: 4 * 1024 ** 3 }

/** A search by NCBI BLAST+ in the databases of the release. */
export const blastTool: AnyTool = defineTool<BlastOptions>({
  name: 'blast',
  title: 'BLAST',
  formPath: '/tools/blast',
  programs: [...blastProgramNames, 'blast_formatter'],
  options: BlastOptions,
  // How it is shown and how long it may take do not change the result.
  fingerprint: ({ comment: _, isText: __, maxSeconds: ___, ...options }, releaseId) => JSON.stringify([releaseId, options]),
  question: ({ program, database, queries }) => {
    const { queries: read } = parseQueries(queries)
    const names = read.length === 1 ? (read[0]?.name ?? '') : `${read.length.toLocaleString('en')} queries`
    return `${names.slice(0, 60)}, ${program} in ${databaseOf(database).label}`
  },
  // The operator's limit, which comes with the options, is shorter.
  wallMs: 6 * 3_600_000,
  run: runBlast,
})

async function runBlast(dependencies: ToolDependencies<BlastOptions>) {
  const { options, dir, sequenceDir, report } = dependencies
  const { source, label } = databaseOf(options.database)
  const manifest = await readBlastManifest(sequenceDir)
  if (source === null || !manifest?.sources.includes(source)) throw new RunError(`${label} is not available.`, { isOurs: true })
  await writeFile(join(dir, blastFiles.query), options.queries)
  await symlink(blastFolder(sequenceDir), join(dir, blastFiles.databases))

  report({ share: null, text: `Searching ${label}` })
  const { query, databases, archive } = blastFiles
  const args = blastArguments(options, { query, database: `${databases}/${source}`, archive })
  await expectSuccess(dependencies, options.program, args)
  report({ share: null, text: 'Writing the result' })
  const format = (outfmt: string, out: string) =>
    expectSuccess(dependencies, 'blast_formatter', ['-archive', archive, '-outfmt', outfmt, '-out', out])
  await Promise.all([format(tableFormat, blastFiles.table), format('15', jsonFile)])
  return summarize(dependencies)
}

async function summarize({ dir, options }: ToolDependencies<BlastOptions>) {
  const { version, lines } = toAlignmentLines(await readFile(join(dir, jsonFile), 'latin1'))
  await writeFile(join(dir, blastFiles.alignments), lines.map((line) => `${line}\n`).join(''), 'latin1')
  const { queries } = parseQueries(options.queries)
  const counts = new Map<number, number>()
  const table = linesOf(createReadStream(join(dir, blastFiles.table)))
  for await (const { query } of readHits(
    table,
    queries.map(({ name }) => name),
  ))
    counts.set(query, (counts.get(query) ?? 0) + 1)
  const facts: ResultFacts = {
    version,
    queries: queries.map(({ name, sequence }, index) => ({ name, length: sequence.length, hits: counts.get(index) ?? 0 })),
  }
  await writeFile(join(dir, blastFiles.facts), JSON.stringify(facts))
  const hits = facts.queries.reduce((sum, query) => sum + query.hits, 0)
  const words = hits === 1 ? '1 hit' : `${hits.toLocaleString('en')} hits`
  return {
    text: `${words} for ${queries.length === 1 ? 'one query' : `${queries.length.toLocaleString('en')} queries`}, BLAST+ ${version}`,
    files: [blastFiles.archive, blastFiles.table, blastFiles.alignments, blastFiles.facts].map((name) => ({ name, bytes: 0 })),
    counts: { queries: queries.length, hits, alignments: lines.length },
  }
}

/** Ends the run if a program fails. What it says is kept in the log; people are told what they can do about it. */
async function expectSuccess(
  { runProgram, options }: ToolDependencies<BlastOptions>,
  program: string,
  args: readonly string[],
): Promise<void> {
  const { code, signal, stderr } = await runProgram({ program, args, limits: { ...limits, wallMs: options.maxSeconds * 1000 } })
  if (code === 0) return
  const cause = new Error(`${program} ended with ${code ?? signal}: ${stderr.slice(-1000)}`)
  if (signal === 'SIGXFSZ')
    throw new RunError('The result is too large. Ask for fewer scores, or send fewer queries.', { isOurs: false, cause })
  // 1: query or options, 3: the engine itself, such as scores for which it has no statistics (BLAST+ user manual, exit codes).
  if (code === 1 || code === 3) throw new RunError('BLAST+ refused these queries and options.', { isOurs: false, cause })
  throw cause
}
