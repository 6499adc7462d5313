import { z } from 'zod'
import { ListContentId } from '../../list-contents/contract/list-content.ts'
import { isListOrItems, listedGenes, listOrItems, severalOf } from '../../list-contents/contract/listed-genes.ts'
import { GoAspect } from '../../lists/contract/views/list-groups.ts'

/** What an edge says. Binding and what is not stated have no direction; regulation leads from the regulator to its target. */
export const edgeKinds = ['binding', 'regulation', 'unclear', 'unstated'] as const
export type EdgeKind = (typeof edgeKinds)[number]

/** Regulation without a stated effect is hidden at first. */
export const kindsAtFirst: readonly EdgeKind[] = ['binding', 'regulation', 'unstated']

export const evidenceChoices = ['any', 'paper'] as const

/** How a filter names statements without a method. */
export const notStated = 'not stated'

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

/** What the genes of a picture are coloured by. */
const colours = {
  groups: GoAspect.optional().describe('The aspect whose groups of the GO slim each gene gets.'),
  mark: ListContentId.optional().describe('A content of loci; the genes that it has are marked.'),
}

/** GET network. */
export const NetworkQuery = z.object({ ...listedGenes, ...filters, ...colours }).refine(isListOrItems, listOrItems)
export type NetworkQuery = z.output<typeof NetworkQuery>

export const networkFormats = ['mitab', 'graphml'] as const

/** GET network/file. */
export const NetworkFileQuery = z
  .object({ ...listedGenes, ...filters, format: z.enum(networkFormats).default('mitab') })
  .refine(isListOrItems, listOrItems)
export type NetworkFileQuery = z.output<typeof NetworkFileQuery>

/** GET network/expected. */
export const ExpectedQuery = z.object(listedGenes).refine(isListOrItems, listOrItems)
