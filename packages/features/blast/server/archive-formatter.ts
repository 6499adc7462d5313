import { mkdtemp, open, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Problem } from '@rosette/contract-kit/problem.ts'
import { blastFolder } from '@rosette/sequence-store/blast/blast-folder.ts'
import { programRunner } from '../../runs/server/run-program.ts'
import type { BlastOptions } from '../contract/blast-options.ts'
import { blastFiles } from './blast-tool.ts'

/** Results that one process formats at the same time. */
const maxAtOnce = 2
const limits = { wallMs: 60_000, cpuSeconds: 60, memoryBytes: 4 * 1024 ** 3, outputBytes: 128 * 1024 ** 2 }

type Formatting = {
  archive: AsyncIterable<Buffer>
  /** Folder of the sequences of the release that was searched. */
  sequenceDir: string
  format: 'text' | 'xml'
  options: Pick<BlastOptions, 'maxScores' | 'maxAlignments'>
  signal: AbortSignal
}

/** Formats stored archives by blast_formatter, a few at a time, each in a folder of its own. */
export function archiveFormatter(): (formatting: Formatting) => Promise<Buffer> {
  let running = 0
  return async (formatting) => {
    if (running >= maxAtOnce)
      throw new Problem('overloaded', 'Too many results are being formatted. Please try again later.', { refusal: 'queue_full' })
    running += 1
    const dir = await mkdtemp(join(tmpdir(), 'rosette-blast-'))
    try {
      return await format(dir, formatting)
    } finally {
      running -= 1
      await rm(dir, { recursive: true, force: true })
    }
  }
}

async function format(dir: string, { archive, sequenceDir, format, options, signal }: Formatting): Promise<Buffer> {
  const file = await open(join(dir, blastFiles.archive), 'w')
  try {
    for await (const part of archive) await file.write(part)
  } finally {
    await file.close()
  }
  await symlink(blastFolder(sequenceDir), join(dir, blastFiles.databases))
  const run = programRunner({ programs: ['blast_formatter'], dir, signal })
  const args = ['-archive', blastFiles.archive, ...(format === 'xml' ? ['-outfmt', '5'] : textArguments(options))]
  const { code, signal: ending, stdout, stderr } = await run({ program: 'blast_formatter', args, limits })
  if (code !== 0) throw new Error(`blast_formatter ended with ${code ?? ending}: ${stderr.slice(-1000)}`)
  return stdout
}

function textArguments({ maxScores, maxAlignments }: Formatting['options']): string[] {
  return ['-outfmt', '0', '-num_descriptions', String(maxScores), '-num_alignments', String(maxAlignments)]
}
