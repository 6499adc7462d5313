import { isCode } from '../file-roles.ts'
import { eachFile, lineAt, type Rule } from '../rule.ts'

/** Unfinished business stands in the tracker, with its number in the code at most. */
export const noLooseEnds: Rule = eachFile(
  (path) => isCode(path) || /\.(css|sql|sh|md)$/.test(path),
  ({ path, text }) => {
    // Documents may name a marker where they explain it. The letters in brackets keep the rule from finding itself.
    const marker = path.endsWith('.md') ? /^\s*(TO[D]O|FI[X]ME|X[X]X)\b/gm : /\b(TO[D]O(?!\(#\d+\))|FI[X]ME|X[X]X)\b/g
    return [...text.matchAll(marker)].map(({ index, 1: word }) => ({ line: lineAt(text, index), reason: `${word} left behind` }))
  },
)

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
