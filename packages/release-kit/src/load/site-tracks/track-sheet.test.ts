import { expect, test } from 'vitest'
import { parseTrackSheet } from './track-sheet.ts'

const head = 'file\ttitle\tcategory\tdescription\tlicence\tcitation\tassembly'
const parse = (lines: string[], names: string[]) => parseTrackSheet([head, ...lines, ''].join('\r\n'), names)

test('[GBROW-015] the ending of a file says what it holds, and the rest of its name what the track is called', () => {
  const files = ['Root ATAC (1).narrowPeak.gz', 'Leaf.BED', 'leaf-rna.bigWig', '1001.vcf.gz']
  const { rows, problems } = parse(
    files.map((file) => `${file}\tTitle\t\t\tCC0\t\tTAIR10`),
    files,
  )
  expect(problems).toEqual([])
  expect(rows.map(({ name, format, layout }) => [name, format, layout])).toEqual([
    ['root-atac-1', 'bed', 'narrowPeak'],
    ['leaf', 'bed', null],
    ['leaf-rna', 'bigwig', null],
    ['1001', 'vcf', null],
  ])
})

test('[GBROW-015] a sheet that can not be used says why, line by line', () => {
  const names = ['a.bed', 'a.bw', 'b.txt', '---.bed', 'c.bed']
  const { problems } = parse(
    [
      'a.bed\tA\t\t\tCC0\t\tTAIR10',
      'a.bw\tA\t\t\tCC0\t\tTAIR10',
      '../c.bed\tC\t\t\tCC0\t\tTAIR10',
      'b.txt\tB\t\t\tCC0\t\tTAIR10',
      '---.bed\t\t\t\t\t\tTAIR9',
    ],
    names,
  )
  expect(problems).toEqual([
    "line 4: there is no file '../c.bed'",
    "line 5: 'b.txt' is not a BED, bigWig or VCF",
    "line 6: the name of '---.bed' has no letter or digit",
    'line 6: the title is missing',
    'line 6: the licence is missing',
    "line 6: the assembly is 'TAIR9' and not TAIR10",
    'two files have the same name',
  ])
  expect(parseTrackSheet('file\ttitle', names).problems).toEqual([
    'It must begin with file, title, category, description, licence, citation, assembly between tabs',
  ])
})
