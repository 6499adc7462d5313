import { agiNamesIn } from '@rosette/contract-kit/vocabulary/agi-name.ts'
import { parseGeneModelType } from '@rosette/contract-kit/vocabulary/gene-model-types.ts'
import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { parseQuotedLine } from '@rosette/file-formats/quoted-line.ts'
import { citations } from '@rosette/release-kit/sources/citations.ts'
import { cells, detailSource, oneOf } from '@rosette/release-kit/sources/detail-source.ts'
import { tableSource } from '@rosette/release-kit/sources/table-source.ts'

/** Type and descriptions of gene models, and of uORFs and genetic loci, which have no model in the release and stay in the table. */
export const ingestFunctionalDescriptions = tableSource({
  title: 'Functional descriptions',
  file: /^Araport11_functional_descriptions_(?<date>.*)\.txt(\.gz)?$/,
  isRequired: true,
  // A summary that the newest file leaves out was withdrawn.
  editions: { recordOf: ([name]) => String(name).toUpperCase() },
  ...citations.tair,
  tables: {
    functional_description: ['name', 'gene_model_type', 'short_description', 'curator_summary', 'computational_description'],
  },
  columns: ['name', 'gene_model_type', 'short_description', 'Curator_summary', 'Computational_description'],
  // Since 2020 cells are bare, and a quotation mark belongs to the text.
  parseLine: (line) => (line.startsWith('"') ? parseQuotedLine(line, '\t') : accept(line.split('\t'))),
  toRow({ name, gene_model_type, short_description, Curator_summary, Computational_description }) {
    const type = parseGeneModelType(gene_model_type)
    if (!name) return refuse('name is missing')
    if (type === null) return refuse(`${JSON.stringify(gene_model_type)} is not a gene model type`)
    const texts = [short_description, Curator_summary, Computational_description].map((text) => splitSentences(text) || null)
    return accept([name, type, ...texts])
  },
  write: (out, row) => out.row('functional_description', row),
})

/** Some sentences follow each other without a blank: `of starch biosynthesis.Expressed in roots`. `At.XYZ` is a name. */
export function splitSentences(text: string): string {
  return text.replace(/(?<=[a-z]{3}|[a-z]\))\.(?=[A-Z])/g, '. ')
}

/** TAIR's gene families and their members. A cell may name two loci, or none if the gene had no locus yet. */
export const ingestGeneFamilies = tableSource({
  title: 'Gene families',
  file: /^TAIR_gene_families_table\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.tair,
  licence: 'TAIR public data, attribution to TAIR',
  tables: { gene_family_member: ['family', 'sub_family', 'locus_name', 'gene_name', 'genbank_accession', 'protein_function'] },
  columns: ['gene_family', 'sub_family', 'locus', 'gene_name', 'genbank_accession', 'protein_function'],
  toRow(cells) {
    if (!cells.gene_family) return refuse('the name of the family is missing')
    const loci = agiNamesIn(cells.locus)
    const further = [cells.gene_name, cells.genbank_accession, cells.protein_function].map((text) => text || null)
    return accept((loci.length === 0 ? [null] : loci).map((locus) => [cells.gene_family, cells.sub_family || null, locus, ...further]))
  },
  write(out, rows) {
    for (const row of rows) out.row('gene_family_member', row)
  },
})

/** Publications about loci, gene models and genetic loci. Titles are not in this file. */
export const ingestLocusPublications = tableSource({
  title: 'Publications of loci',
  file: /^Locus_Published_.*\.txt(\.gz)?$/,
  isRequired: false,
  ...citations.tair,
  tables: { locus_publication: ['name', 'reference_id', 'pubmed_id', 'publication_year'] },
  columns: ['name', 'reference_id', 'pubmed_id', 'publication_year'],
  parseLine: (line) => parseQuotedLine(line, '\t'),
  toRow({ name, reference_id, pubmed_id, publication_year }) {
    if (!name || !/^\d{1,15}$/.test(reference_id)) return refuse('a name and the number of a reference are needed')
    return accept([name, Number(reference_id), wholeOrNull(pubmed_id), wholeOrNull(publication_year)])
  },
  write: (out, row) => out.row('locus_publication', row),
})

function wholeOrNull(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

/** What the official files do not say about a locus, in a format of our own. */
export const ingestLocusDetails = detailSource({
  title: 'Details of loci',
  file: 'rosette_locus',
  table: 'locus_detail',
  columns: { locus_name: cells.text, has_phylogenes_page: cells.flag },
  needed: ['locus_name'],
})

/** What curators accepted to correct, as `rosette curation export` writes it; locus-corrections.sql applies it to the rows of other files. */
export const ingestLocusCorrections = detailSource({
  title: 'Corrections of loci',
  file: 'rosette_locus_correction',
  table: 'locus_correction',
  columns: {
    locus_name: cells.text,
    field: oneOf('symbol', 'full_name', 'description', 'publication'),
    of_symbol: cells.text,
    old_value: cells.text,
    new_value: cells.text,
    correction: cells.wholeNumber,
    decided_on: cells.date,
  },
  needed: ['locus_name', 'field'],
})
