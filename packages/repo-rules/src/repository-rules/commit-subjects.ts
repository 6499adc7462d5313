import { spawnSync } from 'node:child_process'

/** Subjects before this commit are as they are. */
const firstCommit = 'b8d8086a6f8fffe5a9c27f1ad3b5d519cbad5258'
const longest = 72

export type SubjectCheck = {
  /** One line for each subject that is too long. */
  tooLong: readonly string[]
  /** Why commits were left out, if any were. */
  note: string | null
}

/** The subjects of the commits that this checkout has since the rule was made: at most 72 characters, one intention each. */
export function checkCommitSubjects(root: string, since = firstCommit): SubjectCheck {
  const git = (...args: string[]) => spawnSync('git', ['-C', root, ...args], { encoding: 'utf8' })
  const subjectsOf = (range: string) => git('log', '--format=%h %s', range).stdout.split('\n').filter(Boolean)
  if (git('rev-parse', '--verify', 'HEAD').status !== 0)
    return { tooLong: [], note: 'There is no Git history here, so no commit subject was checked.' }
  if (git('merge-base', '--is-ancestor', since, 'HEAD').status === 0)
    return { tooLong: subjectsOf(`${since}..HEAD`).filter(isTooLong), note: null }
  if (git('rev-parse', '--is-shallow-repository').stdout.trim() !== 'true')
    return { tooLong: [], note: `Commit ${since} is not in this history, so no commit subject was checked.` }
  const known = subjectsOf('HEAD')
  return {
    tooLong: known.filter(isTooLong),
    note: `This clone is shallow and does not reach back to ${since}: only its ${known.length} commits were checked.`,
  }
}

function isTooLong(line: string): boolean {
  return [...line.slice(line.indexOf(' ') + 1)].length > longest
}
