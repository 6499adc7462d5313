import { defineKind } from '@rosette/contract-kit/kind/define-kind.ts'

export const arrayelementKind = defineKind({
  name: 'arrayelement',
  path: 'array_element',
  aliases: [],
  label: 'Array Element',
  plural: 'Array Elements',
  lookups: ['id', 'accession'],
  // DARRAY-003: results link by probe name.
  keyAlso: 'name',
  record: () => import('./arrayelement-record.ts').then(({ ArrayelementRecord }) => ArrayelementRecord),
  normalise: (by, text) => (by === 'accession' ? normaliseProbe(text).replace(/^array_?element:/, '') : normaliseProbe(text)),
  title: () => 'Array Element',
  browserTitle: () => 'Array Element Detail',
  summary: ({ name, type, locus }) =>
    [`${name}, an element of a microarray`, type, locus[0] && `for ${locus.map((line) => line.locus.label).join(', ')}`]
      .filter(Boolean)
      .join(', '),
  isObsolete: () => false,
})

/** DARRAY-002: lowercase, with underscores for spaces: `265568 S_AT` → `265568_s_at`. */
export function normaliseProbe(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, '_')
}
