import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { citations } from '@rosette/release-kit/citations.ts'
import { tableSource } from '@rosette/release-kit/table-source.ts'

/** Locus, germplasm, phenotype and publication. A line without phenotype still ties the germplasm to its locus. */
export const ingestGermplasmPhenotypes = tableSource({
  title: 'Germplasms and their phenotypes',
  file: /^Locus_Germplasm_Phenotype_.*\.txt(\.gz)?$/,
  isRequired: true,
  ...citations.tair,
  tables: { germplasm_phenotype: ['germplasm_name', 'locus_name', 'phenotype', 'pubmed_id'] },
  columns: ['LOCUS_NAME', 'GERMPLASM_NAME', 'PHENOTYPE', 'PUBMED_ID'],
  toRow({ LOCUS_NAME, GERMPLASM_NAME, PHENOTYPE, PUBMED_ID }) {
    if (!GERMPLASM_NAME) return refuse('the name of the germplasm is missing')
    if (!/^\d{0,9}$/.test(PUBMED_ID)) return refuse(`${JSON.stringify(PUBMED_ID)} is no PubMed number`)
    return accept([GERMPLASM_NAME, LOCUS_NAME || null, unquote(PHENOTYPE) || null, PUBMED_ID ? Number(PUBMED_ID) : null])
  },
  write: (out, row) => out.row('germplasm_phenotype', row),
})

/** Some texts of this file stand in quotes, and one has the opening quote only; quotes inside a text belong to it. */
function unquote(text: string): string {
  const inner = /^"([^"]*)"?$/.exec(text)
  return (inner?.[1] ?? text).trim()
}
