import type { Part } from '@rosette/ui-kit/record/define-page.ts'
import { lazy } from 'react'
import type { LocusRecord } from '../../contract/locus-record.ts'

/** UNIPROT-005: first in Protein Data, of releases that have texts of UniProt. */
export const uniprotPart: Part<LocusRecord> = {
  id: 'uniprot',
  title: 'What UniProt says',
  block: 'custom',
  render: lazy(async () => ({ default: (await import('./uniprot-texts.tsx')).UniprotTexts })),
  isEmpty: ({ uniprotEntry }) => uniprotEntry === null,
  isLeftOut: ({ uniprotTextCount }) => uniprotTextCount === null,
  emptyText: 'This release names no UniProt entry of this locus.',
}
