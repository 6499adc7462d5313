import type { PictureModel } from '@rosette/contract-kit/records/gene-picture-parts.ts'
import { expect, test } from 'vitest'
import { inPictureOrder, intronsOf, shapesOf } from './model-shapes.ts'

const model: PictureModel = {
  name: 'AT1G01010.1',
  gene: { kind: 'gene', key: 1, label: 'AT1G01010.1' },
  chromosome: 'Chr1',
  start: 1,
  end: 100,
  orientation: 'F',
  isRepresentative: false,
  features: [
    { type: 'exon', start: 1, end: 40 },
    { type: 'exon', start: 61, end: 100 },
    { type: 'CDS', start: 21, end: 40 },
    { type: 'CDS', start: 61, end: 80 },
    { type: '5UTR', start: 1, end: 20 },
    { type: '3UTR', start: 81, end: 100 },
  ],
}

test('[PICT-004] a coding model shows its coding and untranslated regions from left to right', () => {
  expect(shapesOf(model)).toEqual([
    { part: '5′ UTR', start: 1, end: 20 },
    { part: 'coding', start: 21, end: 40 },
    { part: 'coding', start: 61, end: 80 },
    { part: '3′ UTR', start: 81, end: 100 },
  ])
})

test('a model without coding regions shows its exons', () => {
  const features = model.features.filter((feature) => feature.type === 'exon')
  expect(shapesOf({ ...model, features }).map((shape) => shape.part)).toEqual(['non-coding exon', 'non-coding exon'])
})

test('[PICT-004] introns are the gaps between exons, not the boundaries of coding and untranslated regions', () => {
  expect(intronsOf(shapesOf(model))).toEqual([{ start: 41, end: 60 }])
})

test('the representative model comes first, the others by number', () => {
  const named = (name: string, isRepresentative = false) => ({ ...model, name, isRepresentative })
  const order = inPictureOrder([named('A.10'), named('A.2'), named('A.3', true)]).map(({ name }) => name)
  expect(order).toEqual(['A.3', 'A.2', 'A.10'])
})
