import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkCommitSubjects } from './commit-subjects.ts'

test('commit subjects have at most 72 characters', () => {
  const { tooLong, note } = checkCommitSubjects(join(import.meta.dirname, '../../../..'))
  if (note) console.warn(note)
  expect(tooLong).toEqual([])
})

describe('in another repository', () => {
  let folder: string
  const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', '-c', 'commit.gpgsign=false']
  const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...identity, ...args], { encoding: 'utf8' }).trim()
  const commit = (subject: string) => {
    git('commit', '--quiet', '--allow-empty', '--no-verify', '-m', subject)
    return git('rev-parse', 'HEAD')
  }
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'rosette-commits-'))
    git('init', '--quiet')
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  test('a long subject after the first commit is found, one before it is not', () => {
    commit(`Old ${'x'.repeat(80)}`)
    const since = commit('Begin')
    commit('x'.repeat(72))
    expect(checkCommitSubjects(folder, since)).toEqual({ tooLong: [], note: null })
    commit('y'.repeat(73))
    expect(checkCommitSubjects(folder, since)).toEqual({ tooLong: [expect.stringMatching(/^\w+ y{73}$/)], note: null })
  })

  test('a shallow clone checks the commits it has and says so', () => {
    const since = commit('Begin')
    commit('In between')
    commit('z'.repeat(73))
    const clone = join(folder, 'clone')
    git('clone', '--quiet', '--depth', '1', `file://${folder}`, clone)
    const { tooLong, note } = checkCommitSubjects(clone, since)
    expect(tooLong).toHaveLength(1)
    expect(note).toMatch(/shallow.*only its 1 commits/)
  })

  test('without the first commit, or without any, nothing is checked, and it says so', () => {
    expect(checkCommitSubjects(folder)).toEqual({ tooLong: [], note: 'There is no Git history here, so no commit subject was checked.' })
    commit('x'.repeat(73))
    expect(checkCommitSubjects(folder)).toEqual({ tooLong: [], note: expect.stringContaining('is not in this history') })
  })
})
