import { z } from 'zod'
import { ListContentId } from '../../list-contents/contract/list-content.ts'

/** What an edge says. Binding and what is not stated have no direction; regulation leads from the regulator to its target. */
export const edgeKinds = ['binding', 'regulation', 'unclear', 'unstated'] as const
export type EdgeKind = (typeof edgeKinds)[number]

/** Regulation without a stated effect is hidden at first. */
export const kindsAtFirst: readonly EdgeKind[] = ['binding', 'regulation', 'unstated']

export const evidenceChoices = ['any', 'paper'] as const

/** How a filter names statements without a method. */
export const notStated = 'not stated'

/** Longest text of ids in an address. Longer ones are made a list first. */
export const maxItemsText = 6000

const severalOf = (text: string) => text.split('|').filter((part) => part !== '')

const genes = {
  list: ListContentId.optional().describe('A content of loci.'),
  items: z.string().min(1).max(maxItemsText).optional().describe('Loci in any spelling, separated by commas or spaces.'),
}

const filters = {
  kind: z
    .string()
    .transform(severalOf)
    .pipe(z.array(z.enum(edgeKinds)))
    .default([...kindsAtFirst])
    .describe(`Kinds of edges, separated by |: ${edgeKinds.join(', ')}. Unclear is regulation without a stated effect.`),
  source: z.string().max(1000).transform(severalOf).optional().describe('Sources, separated by |.'),
  method: z.string().max(300).optional().describe(`One method as its source names it, or "${notStated}".`),
  evidence: z.enum(evidenceChoices).default('any').describe('Any statement, or only those that name an original article.'),
}

const onlyOne = { error: 'Name a list or items.', path: ['list'] }
const isOnlyOne = ({ list, items }: { list?: string | undefined; items?: string | undefined }) =>
  (list === undefined) !== (items === undefined)

/** GET network. */
export const NetworkQuery = z.object({ ...genes, ...filters }).refine(isOnlyOne, onlyOne)
export type NetworkQuery = z.output<typeof NetworkQuery>

export const networkFormats = ['mitab', 'graphml'] as const

/** GET network/file. */
export const NetworkFileQuery = z
  .object({ ...genes, ...filters, format: z.enum(networkFormats).default('mitab') })
  .refine(isOnlyOne, onlyOne)
export type NetworkFileQuery = z.output<typeof NetworkFileQuery>

/** GET network/expected. */
export const ExpectedQuery = z.object(genes).refine(isOnlyOne, onlyOne)
