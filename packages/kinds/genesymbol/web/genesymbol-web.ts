import type { KindWeb } from '@rosette/ui-kit/record/kind-web.ts'
import type { GenesymbolRecord } from '../contract/genesymbol-record.ts'

export const genesymbolWeb = {
  page: () => import('./genesymbol-page.tsx'),
  results: () => import('./genesymbol-results.tsx'),
  form: null,
} satisfies KindWeb<GenesymbolRecord>
