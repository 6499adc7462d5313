import { joinWords } from '@rosette/ui-kit/pictures/upset/set-parts.ts'
import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { ListKind } from '../../../list-contents/contract/list-kinds.ts'
import { countOf } from '../../../list-contents/web/list-words.ts'
import type { TakenItems } from '../../contract/resolve-report.ts'

/** `412 lines`, or `71 ids in 64 lines` if some lines hold several. */
export function describeIds(count: number, lineCount: number): string {
  return count === lineCount ? formatCount(count, 'line') : `${formatCount(count, 'id')} in ${formatCount(lineCount, 'line')}`
}

/** `6 ids need a decision. 8 add nothing: 5 repeated, 2 unknown and 1 left out.` */
export function describeRest({ counts: { open, repeated, unmatched, leftOut } }: TakenItems): string {
  const nothing = repeated + unmatched + leftOut
  const parts = [
    ...(repeated > 0 ? [`${formatNumber(repeated)} repeated`] : []),
    ...(unmatched > 0 ? [`${formatNumber(unmatched)} without a match`] : []),
    ...(leftOut > 0 ? [`${formatNumber(leftOut)} left out`] : []),
  ]
  return [
    open > 0 ? `${formatCount(open, 'id')} ${open === 1 ? 'needs' : 'need'} a decision.` : '',
    nothing > 0 ? `${formatCount(nothing, 'id')} ${nothing === 1 ? 'adds' : 'add'} nothing: ${joinWords(parts)}.` : '',
  ].join(' ')
}

/**
 * `389 ids taken, 6 of them name one already there: 383 loci`. If both of an ambiguous name are taken, ids and what they name differ:
 * `51 ids taken name 57 loci, 14 of these are named again: 43 loci`.
 */
export function describeTaken(kind: ListKind, { items, nameCount, counts: { taken } }: TakenItems): string {
  const again = nameCount - items.length
  const isOneEach = nameCount === taken
  const ids = `${formatCount(taken, 'id')} taken${isOneEach ? '' : ` ${taken === 1 ? 'names' : 'name'} ${countOf(nameCount, kind)}`}`
  const repeated = isOneEach
    ? `, ${formatNumber(again)} of them ${again === 1 ? 'names' : 'name'} one already there`
    : `, ${formatNumber(again)} of these ${again === 1 ? 'is' : 'are'} named again`
  return `${ids}${again === 0 ? '' : repeated}: ${countOf(items.length, kind)}`
}
