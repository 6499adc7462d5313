import { expect, test } from 'vitest'
import { LocusHit } from '../../contract/locus-search-card.ts'
import { at4g18960 } from '../../fixtures/at4g18960.ts'
import { locusIndex, toLocusDocument } from './index-locus.ts'
import type { LocusSearchFields } from './load-locus-search-fields.ts'

test('[DATA-014] a document has every field of a gene hit and no field unknown to the index', () => {
  const further: LocusSearchFields = {
    terms: ['flower development'],
    term_synonyms: [],
    go_ids: ['GO:0009908'],
    po_ids: [],
    line_ids: [],
    stock_ids: [],
    sequence_ids: [],
    domain_ids: [],
    probe_ids: [],
    pubmed_ids: [],
    paper_titles: [],
    keywords: ['flower development'],
    annotations: [{ category: 'biological process', evidence: 'IMP', term: 'GO:0009908', terms: ['GO:0009908'] }],
    annotation_count: 0,
    evidence_codes: ['IMP'],
    evidence_groups: ['experimental'],
    go_terms: ['flower development'],
    pathways: [],
    expressed_in: ['Root'],
    po_terms: [],
    phenotypes: [],
    has_phenotype: false,
    has_insertion: true,
    is_lesser_member: false,
    model_names: ['AT4G18960.1'],
    gene_model_types: ['protein_coding'],
  }
  const document = { ...toLocusDocument(at4g18960), ...further }
  expect(LocusHit.parse(document)).toMatchObject({
    gene_name: 'AT4G18960',
    other_names: ['AG', 'F13C5.130', 'F13C5_130', 'AGAMOUS PROTEIN'],
    gene_model_type: 'protein_coding',
    uniprot_ids: ['A0A1P8B602', 'F4JSC8', 'P17839'],
    tairAccession: 'Locus:2117144',
    locus_tairObjectId: 2117144,
    symbol: 'AG',
    full_name: 'AGAMOUS',
    position: expect.stringMatching(/^Chr4:\d+-\d+$/),
  })
  expect(Object.keys(document).sort()).toEqual(Object.keys(locusIndex.fields).sort())
  expect(Object.keys(further.annotations[0] ?? {}).sort()).toEqual(Object.keys(locusIndex.fields.annotations?.group ?? {}).sort())
})

test('a locus without symbol or accession has a document too', () => {
  expect(toLocusDocument({ ...at4g18960, symbols: [], otherNames: [], tairObjectId: null })).toMatchObject({
    symbol: null,
    full_name: null,
    further_names: [],
    other_names: [],
    full_names: [],
    tairAccession: null,
  })
})
