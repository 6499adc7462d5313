import { expect, test } from 'vitest'
import { PolymorphismHit } from '../contract/polymorphism-search-card.ts'
import { abi11 } from '../fixtures/abi1-1.ts'
import { salkseq128571 } from '../fixtures/salkseq-128571.ts'
import { type PolymorphismSearchFields, polymorphismIndex, toPolymorphismDocument } from './index-polymorphism.ts'

test.for([abi11, salkseq128571])(
  '[DATA-019] $originalName as a document has every field of a hit and nothing the index does not know',
  (record) => {
    const further: PolymorphismSearchFields = { symbols: [], phenotypes: [], ecotypes: [], zygosity: [] }
    const document = { ...toPolymorphismDocument(record), ...further }
    expect(PolymorphismHit.safeParse(document).error).toBeUndefined()
    expect(Object.keys(document).sort()).toEqual(Object.keys(polymorphismIndex.fields).sort())
  },
)

test('[RESULTS-082] an insertion is found by the name of its line, with position and part of the gene', () => {
  expect(toPolymorphismDocument(salkseq128571)).toMatchObject({
    name: 'SALKseq_128571.0',
    aliases: ['SALK_128571'],
    gene_names: ['AT1G01010'],
    start_position: 4304,
    parts: ['intron'],
  })
})
