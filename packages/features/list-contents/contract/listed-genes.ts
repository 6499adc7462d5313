import { z } from 'zod'
import { ListContentId } from './list-content.ts'

/** Longest text of ids in an address. Longer ones are made a list first. */
export const maxItemsText = 6000

/** The genes that an analysis is asked about in an address: those of a stored list, or some ids. */
export const listedGenes = {
  list: ListContentId.optional().describe('A content of loci.'),
  items: z.string().min(1).max(maxItemsText).optional().describe('Loci in any spelling, separated by commas or spaces.'),
}

/** Refines a query with `listedGenes`: it names one of the two. */
export const isListOrItems = ({ list, items }: { list?: string | undefined; items?: string | undefined }) =>
  (list === undefined) !== (items === undefined)
export const listOrItems = { error: 'Name a list or items.', path: ['list'] }

/** `binding|regulation`: several values of an address. */
export function severalOf(text: string): string[] {
  return text.split('|').filter((part) => part !== '')
}
