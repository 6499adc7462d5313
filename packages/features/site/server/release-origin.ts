import { ReleaseSource } from '@rosette/contract-kit/kind/release-facts.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import { z } from 'zod'

type Sources = z.infer<typeof ReleaseSource>[]

/** What every file and page that is made of a release says about where it comes from. */
export type ReleaseOrigin = {
  releaseId: string
  /** Of the release, so that making a file again gives the same bytes. */
  date: string
  /** Without the address that resolves it; null if it has none. */
  doi: string | null
  sources: Sources
}

export async function loadReleaseOrigin(db: CommunityDb, releaseId: string): Promise<ReleaseOrigin> {
  const release = await db
    .selectFrom('release')
    .select(['sources', 'createdAt', 'builtAt', 'doi'])
    .where('id', '=', releaseId)
    .executeTakeFirstOrThrow()
  const date = (release.builtAt ?? release.createdAt).toISOString().slice(0, 10)
  return { releaseId, date, doi: release.doi, sources: z.array(ReleaseSource).parse(release.sources) }
}

/** The licences of source files, each once. */
export function licencesOf(sources: readonly Pick<Sources[number], 'licence'>[]): string[] {
  return [...new Set(sources.map(({ licence }) => licence))].sort()
}

/** The files that the records of a kind follow from. */
export function sourcesOfKind({ sources }: Pick<ReleaseOrigin, 'sources'>, kind: string | null): Sources {
  return sources.filter(({ recordKinds }) => recordKinds.some((name) => name === kind))
}
