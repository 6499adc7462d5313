import { expect, test } from 'vitest'
import { salkseq128571 } from '../fixtures/salkseq-128571.ts'
import { identifiersOfPolymorphism } from './polymorphism-server.ts'

test('[TRUTH-065] an insertion is identified by its own name and accession, and by its line', () => {
  expect(identifiersOfPolymorphism({ ...salkseq128571, polymorphismTairObjectId: 42 })).toEqual({
    label: 'SALKseq_128571.0',
    names: [
      { type: 'name', name: 'SALKseq_128571.0' },
      { type: 'accession', name: 'Polymorphism:42' },
      ...salkseq128571.aliases.map((name) => ({ type: 'line', name })),
    ],
  })
})
