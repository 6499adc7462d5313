import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findPostgresPrograms } from '../../services/postgres-programs.ts'
import { type Measure, measureOf } from './compare-sides.ts'

const run = promisify(execFile)

/** PostgreSQL's own load generator: one statement, prepared, by so many clients. */
export async function runPgbench(url: string, statement: string, clients: number, seconds: number): Promise<Measure> {
  const { bin } = await findPostgresPrograms(null, (line) => process.stderr.write(`bench: ${line}\n`))
  const dir = await mkdtemp(join(tmpdir(), 'rosette-pgbench-'))
  try {
    const script = join(dir, 'statement.sql')
    await writeFile(script, `${statement};\n`)
    const flags = ['--no-vacuum', '--protocol=prepared', `--client=${clients}`, '--jobs=1', `--time=${seconds}`, `--file=${script}`]
    await run(join(bin, 'pgbench'), [...flags, '--log', `--log-prefix=${join(dir, 'times')}`, url], { cwd: dir })
    return measureOf(await readTimes(dir), seconds)
  } finally {
    await rm(dir, { recursive: true })
  }
}

/** The log has a line for each transaction; its third column is the time it took, in microseconds. */
async function readTimes(dir: string): Promise<number[]> {
  const times: number[] = []
  for (const file of (await readdir(dir)).filter((name) => name.startsWith('times'))) {
    for (const line of (await readFile(join(dir, file), 'utf8')).split('\n')) {
      if (line !== '') times.push(Number(line.split(' ')[2]) / 1000)
    }
  }
  if (times.length === 0) throw new Error('pgbench wrote no times.')
  return times
}
