import { defineKind } from '@rosette/contract-kit/define-kind.ts'
import { TransposonfamilyHit } from './transposonfamily-hit.ts'
import { TransposonfamilyRecord } from './transposonfamily-record.ts'

export const transposonfamilyKind = defineKind({
  name: 'transposonfamily',
  path: 'transposonfamily',
  aliases: [],
  label: 'Transposon Family',
  plural: 'Transposon Families',
  // DTFAM-001: by key only, and the title is the words alone.
  lookups: [],
  record: TransposonfamilyRecord,
  // No type of the search box: families are browsed.
  search: { category: null, hit: TransposonfamilyHit },
  normalise: () => null,
  title: () => 'Transposon Family',
  browserTitle: () => 'Transposon Family Detail',
  summary: ({ transposonFamilyName, superFamilyName, associatedTransposons }) =>
    `${transposonFamilyName}, a family of ${associatedTransposons.length} transposable elements (${superFamilyName})`,
  isObsolete: () => false,
})
