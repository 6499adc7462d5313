import { expect, test } from 'vitest'
import { acl2 } from '../fixtures/acl2.ts'
import { at4g18960 } from '../fixtures/at4g18960.ts'
import { identifiersOfLocus } from './locus-server.ts'

test('a locus is known by its name, accession, gene models, UniProt entries, probe sets, symbols and full names', () => {
  const { label, names, obsolete } = identifiersOfLocus(at4g18960)
  expect({ label, obsolete }).toEqual({ label: 'AT4G18960', obsolete: undefined })
  for (const known of [
    { type: 'name', name: 'AT4G18960' },
    { type: 'accession', name: `Locus:${at4g18960.tairObjectId}` },
    { type: 'accession', name: String(at4g18960.tairObjectId) },
    { type: 'gene_model', name: 'AT4G18960.1' },
    { type: 'uniprot', name: 'P17839' },
    { type: 'probe', name: '254595_at' },
    { type: 'symbol', name: 'AG' },
    { type: 'full_name', name: 'AGAMOUS' },
  ])
    expect(names).toContainEqual(known)
})

test('a locus without accession has none, and an obsolete one says so', () => {
  const { names, obsolete } = identifiersOfLocus({ ...at4g18960, tairObjectId: null, isObsolete: true })
  expect(names.filter(({ type }) => type === 'accession' || type === 'name')).toEqual([])
  expect(obsolete).toEqual({ successor: null })
})

test('[TRUTH-004] a genetic locus is known by its name unless a locus with a sequence has it as a symbol', () => {
  expect(identifiersOfLocus(acl2)).toEqual({ label: 'ACL2', names: expect.arrayContaining([{ type: 'name', name: 'ACL2' }]) })
  expect(identifiersOfLocus({ ...acl2, namesakes: [{ kind: 'locus', key: 2117144, label: 'AT4G18960' }] }).names).toEqual([])
})
