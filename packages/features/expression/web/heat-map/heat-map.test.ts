import { expect, test } from 'vitest'
import type { ExpressionMatrix } from '../../contract/expression-answer.ts'
import { floralMatrix } from '../fixtures/floral-matrix.ts'
import { arrangeMatrix, scoresOf } from './arrange-matrix.ts'
import { fitted } from './canvas-pen.ts'
import { drawHeatMap, nameOf } from './draw-heat-map.ts'
import { colouringOf, heatColours, type Scale } from './heat-steps.ts'
import { indexAt, layHeatMap } from './lay-heat-map.ts'
import { matrixSentences } from './matrix-sentences.ts'
import { moveCell, widerBranch } from './move-cell.ts'
import type { Palette } from './pen.ts'
import { heatMapFile } from './save-heat-map.ts'
import { sayCell } from './say-cell.ts'
import { svgPen } from './svg-pen.ts'

const arranged = (genes: 'clustered' | 'list' = 'clustered', samples: 'organ' | 'clustered' = 'organ', answer = floralMatrix) =>
  arrangeMatrix(answer, { genes, samples })
const namesOf = ({ rows }: Awaited<ReturnType<typeof arranged>>) => rows.map(({ gene }) => nameOf(gene))

test('[EXPR-021] genes that are high in early samples stand first; what cannot be compared stands last, in the order of the list', async () => {
  const { geneTree, ...clustered } = await arranged()
  expect(namesOf({ geneTree, ...clustered })).toEqual(['AT1G71692', 'AG', 'PI', 'AP3', 'FLC', 'ANR1'])
  expect(geneTree?.order).toHaveLength(4)
  expect(namesOf(await arranged('list'))).toEqual(['AG', 'FLC', 'AP3', 'ANR1', 'PI', 'AT1G71692'])
})

test('[EXPR-021] samples stand by organ, or clustered with the values of every row in the same order', async () => {
  const byOrgan = await arranged()
  expect(byOrgan.columns.map(({ label }) => label)).toEqual(['Root', 'Young leaf', 'Mature leaf', 'Stigmatic tissue', 'Petals'])
  const clustered = await arranged('clustered', 'clustered')
  expect(clustered.columns.map(({ label }) => label)).not.toEqual(byOrgan.columns.map(({ label }) => label))
  const valuesOf = ({ rows, columns }: typeof clustered) =>
    rows.map(({ gene, means }) => [gene.locus.label, ...columns.map(({ sample }, at) => `${sample} ${means[at]}`).toSorted()])
  expect(valuesOf(clustered)).toEqual(valuesOf(byOrgan))
  // Too few genes to compare samples by.
  const two = { ...floralMatrix, genes: floralMatrix.genes.slice(0, 2) }
  expect((await arranged('clustered', 'clustered', two)).sampleTree).toBeNull()
})

test('[EXPR-023] z-scores are those of R, with n − 1; a row that does not vary has none, and a missing value stays missing', () => {
  expect(scoresOf([1, 2, 3, null])).toEqual([-1, 0, 1, null])
  expect(scoresOf([0, 4])?.map((score) => score?.toFixed(4))).toEqual(['-0.7071', '0.7071'])
  expect([scoresOf([2, 2, 2]), scoresOf([null, 3])]).toEqual([null, null])
})

test('[EXPR-023] zero is a step of its own, a missing value has none, and limits belong to the step above them', async () => {
  const arrangement = await arranged('list')
  const { rows } = arrangement
  const labelsOf = (scale: Scale, row: number, limit: number | null = 1) => {
    const { steps, stepOf } = colouringOf(scale, arrangement, 'TPM', limit)
    const shown = rows[row]
    return shown?.means.map((_, column) => steps[stepOf(shown, column) ?? -1]?.label)
  }
  expect(labelsOf('absolute', 0)).toEqual(['0', '< 1', '0', '≥ 100', '1 to 3'])
  expect(labelsOf('absolute', 1)).toEqual(['3 to 10', '10 to 30', undefined, '1 to 3', '1 to 3'])
  expect(labelsOf('z', 1)).toEqual(['0.5 to 1', '1 to 2', undefined, '−2 to −1', '−1 to −0.5'])
  // Units without a limit have seven steps of the same height.
  expect(new Set(labelsOf('absolute', 2, null))).toEqual(new Set(['< 1.7', '6.2 to 18.3', '≥ 370']))
  expect(colouringOf('z', arrangement, 'TPM', 1).steps.map(({ label }) => label)).toEqual([
    '< −2',
    '−2 to −1',
    '−1 to −0.5',
    '−0.5 to 0.5',
    '0.5 to 1',
    '1 to 2',
    '2 to 3',
    '≥ 3',
  ])
})

test('[EXPR-022] sentences by rule', async () => {
  const say = async (answer: ExpressionMatrix) => matrixSentences(answer, await arranged('list', 'organ', answer))
  expect(await say(floralMatrix)).toEqual([
    '6 of 8 genes are measured in Tissue atlas, highest in Flower parts (3), Root (2) and Leaf (1).',
    '1 of them stays below 1 TPM in every sample.',
    'The highest value is 994 TPM: AP3 in Petals (Flower parts).',
  ])
  const few = (...genes: number[]) => ({
    ...floralMatrix,
    genes: floralMatrix.genes.filter((_, at) => genes.includes(at)),
    notMeasured: [],
    absent: [],
  })
  expect(await say(few(0))).toEqual(['1 of 1 gene is measured in Tissue atlas, highest in Flower parts (1).', 'It reaches 1 TPM.'])
  expect(await say(few(3))).toEqual([
    '1 of 1 gene is measured in Tissue atlas, highest in Root (1).',
    'None of them reaches 1 TPM in any sample.',
  ])
  expect((await say(few(0, 2)))[1]).toBe('All of them reach 1 TPM in some sample.')
  expect(await say({ ...few(), absent: floralMatrix.absent })).toEqual(['0 of 1 gene are measured in Tissue atlas.'])
  expect((await say({ ...floralMatrix, limit: null }))[1]).toMatch(/^The highest value/)
})

test('[EXPR-022] [EXPR-023] a cell says gene, sample, value and z-score; not measured is not zero', async () => {
  const { rows, columns } = await arranged('list')
  const say = (row: number, column: number) => {
    const [shown, sample] = [rows[row], columns[column]]
    return shown && sample && sayCell(shown, sample, column, 'TPM')
  }
  expect(say(0, 3)).toBe('AG AT4G18960 in Stigmatic tissue (Flower parts): 178 TPM, z 1.7, highest of 5')
  expect(say(0, 0)).toBe('AG AT4G18960 in Root (Root): 0 TPM, z −0.6')
  expect(say(0, 1)).toBe('AG AT4G18960 in Young leaf (Leaf): < 0.1 TPM, z −0.5')
  expect(say(1, 2)).toBe('FLC AT5G10140 in Mature leaf (Leaf): not measured')
  expect(say(5, 0)).toMatch(/^AT1G71692 in Root/)
})

test('[EXPR-022] keys move within the picture, and a branch grows to the next that holds it', () => {
  const grid = { rows: 30, columns: 5 }
  const from = { row: 12, column: 2 }
  const to = (key: string, isFar = false) => Object.values(moveCell(from, key, isFar, grid) ?? {}).join(' ')
  expect(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'].map((key) => to(key))).toEqual([
    '11 2',
    '13 2',
    '12 1',
    '12 3',
    '12 0',
    '12 4',
    '2 2',
    '22 2',
  ])
  expect(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'].map((key) => to(key, true))).toEqual([
    '0 2',
    '29 2',
    '12 0',
    '12 4',
    '0 0',
    '29 4',
  ])
  expect(moveCell({ row: 0, column: 0 }, 'ArrowUp', false, grid)).toEqual({ row: 0, column: 0 })
  for (const key of ['ArrowRight', 'ArrowDown', 'PageDown']) {
    expect(moveCell({ row: 29, column: 4 }, key, false, grid)).toEqual({ row: 29, column: 4 })
  }
  expect(moveCell(from, 'x', false, grid)).toBeNull()
  const branches = [
    [0, 1],
    [0, 2],
    [3, 4],
    [0, 4],
  ].map(([first = 0, last = 0]) => ({ from: first, to: last, distance: 0, left: 0, right: 0 }))
  expect([
    widerBranch(branches, [1, 1]),
    widerBranch(branches, [0, 1]),
    widerBranch(branches, [0, 2]),
    widerBranch(branches, [0, 4]),
  ]).toEqual([
    [0, 1],
    [0, 2],
    [0, 4],
    [0, 4],
  ])
})

test('[EXPR-021] columns break between organs, rows before those that are not compared; places are found again', async () => {
  const arrangement = await arranged()
  const { xs, ys, cellWidth, rowHeight, organs } = layHeatMap(arrangement, { width: 1000 })
  const steps = (places: readonly number[], size: number) => places.slice(1).map((place, at) => place - (places[at] ?? 0) - size)
  expect(steps(xs, cellWidth)).toEqual([4, 0, 4, 0])
  expect(steps(ys, rowHeight)).toEqual([0, 0, 0, 12, 0])
  expect(organs.map(({ name }) => name)).toEqual(['Root', 'Leaf', 'Flower parts'])
  expect(xs.map((x) => indexAt(xs, cellWidth, x + cellWidth - 1))).toEqual([0, 1, 2, 3, 4])
  expect([-5, 10_000].map((at) => indexAt(xs, cellWidth, at))).toEqual([0, 4])
})

test('[EXPR-023] a file has every cell in the colour of its step, every name, and no colour for what was not measured', async () => {
  const arrangement = await arranged()
  const colouring = colouringOf('absolute', arrangement, 'TPM', 1)
  const palette = {
    ...Object.fromEntries(heatColours.map((name) => [name, name])),
    ink: 'ink',
    'ink-2': 'ink-2',
    'ink-3': 'ink-3',
    // The other colours do not show in what is compared.
  } as Palette
  const layout = layHeatMap(arrangement, { width: 600, isFile: true })
  const pen = svgPen('sans-serif')
  drawHeatMap(pen, { arrangement, layout, colouring, palette }, { x: 0, y: 0, width: layout.width, height: layout.height })
  const text = pen.textOf(layout.width, layout.height)
  const cellsOf = (colour: string) => text.match(new RegExp(`<path fill="${colour}" d="([^"]*)"`))?.[1]?.match(/M/g)?.length ?? 0
  const counted = new Map<string, number>()
  for (const row of arrangement.rows) {
    for (const column of row.means.keys()) {
      const step = colouring.stepOf(row, column)
      if (step !== null) counted.set(colouring.steps[step]?.colour ?? '', (counted.get(colouring.steps[step]?.colour ?? '') ?? 0) + 1)
    }
  }
  expect([...counted.values()].reduce((sum, count) => sum + count, 0)).toBe(29)
  expect(Object.fromEntries([...counted.keys()].map((colour) => [colour, cellsOf(colour)]))).toEqual(Object.fromEntries(counted))
  for (const name of [...namesOf(arrangement), ...arrangement.columns.map(({ label }) => label), '994'])
    expect(text).toContain(`>${name}</text>`)
})

test('[EXPR-023] 2,000 genes by 200 samples fit a file that browsers draw', async () => {
  const samples = Array.from({ length: 200 }, (_, at) => ({
    ...floralMatrix.samples[0],
    label: `S${at}`,
    sample: `S${at}`,
    organ: `O${at >> 4}`,
    treatment: null,
    poTerms: [],
  }))
  const genes = Array.from({ length: 2000 }, (_, at) => ({
    locus: { kind: 'locus', key: at, label: `AT1G${at}` },
    symbol: null,
    means: samples.map((_sample, index) => (at * index) % 17),
  }))
  const arrangement = await arranged('list', 'organ', { ...floralMatrix, samples, genes })
  const { width, height } = layHeatMap(arrangement, { width: 3200, isFile: true })
  expect(height).toBeLessThanOrEqual(16_384)
  expect(width).toBeLessThanOrEqual(4000)
})

test('names that are too long end with dots', () => {
  expect([
    fitted('stigma', 6, (text) => text.length),
    fitted('stigmatic', 6, (text) => text.length),
    fitted('ab', 0, (text) => text.length),
  ]).toEqual(['stigma', 'stigm…', ''])
})

test('[EXPR-023] title, legend and notes lie within a file of few samples, which has the tree', async () => {
  const arrangement = await arranged()
  // Colours do not matter here.
  const palette = { font: 'sans-serif' } as Palette
  const colouring = colouringOf('z', arrangement, 'TPM', 1)
  const blob = await heatMapFile({ arrangement, colouring, palette, title: 'Expression of 6 genes', notes: ['Tissue atlas'] }, 'svg')
  const text = await blob.text()
  const width = Number(/width="([\d.]+)"/.exec(text)?.[1])
  const places = [...text.matchAll(/<text x="([\d.]+)"[^>]*text-anchor="start">([^<]*)</g)].map(
    ([, x, word = '']) => Number(x) + word.length * 6.4,
  )
  expect(places.length).toBeGreaterThan(20)
  expect(Math.max(...places)).toBeLessThanOrEqual(width)
  expect(text).toContain('>Expression of 6 genes</text>')
  expect(text).toContain('>Tissue atlas</text>')
  expect(text).toMatch(/<path fill="none"[^>]* d="M/)
})
