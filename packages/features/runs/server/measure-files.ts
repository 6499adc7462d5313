import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import type { RunSummary } from '../contract/run-status.ts'
import { RunError } from './define-tool.ts'

/** The sizes are those of the files, whatever the tool says; more than the operator allows is refused. */
export async function measureFiles(dir: string, summary: RunSummary, maxBytes: number): Promise<RunSummary> {
  const files: RunSummary['files'] = []
  for (const { name } of summary.files) {
    const facts = await lstat(join(dir, name))
    if (!facts.isFile()) throw new Error(`${name} is not a file`)
    files.push({ name, bytes: facts.size })
  }
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  if (bytes > maxBytes) {
    const megabytes = Math.ceil(bytes / 1024 / 1024)
    throw new RunError(`The result has ${megabytes} MB, which exceeds the size limit. Please narrow the search.`, {
      isOurs: false,
    })
  }
  return { ...summary, files }
}
