import type { KindWeb } from '@rosette/ui-kit/record/kind-web.ts'
import type { LibraryRecord } from '../contract/library-record.ts'

export const libraryWeb = {
  page: () => import('./library-page.tsx'),
  results: null,
  form: null,
} satisfies KindWeb<LibraryRecord>
