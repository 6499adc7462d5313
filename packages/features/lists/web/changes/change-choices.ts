import type { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { changeDecisions, type DecideChanges, type ListChange } from '../../../list-contents/contract/record-list.ts'

export type Change = ListChange['change']
export type Decision = NonNullable<ListChange['decision']>

/** What is to become of one item. */
export type Choice = {
  decision: Decision
  /** Which of its successors are taken; all if left out. */
  successors?: readonly string[]
}

/** What was chosen and is not saved yet: for single items, and for everything else that a release did in the same way. */
export type Choices = { items: ReadonlyMap<string, Choice>; groups: ReadonlyMap<Change, Decision> }

export const noChoices: Choices = { items: new Map(), groups: new Map() }

/** A choice for one item holds over that for its group. */
export function choiceOf({ item, change }: ListChange, { items, groups }: Choices): Choice | null {
  const decision = groups.get(change)
  return items.get(item) ?? (decision ? { decision } : null)
}

export function chooseItem({ items, groups }: Choices, item: string, choice: Choice): Choices {
  return { items: new Map(items).set(item, choice), groups }
}

/** What was chosen before for one of its items gives way. */
export function chooseGroup({ items, groups }: Choices, changes: readonly ListChange[], change: Change, decision: Decision): Choices {
  const others = new Map(items)
  for (const { item } of changes) others.delete(item)
  return { items: others, groups: new Map(groups).set(change, decision) }
}

/** What can be decided about a whole group: an item without a successor has nothing that could be taken. */
export function decisionsOf(changes: readonly ListChange[]): readonly Decision[] {
  return changeDecisions.filter((decision) => decision !== 'taken' || changes.every(({ successors }) => successors.length > 0))
}

/** A choice that is offered, and the records that would then stand in the list. */
export type Offer = Choice & { links: readonly RecordRef[]; isOnly?: boolean }

/** All successors, each of several, the item itself, none. */
export function offersOf({ successors }: ListChange): readonly Offer[] {
  const each = successors.length > 1 ? successors : []
  return [
    ...(successors.length > 0 ? [{ decision: 'taken', links: successors } as const] : []),
    ...each.map((link) => ({ decision: 'taken', successors: [link.label], links: [link], isOnly: true }) as const),
    { decision: 'kept', links: [] },
    { decision: 'left_out', links: [] },
  ]
}

export function isSameChoice(one: Choice, other: Choice | null): boolean {
  return one.decision === other?.decision && String(one.successors) === String(other.successors)
}

/** How many open changes have a choice, and which. */
export function countChoices(open: readonly ListChange[], choices: Choices): Readonly<Record<Decision, number>> {
  const counts = { taken: 0, kept: 0, left_out: 0 }
  for (const change of open) {
    const choice = choiceOf(change, choices)
    if (choice) counts[choice.decision]++
  }
  return counts
}

/** The call that saves what was chosen. */
export function toDecideChanges(releaseId: string, { items, groups }: Choices): DecideChanges {
  return {
    releaseId,
    decisions: Array.from(items, ([item, { decision, successors }]) => ({
      item,
      decision,
      ...(successors && { successors: [...successors] }),
    })),
    others: Object.fromEntries(groups),
  }
}
