import type { KindFormModule } from '@rosette/ui-kit/form/form-fields.ts'
import type { FormKindName } from './search-entries.ts'

/** The search form of a kind, by its name: a kind whose entry promises a form has this file. */
export function loadFormOf(kind: FormKindName): Promise<KindFormModule> {
  return import(`../${kind}/web/${kind}-form.ts`)
}
