import { readUniprot } from '@rosette/file-formats/uniprot/read-uniprot.ts'
import type { UniprotFlatEntry } from '@rosette/file-formats/uniprot/uniprot-entry.ts'
import { citations } from '@rosette/release-kit/sources/citations.ts'
import type { CopyValue, RowWriter, Source } from '@rosette/release-kit/sources/source.ts'

/** NCBI's number of the plant. Files of all plants, or of all of Swiss-Prot, are read as well. */
const thaliana = '3702'

// The helices and strands of known structures belong to the structures.
const ofStructures = new Set(['HELIX', 'STRAND', 'TURN'])

/** Entries of UniProt with their texts: flat files of Swiss-Prot, of TrEMBL, or of a choice of entries. */
export const ingestUniprotEntries: Source = {
  title: 'Entries of UniProt',
  file: /^uniprot[\w.-]*\.dat(\.gz)?$/i,
  isRequired: false,
  isMany: true,
  ...citations.uniprot,
  tables: {
    uniprot_entry: [
      'entry_id',
      'file',
      'accession',
      'entry_name',
      'is_reviewed',
      'entry_version',
      'entry_date',
      'protein_name',
      'existence',
      'length',
    ],
    uniprot_secondary_accession: ['entry_id', 'secondary_accession'],
    uniprot_named_locus: ['entry_id', 'locus_name'],
    uniprot_isoform: ['entry_id', 'isoform', 'name', 'is_displayed'],
    uniprot_named_model: ['entry_id', 'isoform', 'gene_model_name'],
    uniprot_text: ['entry_id', 'place', 'topic', 'molecule', 'body', 'details', 'evidence'],
    uniprot_feature: ['entry_id', 'place', 'feature_type', 'location', 'note', 'evidence'],
    uniprot_keyword: ['entry_id', 'place', 'keyword'],
    uniprot_reference: ['entry_id', 'reference_number', 'pubmed_id', 'doi', 'citation'],
  },
  ingest(out, file = '') {
    const seen = new Set<string>()
    return readUniprot({
      taxon: thaliana,
      entry(entry) {
        if (seen.has(entry.accession)) return out.reject(`${entry.accession} is in this file before`)
        seen.add(entry.accession)
        writeEntry(out, file, entry)
      },
      reject: out.reject,
    })
  },
}

function writeEntry(out: RowWriter, file: string, entry: UniprotFlatEntry): void {
  const { accession, name, isReviewed, version, date, proteinName, existence, length } = entry
  const write = (table: string, ...values: CopyValue[]) => out.row(table, [`${file} ${accession}`, ...values])
  write('uniprot_entry', file, accession, name, isReviewed, version, date, proteinName, existence, length)
  for (const secondary of entry.secondaryAccessions) write('uniprot_secondary_accession', secondary)
  for (const locus of entry.loci) write('uniprot_named_locus', locus)
  for (const { accession: isoform, name: itsName, isDisplayed } of entry.isoforms) write('uniprot_isoform', isoform, itsName, isDisplayed)
  for (const { name: model, isoform } of entry.geneModels) write('uniprot_named_model', isoform, model)
  entry.comments.forEach(({ topic, molecule, text, details, evidence }, index) => {
    write('uniprot_text', index, topic, molecule, text, details, evidence.join(', '))
  })
  entry.features.forEach(({ type, location, text, evidence }, index) => {
    if (!ofStructures.has(type)) write('uniprot_feature', index, type, location, text, evidence.join(', '))
  })
  entry.keywords.forEach((keyword, index) => {
    write('uniprot_keyword', index, keyword)
  })
  for (const { number, pubmedId, doi, citation } of entry.references) write('uniprot_reference', number, pubmedId, doi, citation)
}
