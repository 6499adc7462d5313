import { expect, test } from 'vitest'
import { flowerDevelopment } from '../fixtures/flower-development.ts'
import { obsoleteMicrogametophyte } from '../fixtures/obsolete-microgametophyte.ts'
import { identifiersOfKeyword } from './keyword-server.ts'

test('a keyword is known by its name and its id', () => {
  expect(identifiersOfKeyword(flowerDevelopment)).toEqual({
    label: 'flower development',
    names: [
      { type: 'name', name: 'flower development' },
      { type: 'accession', name: 'GO:0009908' },
    ],
  })
})

test('an obsolete one leads to its successor', () => {
  expect(identifiersOfKeyword(obsoleteMicrogametophyte).obsolete?.successor).toMatchObject({ key: 1000000201, label: 'pollen' })
})
