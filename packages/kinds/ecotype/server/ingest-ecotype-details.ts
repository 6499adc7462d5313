import { cells, detailSource } from '@rosette/release-kit/detail-source.ts'

/** What the lists of accessions leave out, in a layout of our own; several names or stocks of a cell stand between bars. */
export const ingestEcotypeDetails = detailSource({
  title: 'Details of ecotypes',
  file: 'rosette_ecotype',
  table: 'ecotype_detail',
  columns: {
    ecotype_number: cells.wholeNumber,
    tair_accession: cells.wholeNumber,
    abbr_name: cells.text,
    aliases: cells.text,
    species_variant_type: cells.text,
    date_last_modified: cells.date,
    location: cells.text,
    latitude_max: cells.decimal,
    longitude_max: cells.decimal,
    altitude_min: cells.decimal,
    altitude_max: cells.decimal,
    number_of_plants: cells.wholeNumber,
    habitat: cells.text,
    average_temperature: cells.text,
    monthly_precipitation: cells.text,
    stocks: cells.text,
  },
  needed: ['ecotype_number'],
})
