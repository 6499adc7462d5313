import { posix } from 'node:path'
import { isSource } from '../file-roles.ts'
import type { Rule } from '../rule.ts'

/** More files than this in one folder are no longer taken in at a glance. */
export const mostFilesInFolder = 25

/** A folder that has grown is split into subfolders that tell its story. */
export const smallFolders: Rule = (tree) => {
  const folders = Map.groupBy(
    tree.filter(({ path }) => isSource(path)),
    ({ path }) => posix.dirname(path),
  )
  return [...folders]
    .filter(([, files]) => files.length > mostFilesInFolder)
    .map(([path, files]) => ({ path, reason: `${files.length} files; more than ${mostFilesInFolder} need subfolders` }))
}
