import { z } from 'zod'
import { EnrichmentSettings } from './enrichment-call.ts'

export const EnrichedGene = z.object({ key: z.int(), name: z.string(), symbol: z.string().nullable() }).meta({ id: 'EnrichedGene' })
export type EnrichedGene = z.infer<typeof EnrichedGene>

/** How many genes a row and a list of what was left out show; a call of its own gives all of a term. */
export const shownGenes = 10
export const listedLeftOut = 200
/** How many terms an answer has; the file has all. */
export const maxTerms = 1000

const LeftOut = z.object({ count: z.int(), genes: z.array(EnrichedGene).describe(`The first ${listedLeftOut}`) })

export const EnrichedTerm = z
  .object({
    id: z.string(),
    name: z.string(),
    key: z.int().nullable().describe('Key of its record; null if it has none'),
    found: z.int().describe('Counted list genes with the term'),
    withTerm: z.int().describe('Background genes with the term'),
    expected: z.number(),
    fold: z.number().describe('Found by expected'),
    log10P: z.number(),
    log10Q: z.number(),
    log10ElimP: z.number().nullable().describe('Without the genes of narrower terms that stand out; null for under-represented terms'),
    foldedInto: z.string().nullable().describe('The narrower term that explains it'),
    parents: z.array(z.string()).describe('The nearest terms above it in the same table'),
    genes: z.array(EnrichedGene).describe(`The first ${shownGenes} of those found`),
  })
  .meta({ id: 'EnrichedTerm' })
export type EnrichedTerm = z.infer<typeof EnrichedTerm>

export const enrichmentWarnings = [
  'no_annotations',
  'mostly_outside',
  'few_genes',
  'large_list',
  'few_tests',
  'list_is_background',
  'no_negation_told',
] as const

export const EnrichmentAnswer = z
  .object({
    releaseId: z.string(),
    settings: EnrichmentSettings,
    hasOwnBackground: z.boolean(),
    list: z.object({
      given: z.int().describe('Different ids that were sent'),
      notMatched: z.object({ count: z.int(), ids: z.array(z.string()).describe(`The first ${listedLeftOut}`) }),
      genes: z.int().describe('Different loci they are'),
      counted: z.int(),
      outside: LeftOut.describe('List genes that are not in the background'),
      withoutAnnotation: LeftOut,
    }),
    background: z.object({ genes: z.int(), counted: z.int() }),
    tests: z.int(),
    significant: z.int(),
    shown: z.int().describe('Significant terms that are not folded'),
    terms: z.array(EnrichedTerm).describe(`Significant over-represented terms, the first ${maxTerms}`),
    under: z.object({ significant: z.int(), terms: z.array(EnrichedTerm) }).describe('Under-represented terms'),
    annotationsLeftOut: z.object({
      negated: z.int(),
      noData: z.int(),
      root: z.int(),
      obsolete: z.int(),
      otherEvidence: z.int(),
      notMatched: z.int().describe('Different ids of gene sets that are not a locus of the release'),
    }),
    warnings: z.array(z.enum(enrichmentWarnings)),
    method: z.string().describe('A sentence for a methods section'),
  })
  .meta({ id: 'EnrichmentAnswer' })
export type EnrichmentAnswer = z.infer<typeof EnrichmentAnswer>

/** What a call about several sources is answered: what each of them alone would be, and one sentence about all. */
export const SourceAnswers = z
  .object({
    sources: z.array(EnrichmentAnswer).min(2).describe('In the order of the sources.'),
    tests: z.int().describe('Of all sources. p values are corrected within each source.'),
    method: z.string().describe('A sentence for a methods section'),
  })
  .meta({ id: 'SourceAnswers' })
export type SourceAnswers = z.infer<typeof SourceAnswers>

/** GET enrichment/loci. */
export const TermLoci = z
  .object({
    any: z.array(z.string()).describe('Counted list genes with at least one of the terms'),
    all: z.array(z.string()).describe('Those with all of them'),
  })
  .meta({ id: 'TermLoci' })
export type TermLoci = z.infer<typeof TermLoci>

const Paper = z.object({ key: z.int().nullable(), pubmedId: z.int().nullable() })

export const TermGenes = z
  .object({
    id: z.string(),
    name: z.string(),
    loci: z.array(z.string()).describe('All counted list genes with it'),
    genes: z.array(
      EnrichedGene.extend({
        annotations: z
          .array(
            z.object({
              id: z.string(),
              name: z.string(),
              key: z.int().nullable(),
              evidence: z.string().nullable(),
              papers: z.array(Paper),
            }),
          )
          .describe('To the term or one below it; empty if the source has no evidence'),
      }),
    ),
  })
  .meta({ id: 'TermGenes' })
export type TermGenes = z.infer<typeof TermGenes>
