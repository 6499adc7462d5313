import type { Kind } from '@rosette/contract-kit/kind/define-kind.ts'
import { ReleaseSource } from '@rosette/contract-kit/kind/release-facts.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { oncePerRelease } from '@rosette/release-kit/once-per-release.ts'
import { z } from 'zod'
import { licencesOf, sourcesOfKind } from '../../site/server/release-origin.ts'

/** The licences of the files that the records of a kind follow from. */
export type LicencesOfKind = (releaseId: string, kind: Pick<Kind, 'name'>) => Promise<readonly string[]>

/** As many releases as a process holds, and one that leaves. */
const heldReleases = 3

const text = 'select sources from community.release where id = $1'

/** Every record page names licences, also one that a replica answers; sources of a release never change, so they are read once. */
export function licencesByKind({ records }: Pick<Database, 'records'>): LicencesOfKind {
  const sourcesOf = oncePerRelease(async (releaseId) => {
    const [row] = await records.read<{ sources: unknown }>(releaseId, { name: 'release_sources', text, values: [releaseId] })
    return z.array(ReleaseSource).parse(row?.sources)
  }, heldReleases)
  return async (releaseId, { name }) => licencesOf(sourcesOfKind({ sources: await sourcesOf(releaseId) }, name))
}
