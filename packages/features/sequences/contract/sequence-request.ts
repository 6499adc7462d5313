import { formatNumber } from '@rosette/contract-kit/format-number.ts'
import { GeneSelection } from '@rosette/contract-kit/search/search-contract.ts'
import { Flank, flankSideOf, isFreeSet, SequenceChoice, SequenceSetId } from '@rosette/contract-kit/vocabulary/sequence-choices.ts'
import { z } from 'zod'
import { hasPlaces, maxSequenceIds, sequenceFormats, sequenceSpecies } from './sequence-rules.ts'

const Ids = z.union([z.string(), z.array(z.string())])

/** What is wanted of a list of IDs, or of genes selected on a results page (API-038). */
export const SequenceRequest = z
  .object({
    ids: Ids.optional().describe(
      `Loci or gene models, up to ${formatNumber(maxSequenceIds)}: a text, split at line breaks, tabs, commas, semicolons and spaces, or a list.`,
    ),
    genes: GeneSelection.optional().describe('Instead of ids: genes that were selected on a results page.'),
    geneList: z
      .string()
      .optional()
      .describe('With genes: the AGI gene IDs that were searched for. The matching gene models are among them.'),
    species: z.enum(sequenceSpecies).default('Arabidopsis thaliana'),
    dataset: SequenceSetId.default('araport11_transcripts'),
    flank: Flank.optional().describe('For the sets of a chosen length.'),
    choice: SequenceChoice.default('one_per_locus'),
    format: z.enum(sequenceFormats).default('fasta'),
  })
  .refine(({ ids, genes }) => (ids === undefined) !== (genes === undefined), { error: 'A request has either ids or genes.' })
  .refine(({ dataset, flank }) => (flankSideOf(dataset) === null) === (flank === undefined), {
    error: 'A flank goes with the sets of a chosen length, and with no other.',
    path: ['flank'],
  })
  .refine(({ dataset, choice }) => choice === 'one_per_locus' || isFreeSet(dataset), {
    error: 'This dataset has one sequence per locus only.',
    path: ['choice'],
  })
  .refine(({ choice, genes, geneList }) => choice !== 'matching_model' || genes === undefined || geneList !== undefined, {
    error: 'Matching gene models need the list of AGI gene IDs that was searched for.',
    path: ['geneList'],
  })
  .refine(({ dataset, format }) => format === 'fasta' || hasPlaces(dataset), {
    error: 'The release does not say where the gene models of TAIR10 lie.',
    path: ['format'],
  })
  .meta({ id: 'SequenceRequest' })
export type SequenceRequest = z.output<typeof SequenceRequest>
export type SequenceRequestBody = z.input<typeof SequenceRequest>
