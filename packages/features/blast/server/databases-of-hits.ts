import type { ProgramRunner } from '../../runs/server/run-program.ts'
import type { BlastDatabaseId } from '../contract/blast-databases.ts'

/** A database, and the name by which BLAST+ opens it in the folder of the run. */
export type OpenedDatabase = { id: BlastDatabaseId; path: string }

/**
 * The database of each alignment. Names do not tell, because a gene model has the same in several datasets. But sequences of databases that
 * are searched together are numbered through, and BLAST+ takes the databases in the order of their names, whatever the order in which they
 * were given (SeqDB_CompareVolume).
 */
export async function databasesOfHits(
  runProgram: ProgramRunner,
  opened: readonly OpenedDatabase[],
  ordinals: readonly number[],
): Promise<BlastDatabaseId[]> {
  const [only] = opened
  if (only && opened.length === 1) return ordinals.map(() => only.id)
  const ends: { id: BlastDatabaseId; end: number }[] = []
  for (const { id, path } of opened.toSorted((one, other) => (one.path < other.path ? -1 : 1))) {
    ends.push({ id, end: (ends.at(-1)?.end ?? 0) + (await countSequences(runProgram, path)) })
  }
  return ordinals.map((ordinal) => {
    const found = ends.find(({ end }) => ordinal < end)
    if (!found) throw new Error(`No database has a sequence with the number ${ordinal}`)
    return found.id
  })
}

async function countSequences(runProgram: ProgramRunner, path: string): Promise<number> {
  const { code, signal, stdout, stderr } = await runProgram({ program: 'blastdbcmd', args: ['-db', path, '-info'] })
  const [, count] = /^\s*([\d,]+) sequences;/m.exec(stdout.toString('latin1')) ?? []
  if (code !== 0 || count === undefined) throw new Error(`blastdbcmd ended with ${code ?? signal}: ${stderr.slice(-1000)}`)
  return Number(count.replaceAll(',', ''))
}
