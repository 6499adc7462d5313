import { parseWebsites } from '@rosette/contract-kit/records/website.ts'
import { cells, detailSource } from '@rosette/release-kit/sources/detail-source.ts'

/** Laboratory protocols. No official file provides them; docs/data-sources.md describes this format. */
export const ingestProtocols = detailSource({
  title: 'Laboratory protocols',
  file: 'rosette_protocol',
  table: 'protocol_line',
  columns: {
    name: cells.text,
    tair_accession: cells.wholeNumber,
    authors: cells.text,
    description: cells.text,
    usage: cells.text,
    methods: cells.text,
    reference_id: cells.wholeNumber,
    keywords: cells.text,
    websites: (text) => (parseWebsites(text) === null ? undefined : text),
    date_last_modified: cells.date,
  },
  needed: ['name'],
})
