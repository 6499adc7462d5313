import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { evidenceCodes } from '@rosette/contract-kit/vocabulary/evidence-codes.ts'
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
  '[TRUTH-041] a planted difference is reported and ends with 1; one with a written reason does not (needs Python 3)',
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

test.skipIf(!hasPython)('[TRUTH-040] rows are found by the phrase of any evidence code that a file may have (needs Python 3)', () => {
  const [phrases = ''] = python('import json, genes', 'print(json.dumps(genes.EVIDENCE))').out
  expect(JSON.parse(phrases)).toEqual(Object.fromEntries(evidenceCodes.map(({ code, phrase }) => [code, phrase])))
})

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

test.skipIf(!hasPython)(
  '[DATA-080] [DATA-082] symbols are those of the newest file, mended from the older one (needs Python 3)',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rosette-truth-'))
    const newer = ['locus_name,symbol,full_name', 'A,3-Sep,NULL', 'A,T,"T\uFF83\uFF73xicos, 1"', 'B,1-Jul,NULL', 'B,D,NULL']
    await writeFile(join(folder, 'gene_aliases_20230630.csv'), newer.join('\n'))
    await writeFile(
      join(folder, 'gene_aliases_20180330.txt'),
      '"name"\t"symbol"\t"full_name"\n"A"\t"SEP3"\t"S"\n"A"\t"Z"\t""\n"C"\t"C"\t""\n',
    )
    const { out } = python(
      'import files, genes',
      `folder, symbols = files.Files(${JSON.stringify(folder)}), {}`,
      'for file in folder.oldest_first("gene_aliases_*"):',
      '    symbols.update(genes.read_symbols(folder, file, symbols))',
      'print(sorted((name, symbol, *full) for name, found in symbols.items() for symbol, full in found.items()))',
    )
    await rm(folder, { recursive: true })
    expect(out).toEqual(["[('A', 'SEP3', 'S'), ('A', 'T', 'Tóxicos, 1'), ('B', 'D'), ('C', 'C')]"])
  },
)
