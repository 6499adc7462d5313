import { expect, test } from 'vitest'
import { type FeatureRow, type GeneModel, joinGeneModels } from './gene-model.ts'

function row(name: string, type: string, start: number, further: Partial<FeatureRow> = {}): FeatureRow {
  const position = { chromosome: 'Chr1', start_position: start, end_position: start + 9, orientation: 'F', frame: null }
  return { gene_model_name: name, feature_type: type, ...position, ...further }
}

async function joined(...batches: FeatureRow[][]): Promise<GeneModel[][]> {
  async function* stream() {
    yield* batches
  }
  const models: GeneModel[][] = []
  for await (const batch of joinGeneModels(stream())) models.push(batch)
  return models
}

const names = (batches: readonly { name: string }[][]) => batches.map((models) => models.map(({ name }) => name))

test('each part of a model goes where it belongs, with the frame of coding parts', async () => {
  const rows = [
    row('AT1G01010.1', 'exon', 1),
    row('AT1G01010.1', 'CDS', 11, { frame: 2 }),
    row('AT1G01010.1', 'CDS', 31),
    row('AT1G01010.1', 'exon', 31),
  ]
  expect((await joined(rows)).flat()).toEqual([
    {
      name: 'AT1G01010.1',
      chromosome: 'Chr1',
      strand: '+',
      exons: [
        [1, 10],
        [31, 40],
      ],
      coding: [
        { interval: [11, 20], frame: 2 },
        { interval: [31, 40], frame: 0 },
      ],
    },
  ])
})

test('a model that goes on in the next batch is one model', async () => {
  const batches = await joined(
    [row('A.1', 'exon', 1), row('B.1', 'exon', 1)],
    [row('B.1', 'exon', 21), row('C.1', 'exon', 1)],
    [row('C.1', 'exon', 21)],
  )
  expect(names(batches)).toEqual([['A.1'], ['B.1'], [], ['C.1']])
  expect(batches[1]?.[0]?.exons).toEqual([
    [1, 10],
    [21, 30],
  ])
})

test('without rows there are no models', async () => {
  expect(await joined()).toEqual([])
})

test('only R is the reverse strand, and chromosomes are read in every spelling', async () => {
  const [reverse, unknown] = (
    await joined([row('A.1', 'exon', 1, { orientation: 'R', chromosome: 'chloroplast' }), row('B.1', 'exon', 1, { orientation: '' })])
  ).flat()
  expect([reverse?.strand, reverse?.chromosome, unknown?.strand]).toEqual(['-', 'ChrC', '+'])
})

test('a model that is on no chromosome stops the build', async () => {
  await expect(joined([row('A.1', 'exon', 1, { chromosome: 'scaffold_7' })])).rejects.toThrow(
    'A.1 is on scaffold_7, which is not a chromosome',
  )
})
