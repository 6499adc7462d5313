import { defineEntryForm } from '@rosette/ui-kit/entry-form/define-entry-form.ts'
import type { SymbolType } from '../contract/symbol-rule.ts'
import { lociNumbers } from '../contract/symbol-submission.ts'

export type SymbolDetails = {
  fullName: string
  phenotypeClass: string
  numberOfAssociatedLoci: string
  additionalDetails: string
  comments: string
}

export const emptyDetails: SymbolDetails = {
  fullName: '',
  phenotypeClass: '',
  numberOfAssociatedLoci: '',
  additionalDetails: '',
  comments: '',
}

/** SYMBOL-012: only the mutant type has a phenotype class. */
export function symbolDetailForm(type: SymbolType) {
  const isMutant = type === 'Mutant Phenotype Symbol'
  const needed = (label: string) => ({
    label,
    size: 'large' as const,
    isRequired: true,
    check: (text: string) => (text.trim() === '' ? `${label} is required.` : null),
  })
  const phenotype = needed('Phenotype class')
  return defineEntryForm<SymbolDetails>({
    fields: {
      fullName: { ...needed('Full name'), control: 'text' },
      phenotypeClass: { ...phenotype, control: 'text', check: isMutant ? phenotype.check : () => null },
      numberOfAssociatedLoci: {
        ...needed('Number of loci'),
        control: 'radio',
        options: Object.entries(lociNumbers).map(([value, label]) => ({ value, label })),
      },
      additionalDetails: { label: 'Additional details', control: 'textarea', size: 'large', hint: 'Shown on the symbol page.' },
      comments: { label: 'Comments', control: 'textarea', size: 'large', hint: 'Visible only to curators.' },
    },
    sections: [
      {
        legend: 'Gene class',
        hint: 'What the symbol stands for.',
        lines: [['fullName'], ...(isMutant ? [['phenotypeClass'] as const] : []), ['numberOfAssociatedLoci'], ['additionalDetails']],
      },
      { legend: 'For the curator', lines: [['comments']] },
    ],
  })
}
