import { expect, test } from 'vitest'
import { ontologyAddress } from './ontology-address.ts'

test('[DKEY-003] GO and PO ids lead to their browsers, others nowhere', () => {
  expect(ontologyAddress('GO:0009908')).toBe('https://amigo.geneontology.org/amigo/term/GO:0009908')
  expect(ontologyAddress('PO:0009046')).toBe('https://browser.planteome.org/amigo/term/PO:0009046')
  expect(ontologyAddress('TAIR:1')).toBeNull()
})
