import { expect, test } from 'vitest'
import { flowerDevelopment } from '../fixtures/flower-development.ts'
import { obsoleteMicrogametophyte } from '../fixtures/obsolete-microgametophyte.ts'
import { identifiersOfKeyword } from './keyword-server.ts'

test('a keyword is identified by its name and id', () => {
  expect(identifiersOfKeyword(flowerDevelopment)).toEqual({
    label: 'flower development',
    names: [
      { type: 'name', name: 'flower development' },
      { type: 'accession', name: 'GO:0009908' },
    ],
  })
})

test('an obsolete keyword names its successor', () => {
  expect(identifiersOfKeyword(obsoleteMicrogametophyte).obsolete?.successor).toMatchObject({ key: 1000000201, label: 'pollen' })
})
