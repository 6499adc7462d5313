import { withQuery } from '@rosette/contract-kit/site-paths/with-query.ts'
import { ListContentId } from '../../list-contents/contract/list-content.ts'
import { SavedSearchId } from '../../list-contents/contract/saved-search.ts'
import { type JoiningWord, joiningWords, maxSteps } from './joining-words.ts'

/** A step as an address has it: what it is of is stored under an id. */
export type AddressedStep = { join: JoiningWord; asGenes: boolean } & ({ search: string } | { list: string })

/** The page of the history, with a combination above it. */
export function combinationPath(steps: readonly AddressedStep[]): string {
  return withQuery('/search/history', { combine: formatSteps(steps) })
}

/** `and.search.{id}|without.list.{id}.genes`; null without steps. */
export function formatSteps(steps: readonly AddressedStep[]): string | null {
  const written = steps.map(({ join, asGenes, ...of }) => {
    const what = 'search' in of ? ['search', of.search] : ['list', of.list]
    return [join, ...what, ...(asGenes ? ['genes'] : [])].join('.')
  })
  return written.length === 0 ? null : written.join('|')
}

/** Reads what `formatSteps` wrote; what is not a step is left out. */
export function parseSteps(written: string | null): AddressedStep[] {
  return (written ?? '')
    .split('|')
    .flatMap((each) => parseStep(each) ?? [])
    .slice(0, maxSteps)
}

function parseStep(written: string): AddressedStep | null {
  const [word, what, id, genes, ...others] = written.split('.')
  const join = joiningWords.find((known) => known === word)
  if (join === undefined || others.length > 0 || (genes !== undefined && genes !== 'genes')) return null
  const asGenes = genes === 'genes'
  if (what === 'search' && SavedSearchId.safeParse(id).success) return { join, asGenes, search: SavedSearchId.parse(id) }
  if (what === 'list' && ListContentId.safeParse(id).success) return { join, asGenes, list: ListContentId.parse(id) }
  return null
}
