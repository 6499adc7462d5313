import { vectorTypes } from '@rosette/contract-kit/clone-parts.ts'
import { optionsOf } from './form-options.ts'

/** What the forms for clones and for vectors both restrict by. */
export const dnaFeatures = {
  vector_type: { control: 'multi-select', label: 'Vector type', options: optionsOf(vectorTypes), list: 'vector_type', size: 'medium' },
  has_stock: { control: 'checkbox', label: 'Is an ABRC stock' },
} as const
