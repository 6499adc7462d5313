import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { streamDataset } from '@rosette/sequence-store/stream-dataset.ts'
import type { RunSummary } from '../../runs/contract/run-status.ts'
import { RunError, type ToolDependencies } from '../../runs/server/define-tool.ts'
import type { ProgramEnd } from '../../runs/server/run-program.ts'
import { type PatternOptions, type ReadPattern, readOptions } from '../contract/pattern-search.ts'
import { embossPattern, patternsFor } from './emboss-pattern.ts'
import { writeHits } from './write-hits.ts'

/** A hit is a line of about 60 bytes; anyone who finds so many has no pattern. */
const maxFoundBytes = 32 * 1024 * 1024

/** Searches a dataset of the release, and writes what was found by gene. */
export async function searchPattern(dependencies: ToolDependencies<PatternOptions>): Promise<RunSummary> {
  const { options, dir, sequenceDir, report, signal } = dependencies
  const read = readOptions(options)
  if ('error' in read) throw new RunError(read.error, { isOurs: false })
  report({ share: 0, text: 'Searching' })
  await runFuzz(dependencies, read)
  signal.throwIfAborted()
  report({ share: 0.8, text: 'Collecting hits' })
  const again = await expectDataset(sequenceDir, options)
  const counts = await writeHits(dir, again.text, options.strands)
  const text = counts.hits === 0 ? 'No hits' : `${counts.hits} hits in ${counts.genes} ${counts.loci > 0 ? 'genes' : 'gaps between genes'}`
  const files = counts.hits === 0 ? [] : ['hits.tsv', 'hits.gff3', 'hits.fasta', 'genes.tsv']
  return { text, files: files.map((name) => ({ name, bytes: 0 })), counts }
}

async function runFuzz(dependencies: ToolDependencies<PatternOptions>, { pattern, alphabet }: ReadPattern): Promise<void> {
  const { options, dir, sequenceDir, report, runProgram } = dependencies
  const patterns = patternsFor(pattern, options.mismatches).map((one) => embossPattern(one, alphabet))
  await writeFile(join(dir, 'patterns'), patterns.map((one, at) => `>p${at + 1}\n${one}\n`).join(''))
  const { text, share } = await expectDataset(sequenceDir, options)
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
        ...(alphabet === 'dna' && options.strands !== 'forward' ? ['-complement'] : []),
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

async function expectDataset(sequenceDir: string, { dataset }: PatternOptions) {
  const stream = await streamDataset(sequenceDir, dataset)
  if (stream === null) throw new RunError('This release does not have the chosen sequences.', { isOurs: true })
  return stream
}
