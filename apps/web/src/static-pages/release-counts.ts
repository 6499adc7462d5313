import { type KindName, kindNames, kinds } from '@rosette/kinds/registry/contract.ts'

export type ReleaseCount = { kind: KindName; label: string; count: number }

/** Number of records of each kind that the release counts. */
export function releaseCounts(counts: Readonly<Record<string, number>>): ReleaseCount[] {
  return kindNames.flatMap((kind) => {
    const count = counts[kind]
    return count === undefined ? [] : [{ kind, label: kinds[kind].plural.toLowerCase(), count }]
  })
}
