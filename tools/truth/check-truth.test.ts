import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkout } from '../checkout.ts'

const hasPython = spawnSync('python3', ['--version']).status === 0

/** Runs lines of Python beside the comparison's own files. */
function python(...lines: string[]) {
  const { status, stdout, stderr } = spawnSync('python3', ['-B', '-c', lines.join('\n')], {
    cwd: join(checkout, 'tools/truth'),
    encoding: 'utf8',
  })
  return { status, out: `${stdout}${stderr}`.trimEnd().split('\n') }
}

const compared = [
  'import sys, compare',
  'kind = compare.Kind("marker")',
  'kind.same("nga8", "place", ("Chr4", 1), ("Chr4", 1))',
  'kind.near("nga8", "length", 1.0, 1.004, 0.01)',
]
const finish = 'sys.exit(0 if compare.report([kind], 3) else 1)'

test.skipIf(!hasPython)('[TRUTH-041] equal values are counted and end well (needs Python 3)', () => {
  expect(python(...compared, finish)).toEqual({
    status: 0,
    out: ['kind                records  compared  differences  explained', 'marker                    1         2            0          0'],
  })
})

test.skipIf(!hasPython)(
  '[TRUTH-041] a planted difference is told and ends with 1; one with a written reason does not (needs Python 3)',
  () => {
    const planted = 'kind.same("nga59", "place", {"Chr1"}, set())'
    const { status, out } = python(...compared, planted, finish)
    expect(status).toBe(1)
    expect(out.slice(1)).toEqual([
      'marker                    2         3            1          0',
      '',
      'marker, place: 1 unexplained',
      '  nga59: the files say ["Chr1"], the site says []',
    ])
    const reason = 'compare.EXPLAINED.append(("marker", "place", lambda record, *_: record == "nga59", "a reason"))'
    expect(python(...compared, planted, reason, finish)).toMatchObject({
      status: 0,
      out: [expect.any(String), 'marker                    2         3            1          1'],
    })
  },
)

test.skipIf(!hasPython)('[TRUTH-042] without Biopython the comparison says so and weighs with its own table (needs Python 3)', () => {
  const lines = [
    'import sys',
    'sys.modules["Bio"] = None',
    'import masses',
    'print(masses.SOURCE)',
    'print(round(masses.mass("DRVYIHPF"), 2))',
  ]
  expect(python(...lines)).toEqual({ status: 0, out: ['a table of its own, because Biopython could not be installed', '1046.18'] })
})

test.skipIf(!hasPython)('[TRUTH-040] untranslated bases are those of exons outside the coding sequence (needs Python 3)', () => {
  const runs = 'files.subtract(files.merged([(1, 10), (20, 30)]), files.merged([(5, 10), (20, 22)]))'
  expect(python('import files', `print(${runs})`).out).toEqual(['[(1, 4), (23, 30)]'])
})
