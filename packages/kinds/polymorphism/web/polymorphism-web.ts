import type { KindWeb } from '@rosette/ui-kit/record/kind-web.ts'
import type { PolymorphismRecord } from '../contract/polymorphism-record.ts'

export const polymorphismWeb = {
  page: () => import('./polymorphism-page.tsx'),
  results: () => import('./polymorphism-results.tsx'),
  form: () => import('./polymorphism-form.ts'),
} satisfies KindWeb<PolymorphismRecord>
