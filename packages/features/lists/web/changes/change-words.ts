import type { ListKind } from '../../../list-contents/contract/list-kinds.ts'
import { wordsOf } from '../../../list-contents/web/list-words.ts'
import type { Change, Decision } from './change-choices.ts'

/** The name of a group, and what a release did to an item in the middle of a sentence. */
export const changeWords: Readonly<Record<Change, { title: string; verb: string }>> = {
  merged: { title: 'Merged', verb: 'merged into' },
  replaced: { title: 'Replaced', verb: 'replaced by' },
  split: { title: 'Split', verb: 'split into' },
  obsolete: { title: 'Obsolete', verb: 'made obsolete' },
  gone: { title: 'Gone', verb: 'gone' },
  back: { title: 'Back', verb: 'back' },
  matched: { title: 'Newly matched', verb: 'now names' },
}

/** What happened to the items of a group, and what they count as until somebody decides. */
export function explainChange(change: Change, kind: ListKind): string {
  const { singular, plural } = wordsOf(kind)
  return {
    merged: `Each was merged into an existing ${singular}. Until you decide, it counts as that ${singular}.`,
    replaced: `Each was replaced by a new ${singular}. Until you decide, it counts as the new one.`,
    split: `Each was split into several ${plural}. Until you decide, it is not counted.`,
    obsolete: 'These are obsolete and have no successor. They are not counted.',
    gone: 'The release has no records with these names and gives no reason. They are not counted.',
    back: 'The previous release did not have these; this one does. They are counted again.',
    matched: `These matched nothing when the list was made, and now name one ${singular} each. They are not in the list until you add them.`,
  }[change]
}

/** A left-over input is not in the list yet. */
export function decisionWord(change: Change, decision: Decision): string {
  if (change === 'matched') return { taken: 'add', kept: 'keep as left over', left_out: 'forget' }[decision]
  return { taken: 'take', kept: 'keep', left_out: 'leave out' }[decision]
}

/** What was decided, once it is saved. */
export function decidedWord(change: Change, decision: Decision): string {
  if (change === 'matched') return { taken: 'added', kept: 'still left over', left_out: 'forgotten' }[decision]
  return { taken: 'taken', kept: 'kept', left_out: 'left out' }[decision]
}
