import { expect, test } from 'vitest'
import { TransposonHit } from '../contract/transposon-search-card.ts'
import { evade } from '../fixtures/evade.ts'
import { toTransposonDocument, transposonIndex } from './index-transposon.ts'

test('[DATA-024] a document has every field of a transposon hit and no field unknown to the index', () => {
  const document = toTransposonDocument(evade)
  expect(TransposonHit.parse(document)).toEqual({
    transposonId: 1000000300,
    transposon_name: 'AT5TE20395',
    transposonFamilyId: 1000000301,
    family_name: 'ATCOPIA93',
    super_family_name: 'LTR/Copia',
  })
  expect(Object.keys(document).sort()).toEqual(Object.keys(transposonIndex.fields).sort())
})
