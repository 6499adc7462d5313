import { defineForm } from '@rosette/ui-kit/form/define-form.ts'
import { dnaFeatures, optionsOf, termRows } from '@rosette/ui-kit/form/form-options.ts'
import { VectorCriteria, vectorSearchTypes } from '../contract/vector-search-card.ts'

export const form = defineForm(VectorCriteria, {
  title: 'DNA/Clone Search',
  name: 'DNA/Clones',
  lead: 'Find vectors by name, type or stock number. An empty form returns all vectors.',
  fields: {
    category: { control: 'fixed', label: 'Category', value: 'vector', isHidden: true },
    searchTerms: termRows({ types: optionsOf(vectorSearchTypes) }),
    restrictByFeatures: {
      control: 'section',
      fields: dnaFeatures,
    },
  },
  groups: [
    { legend: 'Name or stock', hint: 'All rows must match. Aliases are searched too.', lines: [['searchTerms']] },
    {
      legend: 'Restrict by features',
      hint: 'Matches any selected type.',
      lines: [['restrictByFeatures.vector_type', 'restrictByFeatures.has_stock']],
    },
  ],
})
