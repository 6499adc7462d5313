import { defineKind } from '@rosette/contract-kit/define-kind.ts'
import { ArrayelementHit } from './arrayelement-hit.ts'
import { ArrayelementRecord } from './arrayelement-record.ts'
import { normaliseProbe } from './normalise-probe.ts'

export const arrayelementKind = defineKind({
  name: 'arrayelement',
  path: 'array_element',
  aliases: [],
  label: 'Array Element',
  plural: 'Array Elements',
  lookups: ['id', 'accession'],
  // DARRAY-003: results link with the name of the probe as key.
  keyAlso: 'name',
  record: ArrayelementRecord,
  // Rows of the microarray list, which is asked for with loci and not from the search box.
  search: { category: null, hit: ArrayelementHit },
  normalise: (by, text) => (by === 'accession' ? normaliseProbe(text).replace(/^array_?element:/, '') : normaliseProbe(text)),
  title: () => 'Array Element',
  browserTitle: () => 'Array Element Detail',
  summary: ({ name, type, locus }) =>
    [`${name}, an element of a microarray`, type, locus[0] && `for ${locus.map((line) => line.locus.label).join(', ')}`]
      .filter(Boolean)
      .join(', '),
  isObsolete: () => false,
})
