import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What the record of a locus says in code with the planted change, and in no other. */
export const plantedField = 'plantedNote'

/** Gives a copy of the code another shape, with a migration: its loci have a field more. */
export async function plantOtherShape(dir: string): Promise<void> {
  const contract = join(dir, 'packages/kinds/locus/contract/locus-record.ts')
  const before = await readFile(contract, 'utf8')
  const after = before.replace('    locusId: z.int(),\n', (line) => `${line}    ${plantedField}: z.string().default('planted'),\n`)
  if (after === before) throw new Error(`${contract} has no locusId to plant a field after.`)
  await writeFile(contract, after)
  const migration = join(dir, 'packages/database/src/migrations/9999-planted.sql')
  await writeFile(migration, 'alter table community.release add column planted_note text;\n')
}
