import type { CloneHost } from './clone-parts.ts'

/** A host strain as a loader joins it: the name that a file gives, and the record where the release has one. */
export type HostRow = { hostName: string | null; hostStrainId: number | null; genus: string | null; species: string | null }

/** Null where no host is recorded. */
export function toCloneHost({ hostName, hostStrainId, genus, species }: HostRow): CloneHost | null {
  if (hostName === null) return null
  const hostStrain = hostStrainId === null ? null : { kind: 'hoststrain', key: hostStrainId, label: hostName }
  return { hostStrain, originalName: hostName, genus, species }
}
