import { cells, detailSource } from '@rosette/release-kit/sources/detail-source.ts'

export const ingestVectors = detailSource({
  title: 'Vectors',
  file: 'rosette_vector',
  table: 'vector_detail',
  columns: {
    name: cells.text,
    tair_accession: cells.key,
    aliases: cells.text,
    vector_type: cells.text,
    description: cells.text,
    promoter_name: cells.text,
    promoter_info: cells.text,
    antibiotic_resistance: cells.text,
    host_strain: cells.text,
    images: imageList,
    date_last_modified: cells.date,
  },
  needed: ['name'],
})

/** Numbers between bars, each with the address of a page that shows the picture where there is one: 12=https://…|13 */
function imageList(text: string): string | undefined {
  return text.split('|').every((image) => /^\d{1,15}(=https:\/\/\S+)?$/.test(image)) ? text : undefined
}
