import { type KindName, kindNames, kinds } from '@rosette/kinds/registry/contract.ts'

export type ReleaseCount = { kind: KindName; label: string; count: number }

/** What is counted, where the name of the kind does not say it: loci without a position, known by mutants only, are records, too (HOME-019). */
const counted: Partial<Record<KindName, string>> = { locus: 'loci on the genome', gene: 'gene models', germplasm: 'germplasm lines' }

/** Number of records of each kind that the release counts. */
export function releaseCounts(counts: Readonly<Record<string, number>>): ReleaseCount[] {
  return kindNames.flatMap((kind) => {
    const count = counts[kind]
    return count === undefined ? [] : [{ kind, label: counted[kind] ?? kinds[kind].plural.toLowerCase(), count }]
  })
}
