import { cells, detailSource } from '@rosette/release-kit/sources/detail-source.ts'

/** Communications to the curators. Not officially published; docs/data-sources.md describes this layout. */
export const ingestCommunications = detailSource({
  title: 'Communications',
  file: 'rosette_communication',
  licence: 'CC0 1.0',
  citation: 'Communications to the curators',
  table: 'communication_line',
  columns: {
    name: cells.text,
    author_name: cells.text,
    communication_date: cells.date,
    communication: cells.text,
    websites: cells.websites,
  },
  needed: ['name'],
})
