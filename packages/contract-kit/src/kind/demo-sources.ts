import type { ReleaseFacts } from './release-facts.ts'

/** Whether everything that is served was made by the generator of demonstration data. */
export function isDemoRelease({ sources }: Pick<ReleaseFacts, 'sources'>): boolean {
  return sources.length > 0 && sources.every(({ isDemo }) => isDemo)
}
