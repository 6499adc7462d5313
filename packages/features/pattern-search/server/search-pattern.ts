import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { shareOf } from '@rosette/contract-kit/vocabulary/sequence-coverage.ts'
import { loadSequenceCoverage } from '@rosette/sequence-store/load-coverage.ts'
import type { RunSummary } from '../../runs/contract/run-status.ts'
import { RunError, type ToolDependencies } from '../../runs/server/define-tool.ts'
import type { ProgramEnd } from '../../runs/server/run-program.ts'
import type { MotifCounts } from '../contract/motif-test.ts'
import { describeSearched, isCountedOnce, type PatternOptions, type ReadPattern, readOptions } from '../contract/pattern-search.ts'
import { countMotif } from './count-motif.ts'
import { embossPattern, patternsFor } from './emboss-pattern.ts'
import { openRange, type SearchedRange } from './open-range.ts'
import { writeHits } from './write-hits.ts'

/** A hit is a line of about 60 bytes; anyone who finds so many has no pattern. */
const maxFoundBytes = 32 * 1024 * 1024

/** Searches a dataset of the release, and writes what was found by gene. */
export async function searchPattern(dependencies: ToolDependencies<PatternOptions>): Promise<RunSummary> {
  const { options, dir, report, signal } = dependencies
  const read = readOptions(options)
  if ('error' in read) throw new RunError(read.error, { isOurs: false })
  report({ share: 0, text: 'Searching' })
  const range = await openRange(dependencies)
  await runFuzz(dependencies, read, range.open)
  signal.throwIfAborted()
  report({ share: 0.8, text: 'Collecting hits' })
  const again = await range.open()
  const annotated = (await countAnnotated(dependencies)) ?? range.sequences
  const searched = describeSearched(options, { searched: range.sequences, annotated })
  const found = await writeHits(dir, again.text, { strands: options.strands, searched })
  const motif = await compareWithSet(dependencies, read, range)
  const counts = { ...found, searched: range.sequences, annotated, ...motif }
  const text = counts.hits === 0 ? 'No hits' : `${counts.hits} hits in ${counts.genes} ${counts.loci > 0 ? 'genes' : 'gaps between genes'}`
  const files = counts.hits === 0 ? [] : ['hits.tsv', 'hits.gff3', 'hits.fasta', 'genes.tsv']
  return { text, files: files.map((name) => ({ name, bytes: 0 })), counts }
}

/** Where a list was searched: how often its genes and those of the whole set have a site. Gaps between genes belong to no gene. */
async function compareWithSet(
  dependencies: ToolDependencies<PatternOptions>,
  read: ReadPattern,
  range: SearchedRange,
): Promise<(MotifCounts & { ofSet: number }) | { isTooFrequent: 1 } | null> {
  const { options, dir, report, signal } = dependencies
  const { genes, strands, dataset } = options
  if (genes === null || dataset === 'araport11_intergenic') return null
  report({ share: 0.9, text: 'Comparing with the whole set' })
  try {
    await runFuzz(dependencies, read, range.openSet)
  } catch (error) {
    // The hits of the list are complete all the same.
    if (error instanceof RunError) return { isTooFrequent: 1 }
    throw error
  }
  signal.throwIfAborted()
  const set = await range.openSet()
  return { ...(await countMotif(dir, set.text, { genes, strands })), ofSet: range.ofSet }
}

/** How many sequences of the set are annotated; a run that is tried without a database does not know. */
async function countAnnotated({ site, releaseId, options }: ToolDependencies<PatternOptions>): Promise<number | null> {
  return site && shareOf(await loadSequenceCoverage(site.db, releaseId), options.dataset).of
}

async function runFuzz(
  dependencies: ToolDependencies<PatternOptions>,
  { pattern, alphabet }: ReadPattern,
  open: SearchedRange['open'],
): Promise<void> {
  const { options, dir, report, runProgram } = dependencies
  const isReverse = alphabet === 'dna' && options.strands !== 'forward' && !isCountedOnce(options)
  const patterns = patternsFor(pattern, options.mismatches).map((one) => embossPattern(one, alphabet))
  await writeFile(join(dir, 'patterns'), patterns.map((one, at) => `>p${at + 1}\n${one}\n`).join(''))
  const { text, share } = await open()
  const timer = setInterval(() => report({ share: Math.round(share() * 80) / 100, text: 'Searching' }), 500)
  try {
    const end = await runProgram({
      program: alphabet === 'dna' ? 'fuzznuc' : 'fuzzpro',
      args: [
        '-auto',
        '-sequence',
        'pearson::stdin',
        '-pattern',
        '@patterns',
        '-pmismatch',
        String(options.mismatches),
        ...(isReverse ? ['-complement'] : []),
        '-rformat',
        'excel',
        '-outfile',
        'found',
      ],
      input: text,
      limits: { cpuSeconds: 900, memoryBytes: 2 * 1024 ** 3, fileBytes: maxFoundBytes },
    })
    expectEnd(end)
  } finally {
    clearInterval(timer)
    text.destroy()
  }
}

function expectEnd({ code, signal, stderr }: ProgramEnd): void {
  if (signal === 'SIGXFSZ') throw new RunError('The pattern matches too often to list all hits. Please make it longer.', { isOurs: false })
  if (signal === 'SIGXCPU')
    throw new RunError('The search took too long. Please choose a smaller set or fewer mismatches.', { isOurs: false })
  if (code !== 0) throw new Error(`EMBOSS ended with ${code ?? signal}: ${stderr.slice(-500)}`)
}
