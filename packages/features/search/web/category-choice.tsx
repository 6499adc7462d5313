import type { FormCategory } from '@rosette/kinds/registry/search-entries.ts'
import { FormProvider } from '@rosette/ui-kit/form/form-context.tsx'
import { FormGroup } from '@rosette/ui-kit/form/form-group.tsx'
import { resultCategories } from '../../results/contract/result-categories.ts'

type CategoryChoiceProps = { categories: readonly FormCategory[]; chosen: FormCategory; onChange(category: FormCategory): void }

const noOptions = { state: 'ready', lists: {} } as const
const group = { legend: 'Category', hint: 'The rows below are those of what you search for.', lines: [['category']] }

/** FDNA-005: which of the forms of one screen is filled in. */
export function CategoryChoice({ categories, chosen, onChange }: CategoryChoiceProps) {
  const options = categories.map((value) => ({ value, label: resultCategories[value].singular }))
  const choose = (value: unknown) => {
    const found = categories.find((category) => category === value)
    if (found) onChange(found)
  }
  return (
    <FormProvider value={{ id: 'form', options: noOptions, change: (_path, value) => choose(value) }}>
      <FormGroup
        group={group}
        fields={{ category: { control: 'radio', label: 'Category', options, initial: chosen } }}
        draft={{ category: chosen }}
      />
    </FormProvider>
  )
}
