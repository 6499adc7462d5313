import { cells, detailSource, oneOf } from '@rosette/release-kit/detail-source.ts'
import { zygosities } from '../contract/germplasm-criteria.ts'
import { germplasmTypes } from '../contract/germplasm-record.ts'

/** What the lists of germplasms leave out, in a layout of our own. */
export const ingestGermplasmDetails = detailSource({
  title: 'Details of germplasms',
  file: 'rosette_germplasm',
  table: 'germplasm_detail',
  columns: {
    name: cells.text,
    tair_accession: cells.wholeNumber,
    original_name: cells.text,
    scientific_name: cells.text,
    germplasm_type: oneOf(...germplasmTypes),
    description: cells.text,
    special_growth_conditions: cells.text,
    mutagen: cells.text,
    aneuploid: cells.flag,
    ploidy: cells.text,
    other_names: cells.text,
    ecotype_numbers: cells.wholeNumbers,
    parents: cells.text,
    members: cells.text,
    image_ids: cells.wholeNumbers,
    date_last_modified: cells.date,
  },
  needed: ['name'],
})

/** Constructs that a germplasm carries, with the clone or the vector they are. */
export const ingestGermplasmConstructs = detailSource({
  title: 'Constructs of germplasms',
  file: 'rosette_germplasm_construct',
  table: 'germplasm_construct',
  columns: {
    germplasm_name: cells.text,
    name: cells.text,
    construct_type: cells.text,
    clone_name: cells.text,
    vector_name: cells.text,
  },
  needed: ['germplasm_name', 'name'],
})

/** Alleles that a germplasm carries. The pipeline that genotyped insertion lines knows homozygous and heterozygous ones only. */
export const ingestGermplasmAlleles = detailSource({
  title: 'Alleles of germplasms',
  file: 'rosette_germplasm_allele',
  table: 'germplasm_allele',
  columns: { germplasm_name: cells.text, polymorphism_name: cells.text, zygosity: oneOf(...zygosities) },
  needed: ['germplasm_name', 'polymorphism_name'],
})
