import { compileOnlyDb } from '@rosette/test-kit/compile-only-db.ts'
import { ingestLines } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { ProtocolHit } from '../contract/protocol-search-card.ts'
import { floralDip } from '../fixtures/floral-dip.ts'
import { protocolIndex, toProtocolDocument } from './index-protocol.ts'
import { protocolKeywordsQuery, protocolRowsQuery } from './load-protocol.ts'
import { identifiersOfProtocol, ingestProtocols } from './protocol-server.ts'

test('a protocol becomes a row; a wrong number, date or address is rejected', () => {
  const header = 'name\ttair_accession\tauthors\tdescription\tusage\tmethods\treference_id\tkeywords\twebsites\tdate_last_modified'
  const lines = [
    'Dip\t7\tA; B\td\tu\tm\t5\tx|y\tSite|https://example.org/\t2020-05-18',
    'Dip\tseven\t\t\t\t\t\t\t\t',
    'Dip\t\t\t\t\t\t\t\tnowhere\t',
    'Dip\t\t\t\t\t\t\t\t\t2020',
    '\t\t\t\t\t\t\t\t\t',
  ]
  expect(ingestLines(ingestProtocols, header, ...lines)).toEqual({
    rows: [['Dip', 7, 'A; B', 'd', 'u', 'm', 5, 'x|y', 'Site|https://example.org/', '2020-05-18']],
    rejected: ['"seven" is not a valid tair_accession', '"nowhere" is not a valid websites', '"2020" is not a valid date_last_modified'],
  })
})

test('[DATA-025] a document has every field of a protocol hit and no field unknown to the index', () => {
  const document = toProtocolDocument(floralDip)
  expect(ProtocolHit.parse(document)).toEqual({
    protocolId: 1_000_000_951,
    title: 'Floral dip transformation',
    authors: ['Clough SJ', 'Bent AF'],
    description: 'Plants are transformed by dipping their flowers into a suspension of Agrobacterium.',
    keywords: ['in situ hybridization', 'plant transformation'],
    websites: ['Plant Journal|https://doi.org/10.1046/j.1365-313x.1998.00343.x'],
  })
  expect(Object.keys(document).sort()).toEqual(Object.keys(protocolIndex.fields).sort())
})

test('title, authors and description can be searched as in the form', () => {
  const requests = Object.entries(protocolIndex.fields).filter(([, field]) => field.isSearchable)
  expect(requests.map(([name]) => name)).toEqual(['title', 'authors', 'description'])
})

test('a protocol is known by its name and its accession', () => {
  expect(identifiersOfProtocol({ ...floralDip, tairAccession: 'Protocol:7' }).names).toEqual([
    { type: 'name', name: 'Floral dip transformation' },
    { type: 'accession', name: 'Protocol:7' },
  ])
})

test('the SQL that loads a protocol', () => {
  const compiled = [protocolRowsQuery, protocolKeywordsQuery].map((query) => query(compileOnlyDb, [1, 2]).compile())
  for (const { parameters } of compiled) expect(parameters).toEqual([[1, 2]])
  expect(compiled.map(({ sql }) => sql).join('\n')).toMatchInlineSnapshot(`
    "select "protocol"."protocol_id", "protocol"."name", "protocol"."tair_accession", "protocol"."authors", "protocol"."description", "protocol"."usage", "protocol"."methods", "protocol"."websites", "protocol"."date_last_modified", "publication"."reference_id", "publication"."title" as "reference_title", "publication"."pubmed_id" as "reference_pubmed_id" from "protocol" left join "publication" on "publication"."reference_id" = "protocol"."reference_id" where "protocol"."protocol_id" = any($1)
    select "protocol_id", "keyword", "keyword_id" from "protocol_keyword" where "protocol_id" = any($1) order by "protocol_id", "keyword""
  `)
})
