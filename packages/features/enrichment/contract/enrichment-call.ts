import { z } from 'zod'
import { ListContentId } from '../../list-contents/contract/list-content.ts'
import { listedGenes } from '../../list-contents/contract/listed-genes.ts'
import { EvidenceChoice } from './evidence-choice.ts'
import { SourceChoice } from './source-choice.ts'
import { corrections } from './statistics/correct-p-values.ts'
import { backgroundNames, termSourceNames } from './term-sources.ts'

const Size = z.coerce.number().int().min(1).max(100_000)

const settings = {
  source: SourceChoice.default('go_bp').describe('What genes may have in common: a source, or several separated by commas.'),
  background: z.enum(backgroundNames).default('annotated').describe('The genes from which the list could have been drawn.'),
  expressedIn: z
    .string()
    .min(1)
    .max(300)
    .optional()
    .describe(
      'Of the background expressed: a data set, its organ and its sample, separated by |, as expression/samples names them; the last one or two may be left out. Without it any sample of the largest data set.',
    ),
  evidence: EvidenceChoice.default('any').describe('Of ontologies: any, curated, experimental, or codes separated by commas.'),
  min: Size.default(5).describe('Terms with fewer background genes are not tested.'),
  max: Size.default(2000).describe('Terms with more background genes are not tested.'),
  correction: z.enum(corrections).default('bh').describe('Benjamini-Hochberg, Bonferroni or Benjamini-Yekutieli.'),
  alpha: z.coerce.number().gt(0).max(1).default(0.05).describe('Significant: q up to this.'),
  unannotated: z.enum(['0', '1']).default('0').describe('1: genes without a counted annotation are counted, on both sides.'),
}

const sizesFit = { error: 'The largest size is below the smallest.', path: ['max'] }

/** What is asked for: one source or several. */
export const RequestedSettings = z.object(settings)
export type RequestedSettings = z.output<typeof RequestedSettings>

const oneSource = { source: z.enum(termSourceNames).default('go_bp').describe('What genes may have in common.') }

/** What is tested: each source by itself (decision 0082). */
export const EnrichmentSettings = RequestedSettings.extend(oneSource)
export type EnrichmentSettings = z.output<typeof EnrichmentSettings>

const term = z.string().min(1).max(300).describe('A term of the source, as GO:0009909.')

const stored = {
  list: ListContentId.optional().describe('A stored list of loci, instead of items.'),
  backgroundList: ListContentId.optional().describe('A stored list of loci as custom background; it replaces background.'),
}

type Sides = { items?: unknown; list?: unknown; backgroundItems?: unknown; backgroundList?: unknown }

const hasOneList = ({ items, list }: Sides) => (items === undefined) !== (list === undefined)
const oneList = { error: 'Give either items or a list.', path: ['items'] }
const hasOneBackground = ({ backgroundItems, backgroundList }: Sides) => backgroundItems === undefined || backgroundList === undefined
const oneBackground = { error: 'Give either backgroundItems or a backgroundList.', path: ['backgroundItems'] }

/** GET enrichment: a short list in the address, or a kept one. */
export const EnrichmentQuery = z
  .object({
    ...settings,
    ...stored,
    items: listedGenes.items,
  })
  .refine(({ min, max }) => min <= max, sizesFit)
  .refine(hasOneList, oneList)
export type EnrichmentQuery = z.output<typeof EnrichmentQuery>

const Items = z.union([z.string(), z.array(z.string())])

/** POST enrichment. */
export const EnrichmentRequest = z
  .object({
    ...settings,
    ...stored,
    items: Items.optional().describe(
      'Up to 100,000 loci in any spelling: a text, split at line breaks, tabs, commas, semicolons and spaces, or a list.',
    ),
    backgroundItems: Items.optional().describe('Loci of a custom background, written as items are; it replaces background.'),
  })
  .refine(({ min, max }) => min <= max, sizesFit)
  .refine(hasOneList, oneList)
  .refine(hasOneBackground, oneBackground)
  .meta({ id: 'EnrichmentRequest' })
export type EnrichmentRequest = z.output<typeof EnrichmentRequest>
export type EnrichmentRequestBody = z.input<typeof EnrichmentRequest>

export function hasOwnBackground({
  backgroundItems,
  backgroundList,
}: Pick<EnrichmentRequest, 'backgroundItems' | 'backgroundList'>): boolean {
  return backgroundItems !== undefined || backgroundList !== undefined
}

// Names of families have commas.
const terms = z
  .string()
  .min(1)
  .max(12_000)
  .transform((text) => text.split('|'))
  .describe('Terms of the source, separated by |.')

/** How the terms of a source belong together: the same call about one source. */
export const TermGraphQuery = EnrichmentQuery.safeExtend(oneSource)
export const TermGraphRequest = EnrichmentRequest.safeExtend(oneSource).meta({ id: 'TermGraphRequest' })
export type TermGraphRequest = z.output<typeof TermGraphRequest>

/** The loci of several terms of a source: the same call, and the terms. */
export const TermLociQuery = TermGraphQuery.safeExtend({ terms })
export const TermLociRequest = TermGraphRequest.safeExtend({ terms }).meta({ id: 'TermLociRequest' })

/** The genes of a term: the same call, and the term. */
export const TermGenesQuery = TermGraphQuery.safeExtend({ term })
export const TermGenesRequest = TermGraphRequest.safeExtend({ term }).meta({ id: 'TermGenesRequest' })
