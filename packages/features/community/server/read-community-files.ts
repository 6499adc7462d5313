import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CommunityFile, type CommunityLine, communityFiles } from '../contract/community-files.ts'

export type CommunityFileLines = { [File in CommunityFile]: CommunityLine<File>[] }

/** Reads and checks every line before anything is written: a folder is loaded whole or not at all. */
export async function readCommunityFiles(dir: string): Promise<CommunityFileLines> {
  const there = new Set(await readdir(dir))
  const faults: string[] = []
  const read = await Promise.all(
    Object.entries(communityFiles).map(async ([file, schema]) => {
      if (!there.has(file)) return [file, []]
      const lines = (await readFile(join(dir, file), 'utf8')).split('\n')
      const parsed = lines.flatMap((line, place) => {
        if (line.trim() === '') return []
        const answer = schema.safeParse(parseJson(line))
        if (answer.success) return [answer.data]
        const { path, message } = answer.error.issues[0] ?? { path: [], message: 'not readable' }
        faults.push(`${file}:${place + 1}: ${path.join('.')}${path.length > 0 ? ': ' : ''}${message}`)
        return []
      })
      return [file, parsed]
    }),
  )
  if (faults.length > 0) throw new Error(`Nothing was loaded. ${faults.slice(0, 20).join('\n')}`)
  // Each list was parsed by the schema of its own file, which fromEntries forgets.
  return Object.fromEntries(read) as CommunityFileLines
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
