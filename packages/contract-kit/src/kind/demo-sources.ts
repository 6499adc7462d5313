import type { ReleaseFacts } from './release-facts.ts'

/** Whether everything that is served was made by the generator of demonstration data. */
export function isDemoRelease({ sources }: Pick<ReleaseFacts, 'sources'>): boolean {
  return sources.length > 0 && sources.every(({ isDemo }) => isDemo)
}

/** Kinds that the generator filled in a release whose other kinds come from published files; which of their records are made up, these say. */
export function demoKindsOf({ sources }: Pick<ReleaseFacts, 'sources'>): string[] {
  if (isDemoRelease({ sources })) return []
  return [...new Set(sources.filter(({ isDemo }) => isDemo).map(({ kind }) => kind))]
}
