import type { Part } from '@rosette/ui-kit/record/define-page.ts'
import { lazy } from 'react'
import type { LocusRecord } from '../../contract/locus-record.ts'

/** VARIANT-005: in Germplasm and Clones, of releases that have variants of the operator. */
export const variantPart: Part<LocusRecord> = {
  id: 'variants',
  title: 'Variants of accessions',
  block: 'custom',
  render: lazy(async () => ({ default: (await import('./variant-table.tsx')).VariantTable })),
  isEmpty: ({ span }) => span === null,
  isLeftOut: ({ hasVariantSets }) => !hasVariantSets,
  emptyText: 'This locus has no position on the genome.',
}
