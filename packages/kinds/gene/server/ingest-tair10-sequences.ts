import type { SequenceDatasetId } from '@rosette/contract-kit/sequence-datasets.ts'
import { readFasta } from '@rosette/file-formats/fasta.ts'
import { citations } from '@rosette/release-kit/citations.ts'
import type { Source } from '@rosette/release-kit/source.ts'

/** TAIR also publishes the representative gene models alone: that file has more in its name and is left alone. */
export const ingestTair10CodingSequences = publishedSequences('tair10_coding_sequences', {
  title: 'TAIR10 coding sequences',
  file: /^TAIR10_cds_\d{8}(_updated)?(\.(fa|fas|fasta))?(\.gz)?$/,
})

export const ingestTair10Proteins = publishedSequences('tair10_protein', {
  title: 'TAIR10 protein sequences',
  file: /^TAIR10_pep_\d{8}(_updated)?(\.(fa|fas|fasta))?(\.gz)?$/,
})

/** Headers are kept as they are behind the name: `| Symbols: … | description | place LENGTH=n`. */
function publishedSequences(dataset: SequenceDatasetId, head: Pick<Source, 'title' | 'file'>): Source {
  return {
    ...head,
    isRequired: false,
    ...citations.tair10,
    tables: { published_sequence: ['dataset', 'name', 'description', 'sequence'] },
    ingest: (out) =>
      readFasta({
        record({ name, header, sequence }) {
          // A stop at the end is no part of the protein; in nucleotides there is none.
          const letters = sequence.toUpperCase().replace(/\*$/, '')
          if (letters === '') return out.reject(`${name} has no sequence`)
          out.row('published_sequence', [dataset, name, header.slice(name.length).trim(), letters])
        },
        reject: out.reject,
      }),
  }
}
