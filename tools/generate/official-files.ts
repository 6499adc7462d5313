import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import { readersOfFile } from '@rosette/release-kit/readers-of-file.ts'
import { z } from 'zod'
import { checkout } from '../checkout.ts'
import type { Generator } from './generator.ts'

/** A file of the set of official files that Rosette was built with, and why none of its kinds reads it, if so. */
const OfficialFile = z.strictObject({ file: z.string(), unread: z.string().optional() })
export type OfficialFile = z.infer<typeof OfficialFile>

export async function readOfficialFiles(): Promise<OfficialFile[]> {
  return z.array(OfficialFile).parse(JSON.parse(await readFile(join(checkout, 'data/official-files.json'), 'utf8')))
}

const head = `# The official files, one by one

Which source reads a file, or why none does. Made by \`npm run gen\` from the sources of the kinds and \`data/official-files.json\`; what
becomes of the files is told in [data-sources.md](data-sources.md).

| file | read by | not read because |
|---|---|---|
`

export const officialFiles: Generator = {
  title: 'page of official files',
  make: async () => {
    const rows = (await readOfficialFiles()).map(({ file, unread }) => {
      const readers = readersOfFile(file, kindServers)
      return `| \`${file}\` | ${readers.join('; ')} | ${readers.length > 0 ? '' : (unread ?? '')} |\n`
    })
    return { 'docs/official-files.md': head + rows.join('') }
  },
}
