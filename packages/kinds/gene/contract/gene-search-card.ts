import { defineColumns, defineFacets, defineSearchCard } from '@rosette/contract-kit/cards/define-search-card.ts'
import { GeneSelection } from '@rosette/contract-kit/search/search-contract.ts'
import { geneModelTypeLabel } from '@rosette/contract-kit/vocabulary/gene-model-types.ts'
import { z } from 'zod'

/** The gene description document of the specification (1, section 3) with the key of the record. */
export const GeneHit = z
  .object({
    geneId: z.int(),
    locusName: z.string().nullable(),
    locusId: z.int().nullable(),
    geneName: z.string(),
    geneModelType: z.string(),
    description: z.string().nullable(),
    primarySymbol: z.string().nullable(),
    /** All symbols but the primary one. */
    affiliateSymbol: z.array(z.string()),
  })
  .meta({ id: 'GeneHit' })
export type GeneHit = z.infer<typeof GeneHit>

/** Gene models of the selected loci; all of them if none is selected. */
export const GeneCriteria = z.object({ genes: GeneSelection.optional() })
export type GeneCriteria = z.infer<typeof GeneCriteria>

/** RESULTS-064. Each row is a gene model and starts with its name. */
export const geneColumns = defineColumns<GeneHit>([
  { id: 'geneName', label: 'Gene', text: (hit) => hit.geneName, isSortable: true },
  { id: 'locusName', label: 'Locus', text: (hit) => hit.locusName ?? '', isSortable: true },
  { id: 'geneModelType', label: 'Gene model type', text: (hit) => hit.geneModelType, isSortable: true },
  { id: 'description', label: 'Description', text: (hit) => hit.description ?? '', isSortable: false },
  { id: 'primarySymbol', label: 'Primary symbol', text: (hit) => hit.primarySymbol ?? '', isSortable: true },
  { id: 'affiliateSymbol', label: 'Other symbols', text: (hit) => hit.affiliateSymbol.join('; '), isSortable: true },
])

export const geneFacets = defineFacets({
  geneModelType: { label: 'Gene model type', values: geneModelTypeLabel },
})

/** "Gene" in the search box finds loci; gene models are found through their descriptions (DATA-028). */
export const geneSearchCard = defineSearchCard({
  category: 'descriptions',
  call: 'gene/descriptions',
  singular: 'gene description',
  plural: 'gene descriptions',
  file: { word: 'descriptions', isOffered: true },
  form: { category: 'genes', isOffered: false },
  description: null,
  hit: GeneHit,
  columns: geneColumns,
  criteria: GeneCriteria,
  facets: geneFacets,
  genome: null,
})
