import { defineForm } from '@rosette/ui-kit/form/define-form.ts'
import { methodSelect } from '@rosette/ui-kit/form/form-options.ts'
import { TransposonCriteria } from '../contract/transposon-search-card.ts'

export const form = defineForm(TransposonCriteria, {
  title: 'Transposon Search',
  name: 'Transposons',
  lead: 'Find transposable elements by name, family or super family. An empty form returns all transposons.',
  fields: {
    type_name: methodSelect({ of: 'input_name', initial: 'starts_with', name: 'Transposon name' }),
    input_name: { control: 'text', label: 'Transposon name', placeholder: 'For example AT5TE20395', size: 'large' },
    type_family: methodSelect({ of: 'input_family', initial: 'starts_with', name: 'Family' }),
    input_family: { control: 'text', label: 'Family', placeholder: 'For example ATCOPIA', size: 'large' },
    type_super: methodSelect({ of: 'input_super', initial: 'starts_with', name: 'Super family' }),
    input_super: { control: 'text', label: 'Super family', placeholder: 'For example LTR/Gypsy', size: 'large' },
  },
  groups: [
    {
      legend: 'Names',
      hint: 'An element must match every criterion.',
      lines: [
        ['type_name', 'input_name'],
        ['type_family', 'input_family'],
        ['type_super', 'input_super'],
      ],
    },
  ],
})
