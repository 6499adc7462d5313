import { agiNamesIn } from '@rosette/contract-kit/agi-name.ts'
import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { citations } from '@rosette/release-kit/citations.ts'
import { tableSource } from '@rosette/release-kit/table-source.ts'

/** TAIR's gene families and their members. A cell may name two loci, or none where the gene had no locus yet. */
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
