import { cells, detailSource } from '@rosette/release-kit/sources/detail-source.ts'

export const ingestHoststrains = detailSource({
  title: 'Host strains',
  file: 'rosette_hoststrain',
  table: 'hoststrain_detail',
  columns: {
    name: cells.text,
    tair_accession: cells.key,
    media: cells.text,
    genotype: cells.text,
    taxons: cells.text,
    date_last_modified: cells.date,
  },
  needed: ['name'],
})
