import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { formatNumber } from '@rosette/contract-kit/format-number.ts'
import { Share, shareOf } from '@rosette/contract-kit/vocabulary/sequence-coverage.ts'
import { blastFolder, readBlastManifest } from '@rosette/sequence-store/blast/blast-folder.ts'
import { loadSequenceCoverage } from '@rosette/sequence-store/load-coverage.ts'
import { z } from 'zod'
import { type AnyTool, defineTool, RunError, type ToolDependencies } from '../../runs/server/define-tool.ts'
import { blastDatabaseIds, databaseOf, nameDatabases, sortDatabases } from '../contract/blast-databases.ts'
import { type BlastOptions, StoredOptions } from '../contract/blast-options.ts'
import { blastProgramNames } from '../contract/blast-programs.ts'
import { parseQueries } from '../contract/parse-queries.ts'
import { blastArguments } from './blast-arguments.ts'
import { databasesOfHits, type OpenedDatabase } from './databases-of-hits.ts'
import { linesOf } from './lines-of.ts'
import { readHits, tableFormat, withDataset } from './read-hits.ts'
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
  /** What each database held when it was searched; empty in results of earlier versions. */
  coverages: z.array(Share.extend({ database: z.enum(blastDatabaseIds) })).default([]),
})
export type ResultFacts = z.infer<typeof ResultFacts>

const jsonFile = 'result.json'
const bareTable = 'bare.tsv'

/** Programs may write at most this much, and use this much memory: databases are mapped into it. */
const limits = { fileBytes: 64 * 1024 ** 2, memoryBytes: 4 * 1024 ** 3 }

/** A search by NCBI BLAST+ in the databases of the release. */
export const blastTool: AnyTool = defineTool<BlastOptions>({
  name: 'blast',
  title: 'BLAST',
  formPath: '/tools/blast',
  programs: [...blastProgramNames, 'blast_formatter', 'blastdbcmd'],
  options: StoredOptions,
  // How it is shown and how long it may take do not change the result.
  fingerprint: ({ comment: _, isText: __, maxSeconds: ___, ...options }, releaseId) =>
    JSON.stringify([releaseId, { ...options, databases: sortDatabases(options.databases) }]),
  question: ({ program, databases, queries }) => {
    const { queries: read } = parseQueries(queries)
    const names = read.length === 1 ? (read[0]?.name ?? '') : `${formatNumber(read.length)} queries`
    return `${names.slice(0, 60)}, ${program} in ${nameDatabases(databases)}`
  },
  // The operator's limit, which comes with the options, is shorter.
  wallMs: 6 * 3_600_000,
  run: runBlast,
})

async function runBlast(dependencies: ToolDependencies<BlastOptions>) {
  const { options, dir, sequenceDir, report } = dependencies
  const manifest = await readBlastManifest(sequenceDir)
  const opened = options.databases.map((id): OpenedDatabase => {
    const { source, label } = databaseOf(id)
    if (source === null || !manifest?.sources.includes(source)) throw new RunError(`${label} is not available.`, { isOurs: true })
    return { id, path: `${blastFiles.databases}/${source}` }
  })
  await writeFile(join(dir, blastFiles.query), options.queries)
  await symlink(blastFolder(sequenceDir), join(dir, blastFiles.databases))

  report({ share: null, text: `Searching ${nameDatabases(options.databases)}` })
  const { query, archive } = blastFiles
  // BLAST+ searches databases that are named together as if they were one, and counts their E-values accordingly.
  const args = blastArguments(options, { query, database: opened.map(({ path }) => path).join(' '), archive })
  await expectSuccess(dependencies, options.program, args)
  report({ share: null, text: 'Writing the result' })
  const format = (outfmt: string, out: string) =>
    expectSuccess(dependencies, 'blast_formatter', ['-archive', archive, '-outfmt', outfmt, '-out', out])
  await Promise.all([format(tableFormat, bareTable), format('15', jsonFile)])
  return summarize(dependencies, opened)
}

async function summarize(dependencies: ToolDependencies<BlastOptions>, opened: readonly OpenedDatabase[]) {
  const { dir, options, runProgram } = dependencies
  const { version, lines, ordinals } = toAlignmentLines(await readFile(join(dir, jsonFile), 'latin1'))
  await writeFile(join(dir, blastFiles.alignments), lines.map((line) => `${line}\n`).join(''), 'latin1')
  const { queries } = parseQueries(options.queries)
  const counts = new Map<number, number>()
  const found = await databasesOfHits(runProgram, opened, ordinals)
  const bare = linesOf(createReadStream(join(dir, bareTable)))
  await pipeline(Readable.from(withDataset(bare, found)), createWriteStream(join(dir, blastFiles.table)))
  const table = linesOf(createReadStream(join(dir, blastFiles.table)))
  const searched = { queryNames: queries.map(({ name }) => name), databases: options.databases }
  for await (const { query } of readHits(table, searched)) counts.set(query, (counts.get(query) ?? 0) + 1)
  const facts: ResultFacts = {
    version,
    coverages: await loadCoverages(dependencies),
    queries: queries.map(({ name, sequence }, index) => ({ name, length: sequence.length, hits: counts.get(index) ?? 0 })),
  }
  await writeFile(join(dir, blastFiles.facts), JSON.stringify(facts))
  const hits = facts.queries.reduce((sum, query) => sum + query.hits, 0)
  const words = hits === 1 ? '1 hit' : `${formatNumber(hits)} hits`
  return {
    text: `${words} for ${queries.length === 1 ? 'one query' : `${formatNumber(queries.length)} queries`}, BLAST+ ${version}`,
    files: [blastFiles.archive, blastFiles.table, blastFiles.alignments, blastFiles.facts].map((name) => ({ name, bytes: 0 })),
    counts: { queries: queries.length, hits, alignments: lines.length },
  }
}

async function loadCoverages({ options, site, releaseId }: ToolDependencies<BlastOptions>): Promise<ResultFacts['coverages']> {
  if (!site) return []
  const coverage = await loadSequenceCoverage(site.db, releaseId)
  return options.databases.flatMap((database) => {
    const { source } = databaseOf(database)
    return source === null ? [] : [{ database, ...shareOf(coverage, source) }]
  })
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
