import type { Kind } from '@rosette/contract-kit/kind/define-kind.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { KindChanges, ReleaseChanges } from '../contract/release-changes.ts'

/** What a kind is called in a sentence: `1 gene`, `7,775 genes`. */
export function countRecords(kind: string, count: number): string {
  const known = kindOf(kind)
  return `${formatNumber(count)} ${(count === 1 ? known?.label : known?.plural)?.toLowerCase() ?? kind}`
}

export function labelOfKind(kind: string): string {
  return kindOf(kind)?.label ?? kind
}

function kindOf(name: string): Kind | undefined {
  return Object.values<Kind>(kinds).find((kind) => kind.name === name)
}

/** Records that were added, removed or changed. */
export function touchedOf({ added, removed, changed }: Pick<KindChanges, 'added' | 'removed' | 'changed'>): number {
  return added + removed + changed
}

/** Kinds of which some records changed, most records first; then the names of the others. */
export function splitKinds(release: Pick<ReleaseChanges, 'kinds'>): { touched: [string, KindChanges][]; same: [string, KindChanges][] } {
  const all = Object.entries(release.kinds)
  return {
    touched: all.filter(([, counts]) => touchedOf(counts) > 0).toSorted(([, one], [, other]) => touchedOf(other) - touchedOf(one)),
    same: all.filter(([, counts]) => touchedOf(counts) === 0).toSorted(([, one], [, other]) => other.total - one.total),
  }
}

const mostNamed = 3

/** One sentence that says what changed and what did not. */
export function describeRelease(release: ReleaseChanges): string {
  const { againstId, comparison } = release
  if (againstId === null) return 'The first release of this version of the site: there is nothing to compare it with.'
  if (comparison === 'missed') return `It could not be compared with ${againstId}, which was gone too soon.`
  if (comparison === 'waiting') return `It is being compared with ${againstId}. Counts appear kind by kind.`
  const { touched, same } = splitKinds(release)
  if (touched.length === 0) return `Compared with ${againstId}, no record changed.`
  const named = touched.slice(0, mostNamed).map(([kind, counts]) => countRecords(kind, touchedOf(counts)))
  const others = touched.length - named.length
  const changed = [...named, ...(others > 0 ? [`records of ${formatCount(others, 'other kind')}`] : [])]
  const unchanged =
    same.length === 0 ? '' : ` ${formatCount(same.length, 'kind')} of records ${same.length === 1 ? 'is' : 'are'} as before.`
  return `Compared with ${againstId}, ${joinWords(changed)} changed.${unchanged}`
}

function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
