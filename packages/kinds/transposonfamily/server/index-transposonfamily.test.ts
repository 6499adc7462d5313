import { expect, test } from 'vitest'
import { TransposonfamilyHit } from '../contract/transposonfamily-search-card.ts'
import { atcopia93 } from '../fixtures/atcopia93.ts'
import { toTransposonfamilyDocument, transposonfamilyIndex } from './index-transposonfamily.ts'

test('[DATA-010] a document has every field of a family hit and no field unknown to the index', () => {
  const document = toTransposonfamilyDocument(atcopia93)
  expect(TransposonfamilyHit.parse(document)).toEqual({
    id: '1000000301',
    transposonFamilyId: 1000000301,
    family_name: ['ATCOPIA93'],
    super_family_name: ['LTR/Copia'],
    num_elements: 4,
  })
  expect(Object.keys(document).sort()).toEqual(Object.keys(transposonfamilyIndex.fields).sort())
})
