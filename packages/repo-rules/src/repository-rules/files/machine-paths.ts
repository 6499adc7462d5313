import { eachFile, lineAt, type Rule } from '../rule.ts'

/** Folders of one person's or one machine's disk. A letter or dot before the slash means an address or a relative path; `ada` is an example. */
const diskFolder = /(?<![\w.$})-])\/(work|root|home|Users)\/(?!ada\b)[\w.-]/g
/** The folder of the official files is known to the product as ROSETTE_RELEASE_DIR; only the CI script may guess where it lies. */
const releaseFolder = /shared\/data\b/g

export const noMachinePaths: Rule = eachFile(
  (path) => path !== 'package-lock.json',
  ({ text }) => [...text.matchAll(diskFolder)].map(({ index }) => ({ line: lineAt(text, index), reason: 'names a folder of one machine' })),
)

export const releaseFolderUnnamed: Rule = eachFile(
  (path) => path !== '.ci/run',
  ({ text }) =>
    [...text.matchAll(releaseFolder)].map(({ index }) => ({
      line: lineAt(text, index),
      reason: 'names the folder of the official files; say ROSETTE_RELEASE_DIR',
    })),
)
