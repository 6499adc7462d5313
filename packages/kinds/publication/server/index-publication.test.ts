import { expect, test } from 'vitest'
import { PublicationHit } from '../contract/publication-search-card.ts'
import { untitledReference } from '../fixtures/untitled-reference.ts'
import { yanofsky1990 } from '../fixtures/yanofsky1990.ts'
import { type PublicationSearchFields, publicationIndex, toPublicationDocument } from './index-publication.ts'

const further: PublicationSearchFields = {
  keyword_terms: [],
  keyword_ids: [],
  keyword_lineage: [],
  locus_names: [],
  locus_ids: [],
  date_last_modified: ['2026-11-02'],
  is_recent: true,
}

test('[DATA-009] [DATA-018] a document has every field of a publication hit and no field unknown to the index', () => {
  // The build adds the origin.
  const document = { ...toPublicationDocument(yanofsky1990), ...further, origin: 'published' }
  expect(PublicationHit.parse(document)).toMatchObject({
    id: '5621',
    referenceId: 5621,
    pubName: ['Nature'],
    year: 1990,
    pubmedId: 1973265,
    loci: ['AT4G18960_2117144'],
    date_last_modified: ['2026-11-02'],
  })
  expect(Object.keys(document).sort()).toEqual(Object.keys(publicationIndex.fields).sort())
})

test('a reference without a title has a document too', () => {
  expect(PublicationHit.parse({ ...toPublicationDocument(untitledReference), ...further })).toMatchObject({
    title: [],
    authors: [],
    pubmedId: null,
  })
})
