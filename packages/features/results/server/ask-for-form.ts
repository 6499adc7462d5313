import type { CallOptions } from '@rosette/search-engine/engine/open-engine.ts'
import type { Visitor } from '../../access/contract/access.ts'
import { askForTerms } from './ask-for-terms.ts'
import { keysOfSelection, type SelectionNeeds } from './keys-of-selection.ts'
import type { Asked } from './run-search.ts'
import { type AskedList, searchContext } from './search-context.ts'
import type { SearchTarget } from './search-target.ts'

export type FormNeeds = SelectionNeeds & {
  /** The visitor who searches. */
  visitorOf(): Promise<Visitor>
}

type AskedForm = { asked: Asked; lists: readonly AskedList[] }

/** The query for the terms of a visitor's form, and the ID lists among them. */
export async function askForForm(
  needs: FormNeeds,
  target: SearchTarget,
  terms: readonly Readonly<Record<string, unknown>>[],
  call: CallOptions,
): Promise<AskedForm> {
  const { context, lists } = searchContext(target, {
    ...needs,
    keysOfSelection: (selection) => keysOfSelection(needs, selection, call),
  })
  return { asked: await askForTerms(target, terms, context), lists }
}
