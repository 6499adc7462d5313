import { spawnSync } from 'node:child_process'
import { checkout } from '../checkout.ts'

/** The files that differ from where this branch left the main one: committed, not committed yet, and not yet known to Git. */
export function changedFiles(base = findBase()): string[] {
  const changed = [...git('diff', '--name-only', '--no-renames', base), ...git('ls-files', '--others', '--exclude-standard')]
  return [...new Set(changed)].sort()
}

/** A clone has the main branch of its origin, a repository without one its own. */
function findBase(): string {
  for (const main of ['origin/main', 'main']) {
    const [base] = run('merge-base', 'HEAD', main).stdout.split('\n')
    if (base) return base
  }
  throw new Error('There is no branch main to compare with: name a commit with --base')
}

function git(...args: readonly string[]): string[] {
  const { status, stdout, stderr } = run(...args)
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
  return stdout.split('\n').filter(Boolean)
}

const run = (...args: readonly string[]) => spawnSync('git', args, { cwd: checkout, encoding: 'utf8' })
