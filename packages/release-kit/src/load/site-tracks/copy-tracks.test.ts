import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BigWig } from '@gmod/bbi'
import { chromosomeLengths } from '@rosette/contract-kit/vocabulary/genome.ts'
import { formatBigWig } from '@rosette/demo-release/genome/format-big-wig.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { copyBigWig } from './copy-big-wig.ts'
import { copyIntervals } from './copy-lines.ts'

const dir = await mkdtemp(join(tmpdir(), 'rosette-site-tracks-'))
afterAll(() => rm(dir, { recursive: true }))
const spans = [
  { start: 0, end: 10, value: 2.5 },
  { start: 366_900, end: 366_924, value: -4 },
]
const mitochondria = { name: 'Mt', length: chromosomeLengths.ChrM, spans }

describe('bigWig', () => {
  async function copy(...parameters: Parameters<typeof formatBigWig>) {
    const [from, to] = [join(dir, 'from.bw'), join(dir, 'to.bw')]
    await writeFile(from, formatBigWig(...parameters))
    return { to, ...(await copyBigWig(from, to, 'tracks/from.bw')) }
  }

  test('[GBROW-015] is copied as it is, and what it has beyond the assembly is reported', async () => {
    const { to, isStored, rejectedLines, lines } = await copy([
      { name: 'scaffold_9', length: 5000, spans },
      { name: '1', length: chromosomeLengths.Chr1, spans: [{ start: 4, end: 6, value: 1 }] },
      mitochondria,
    ])
    expect({ isStored, lines, reasons: rejectedLines.map(({ reason }) => reason) }).toEqual({
      isStored: true,
      lines: null,
      reasons: ["'scaffold_9' is not a chromosome of the assembly"],
    })
    const file = new BigWig({ path: to })
    expect((await file.getHeader()).totalSummary).toMatchObject({ basesCovered: 70, scoreMin: -4, scoreMax: 2.5 })
    const read = await file.getFeatures('Mt', 0, chromosomeLengths.ChrM)
    expect(read.map(({ start, end, score }) => ({ start, end, value: score }))).toEqual(spans)
    expect(await readFile(to)).toEqual(await readFile(join(dir, 'from.bw')))
  })

  test('[GBROW-015] of another assembly is not kept', async () => {
    const { isStored, rejectedLines } = await copy([{ ...mitochondria, length: 366_923 }])
    expect([isStored, rejectedLines[0]?.reason]).toEqual([false, "'Mt' has 366923 bases and ChrM of the assembly 366924"])
    const twice = await copy([mitochondria, { ...mitochondria, name: 'ChrM' }])
    expect([twice.isStored, twice.rejectedLines[0]?.reason]).toEqual([false, 'it has a chromosome twice'])
    const none = await copy([{ ...mitochondria, name: 'scaffold_9' }])
    expect([none.isStored, none.rejectedLines[0]?.reason]).toEqual([false, 'it has no chromosome of the assembly'])
    await writeFile(join(dir, 'text.bw'), 'chr1 5 6')
    const text = await copyBigWig(join(dir, 'text.bw'), join(dir, 'none.bw'), 'tracks/text.bw')
    expect([text.isStored, text.rejectedLines[0]?.reason]).toEqual([false, 'this is not a bigWig'])
  })
})

test('[GBROW-015] intervals in any order are sorted and indexed, with names for the columns of peaks', async () => {
  const [from, to] = [join(dir, 'peaks.narrowPeak'), join(dir, 'peaks.bed.gz')]
  const rest = 'peak\t49\t.\t3.4\t7.1\t4.9\t280'
  await writeFile(
    from,
    [
      'track name="x"',
      '# comment',
      `Mt\t366900\t366924\t${rest}`,
      `1\t900\t1000\t${rest}`,
      `1\t50\t60\t${rest}`,
      `9\t1\t2\t${rest}`,
      '',
    ].join('\n'),
  )
  const copy = await copyIntervals(from, to, 'tracks/peaks.narrowPeak', 'narrowPeak')
  expect(copy).toMatchObject({ isStored: true, read: 6, lines: 3, rejected: 1 })
  expect(copy.rejectedLines).toEqual([{ file: 'tracks/peaks.narrowPeak', line: 6, reason: "'9' is not a chromosome of the assembly" }])
  const tabix = (...args: string[]) => execFileSync('tabix', [...args], { encoding: 'utf8' })
  expect(
    tabix(to, 'Chr1')
      .split('\n')
      .map((line) => line.split('\t').slice(0, 3).join(' ')),
  ).toEqual(['Chr1 50 60', 'Chr1 900 1000', ''])
  expect(tabix(to, 'ChrM:366924-366924')).toMatch(/^ChrM\t366900\t366924\t/)
  expect(tabix('-H', to)).toMatch(/^#chrom\t.*\tpeak\n$/)
})
