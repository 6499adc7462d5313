import type { KindFormModule } from '../form/form-fields.ts'
import type { KindResultsModule } from '../results/define-results.ts'
import type { KindPageModule } from './define-page.ts'

/** How a kind is shown, each part in a chunk of its own. */
export type KindWeb<Rec> = {
  page(): Promise<KindPageModule<Rec>>
  /** How its search hits are drawn; null for a kind that is not searched. */
  results: (() => Promise<KindResultsModule>) | null
  /** Its search form; null for a kind that has none. */
  form: (() => Promise<KindFormModule>) | null
}
