import { cells, detailSource } from '@rosette/release-kit/sources/detail-source.ts'

export const ingestLibraries = detailSource({
  title: 'Libraries',
  file: 'rosette_library',
  table: 'library_detail',
  columns: {
    name: cells.text,
    tair_accession: cells.key,
    aliases: cells.text,
    abbreviation: cells.text,
    description: cells.text,
    insert_type: cells.text,
    insert_size_range: cells.text,
    restriction_enzymes: enzymeList,
    vectors: cells.text,
    host_strains: cells.text,
    germplasms: cells.text,
    date_last_modified: cells.date,
  },
  needed: ['name'],
})

/** Names separated by bars, each with its number if it has one: EcoRI=12|HindIII */
function enzymeList(text: string): string | undefined {
  return text.split('|').every((enzyme) => /^[^=]+(=\d{1,15})?$/.test(enzyme)) ? text : undefined
}
