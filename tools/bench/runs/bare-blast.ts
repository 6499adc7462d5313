import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { blastDatabasePath, readBlastManifest } from '@rosette/sequence-store/blast/blast-folder.ts'
import { type FastaRecord, readFasta, streamDataset } from '@rosette/sequence-store/stream-dataset.ts'

/** Searches of the release's proteins by NCBI BLAST+ without anything of ours. Times are in milliseconds. */
export type BareBlast = {
  /** Number of proteins in the database. */
  proteins: number
  /** FASTA of so many proteins that were not given before: a run that asks the same again answers from its stored result. */
  queriesOf(count: number): string
  search(queries: string): Promise<number>
  /** The same by `xargs -P`, each text by a process of its own. */
  searchAll(queries: readonly string[], processes: number): Promise<number>
}

const run = promisify(execFile)

export async function bareBlast({ sequenceDir, scratch }: { sequenceDir: string; scratch: string }): Promise<BareBlast> {
  const manifest = await readBlastManifest(sequenceDir)
  if (!manifest?.sources.includes('araport11_protein')) throw new Error('The release has no BLAST database of proteins.')
  const { usual, proteins } = await readProteins(sequenceDir)
  let given = 0
  let files = 0
  // As the form leaves them: a filter, 100 sequences, one thread.
  const options = ['-seg', 'yes', '-evalue', '10', '-max_target_seqs', '100', '-num_threads', '1', '-outfmt', '6']
  const args = ['-db', blastDatabasePath(sequenceDir, 'araport11_protein'), ...options]
  const writeQueries = async (queries: string) => {
    const file = join(scratch, `query-${++files}.fa`)
    await writeFile(file, queries)
    return file
  }
  return {
    proteins,
    queriesOf(count) {
      const chosen = Array.from({ length: count }, (_, nth) => usual[((given + nth) * 997) % usual.length])
      given += count
      return chosen.map((protein, nth) => `>q${given + nth}\n${protein?.sequence ?? ''}\n`).join('')
    },
    async search(queries) {
      const file = await writeQueries(queries)
      return timeOf(() => run('blastp', ['-query', file, '-out', `${file}.tsv`, ...args]))
    },
    async searchAll(texts, processes) {
      const list = join(scratch, `list-${++files}`)
      await writeFile(list, (await Promise.all(texts.map(writeQueries))).join('\n'))
      const command = ['-a', list, `-P${processes}`, '-I{}', 'blastp', '-query', '{}', '-out', '{}.tsv', ...args]
      return timeOf(() => run('xargs', command))
    },
  }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Proteins of a usual length, so that searches of as many take about as long. */
async function readProteins(sequenceDir: string): Promise<{ usual: FastaRecord[]; proteins: number }> {
  const stream = await streamDataset(sequenceDir, 'araport11_protein')
  if (stream === null) throw new Error('The release has no proteins.')
  const usual: FastaRecord[] = []
  let proteins = 0
  for await (const { name, sequence } of readFasta(stream.text)) {
    proteins++
    if (sequence.length >= 300 && sequence.length <= 450) usual.push({ name, sequence: sequence.replaceAll('*', '') })
  }
  return { usual, proteins }
}
