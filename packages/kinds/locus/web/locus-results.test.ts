import { expect, test } from 'vitest'
import { toGeneTableRow } from './locus-results.tsx'

const hit = {
  locus_tairObjectId: 2117144,
  gene_name: 'AT4G18960',
  other_names: ['AG'],
  description: 'Floral homeotic gene',
  phenotypes: [],
  uniprot_ids: [],
  gene_model_ids: ['AT4G18960.1', 'AT4G18960.2'],
  gene_tair_ids: ['2117143'],
  gene_model_type: 'protein_coding',
  keywords: [],
  tairAccession: null,
  symbol: 'AG',
  full_name: 'AGAMOUS',
  position: null,
  publication_count: 0,
}

test('[DATA-012] a row of the gene table has the locus, its gene models with their keys, and the description', () => {
  const model = { locusId: 2117144, locusName: 'AT4G18960' }
  expect(toGeneTableRow(hit)).toEqual({
    locus: { kind: 'locus', key: 2117144, label: 'AT4G18960' },
    protein_models: [
      { ...model, geneId: 2117143, geneName: 'AT4G18960.1' },
      { ...model, geneId: null, geneName: 'AT4G18960.2' },
    ],
    description: 'Floral homeotic gene',
  })
})
