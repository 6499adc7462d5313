import type { ReleaseCoverage } from '../kind/release-coverage.ts'

/** An analysis of the records of a list, as lists, menus and the map of the site know it. */
export type ListAnalysis = {
  /** Its calls begin with `/api/{name}`, and its page is `/tools/{name}`. */
  name: string
  /** Browser title of its page. */
  title: string
  /** What the button on a list says. */
  action: string
  /** One sentence for search engines. */
  description: string
  /** The kinds of record that it takes lists of. */
  kinds: readonly string[]
  /** What only some releases have; without it lists do not offer the analysis. */
  requires?: keyof ReleaseCoverage['optionalData']
  /** The first thing that is done with a list. */
  isMain?: true
  /**
   * A comparison that takes long becomes a run: `server/{name}-tool.ts` exports its `tool`, and `web/{name}-run-result.tsx` shows what it found
   * as `RunResult`.
   */
  hasRuns?: true
}

/** The card of an analysis. It knows nothing of its feature, so that everything below the feature can list it. */
export function defineListAnalysis<const Card extends ListAnalysis>(card: Card): Card {
  return card
}
