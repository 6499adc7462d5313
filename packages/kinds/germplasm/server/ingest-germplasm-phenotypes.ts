import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { readTable } from '@rosette/file-formats/read-table.ts'
import type { Source } from '@rosette/release-kit/source.ts'

/** Locus, germplasm, phenotype and publication. A line without phenotype still ties the germplasm to its locus. */
export const ingestGermplasmPhenotypes: Source = {
  title: 'Germplasms and their phenotypes',
  file: /^Locus_Germplasm_Phenotype_.*\.txt(\.gz)?$/,
  isRequired: true,
  licence: 'CC-BY 4.0',
  citation:
    'Berardini et al. (2015) The Arabidopsis Information Resource: making and mining the gold standard annotated reference plant genome. Genesis 53:474–485',
  tables: { germplasm_phenotype: ['germplasm_name', 'locus_name', 'phenotype', 'pubmed_id'] },
  ingest: (out) =>
    readTable({
      columns: ['LOCUS_NAME', 'GERMPLASM_NAME', 'PHENOTYPE', 'PUBMED_ID'],
      parseLine: (line) => accept(line.split('\t')),
      toRow({ LOCUS_NAME, GERMPLASM_NAME, PHENOTYPE, PUBMED_ID }) {
        if (!GERMPLASM_NAME) return refuse('the name of the germplasm is missing')
        if (!/^\d{0,9}$/.test(PUBMED_ID)) return refuse(`${JSON.stringify(PUBMED_ID)} is no PubMed number`)
        return accept([GERMPLASM_NAME, LOCUS_NAME || null, unquote(PHENOTYPE) || null, PUBMED_ID ? Number(PUBMED_ID) : null])
      },
      row: (row) => out.row('germplasm_phenotype', row),
      reject: out.reject,
    }),
}

/** Some texts of this file stand in quotes, and one has the opening quote only; quotes inside a text belong to it. */
function unquote(text: string): string {
  const inner = /^"([^"]*)"?$/.exec(text)
  return (inner?.[1] ?? text).trim()
}
