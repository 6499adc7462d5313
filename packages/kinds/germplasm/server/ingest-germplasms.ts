import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { citations } from '@rosette/release-kit/sources/citations.ts'
import { cells, detailSource, oneOf } from '@rosette/release-kit/sources/detail-source.ts'
import type { Source } from '@rosette/release-kit/sources/source.ts'
import { tableSource } from '@rosette/release-kit/sources/table-source.ts'
import { germplasmTypes } from '../contract/germplasm-record.ts'
import { zygosities } from '../contract/germplasm-search-card.ts'

/** Locus, germplasm, phenotype and publication. A line without a phenotype still links the germplasm to its locus. */
export const ingestGermplasmPhenotypes = phenotypes({
  title: 'Germplasms and their phenotypes',
  file: /^Locus_Germplasm_Phenotype_.*\.txt(\.gz)?$/,
  isRequired: true,
  ...citations.tair,
})

/** The same table as members of a site of ours filled it and curators accepted it. */
export const ingestMemberPhenotypes = phenotypes({
  title: 'Phenotypes from papers by members',
  file: /^rosette_phenotype\.txt(\.gz)?$/,
  isRequired: false,
  ...citations.release,
})

function phenotypes(head: Pick<Source, 'title' | 'file' | 'isRequired' | 'licence' | 'citation'>): Source {
  return tableSource({
    ...head,
    tables: { germplasm_phenotype: ['germplasm_name', 'locus_name', 'phenotype', 'pubmed_id'] },
    columns: ['LOCUS_NAME', 'GERMPLASM_NAME', 'PHENOTYPE', 'PUBMED_ID'],
    toRow({ LOCUS_NAME, GERMPLASM_NAME, PHENOTYPE, PUBMED_ID }) {
      if (!GERMPLASM_NAME) return refuse('the germplasm name is missing')
      if (!/^\d{0,9}$/.test(PUBMED_ID)) return refuse(`${JSON.stringify(PUBMED_ID)} is not a PubMed ID`)
      return accept([GERMPLASM_NAME, LOCUS_NAME || null, unquote(PHENOTYPE) || null, PUBMED_ID ? Number(PUBMED_ID) : null])
    },
    write: (out, row) => out.row('germplasm_phenotype', row),
  })
}

/** Some phenotypes in this file are quoted, one with the opening quote only; quotes inside a text are kept. */
function unquote(text: string): string {
  const inner = /^"([^"]*)"?$/.exec(text)
  return (inner?.[1] ?? text).trim()
}

/** Stocks, each with the line or alleles it contains. */
export const ingestSeedStocks = tableSource({
  title: 'Lists of seed stocks',
  file: /^ABRC_seed_stock_lists_\d{4}\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.abrc,
  tables: { seed_stock: ['stock_name', 'line_or_allele', 'list_name'] },
  columns: ['stock', 'line_or_allele', 'list'],
  toRow: ({ stock, line_or_allele, list }) =>
    stock && list ? accept([stock, line_or_allele || null, list]) : refuse('stock or list is missing'),
  write: (out, row) => out.row('seed_stock', row),
})

/** Pool sets of the Arabidopsis Knockout Facility: CSH1 contains the pools CSJ1 to CSJ25. */
export const ingestSeedPools = tableSource({
  title: 'Seed pools',
  file: /^ABRC_AKF_seed_pools\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.abrc,
  tables: { seed_pool_set: ['set_name', 'description'], seed_pool_member: ['set_name', 'member_name'] },
  columns: ['stock', 'j_pool_stocks', 'pools_in_set'],
  toRow({ stock, j_pool_stocks, pools_in_set }) {
    const pools = poolsOf(j_pool_stocks)
    if (!stock) return refuse('the stock is missing')
    if (!pools) return refuse(`${JSON.stringify(j_pool_stocks)} is not a range of pools such as CSJ1-CSJ25`)
    return accept({ stock, pools, description: pools_in_set || null })
  },
  write(out, { stock, pools, description }) {
    out.row('seed_pool_set', [stock, description])
    for (const pool of pools) out.row('seed_pool_member', [stock, pool])
  },
})

// A set has about 25 pools; a much longer range is a typo.
const mostPools = 1000

/** One range starts with a half number (CSJ240.5); the rest of its pools have whole numbers. */
function poolsOf(text: string): string[] | null {
  const [, prefix, start, lastPrefix, last] = /^([A-Z]+)(\d{1,7}(?:\.5)?)-([A-Z]+)(\d{1,7})$/.exec(text) ?? []
  const first = Math.ceil(Number(start))
  const length = Number(last) - first + 1
  if (prefix === undefined || prefix !== lastPrefix || length < 1 || length > mostPools) return null
  const whole = Array.from({ length }, (_, index) => `${prefix}${first + index}`)
  return first === Number(start) ? whole : [`${prefix}${start}`, ...whole]
}

/** Details missing from the published lists, in Rosette's own layout. */
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

/** Constructs that a germplasm carries, each with its clone or vector. */
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

/** Alleles that a germplasm carries. The genotyping of insertion lines distinguishes only homozygous from heterozygous. */
export const ingestGermplasmAlleles = detailSource({
  title: 'Alleles of germplasms',
  file: 'rosette_germplasm_allele',
  table: 'germplasm_allele',
  columns: { germplasm_name: cells.text, polymorphism_name: cells.text, zygosity: oneOf(...zygosities) },
  needed: ['germplasm_name', 'polymorphism_name'],
})
