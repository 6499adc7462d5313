import { readChains } from '@rosette/file-formats/mmcif/read-chains.ts'
import { cells, detailSource, oneOf } from '@rosette/release-kit/sources/detail-source.ts'
import type { Source } from '@rosette/release-kit/sources/source.ts'

const folder = 'structures'

/** `AF-P17839-F1-model_v4.cif` of the names `structures/AF-P17839-F1-model_v4.cif.gz` and `AF-P17839-F1-model_v4.cif`. */
function structureFileName(name: string): string {
  return name.replace(/^structures\//, '').replace(/\.gz$/i, '')
}

/** Longer files are not structures of a protein, and would be too much for a browser. */
const mostCharacters = 60_000_000

/** mmCIF files of the operator's folder, which the sheet describes (STRUCT-001). */
export const ingestStructureFiles: Source = {
  title: 'Structures of proteins',
  file: /^structures\/[\w.-]{1,120}\.cif(\.gz)?$/i,
  folder,
  isRequired: false,
  isMany: true,
  licence: 'as the sheet says',
  citation: 'as the sheet says',
  tables: {
    structure_file: ['file', 'mmcif'],
    structure_chain: ['file', 'chain', 'sequence', 'places', 'numbers', 'factors'],
  },
  ingest(out, file = '') {
    const name = structureFileName(file)
    const chains = readChains()
    const lines: string[] = []
    let length = 0
    let isRejected = false
    /** What is not mmCIF is one rejected line, and the next file is read. */
    function attempt(read: () => void): void {
      if (isRejected) return
      try {
        read()
      } catch (error) {
        isRejected = true
        lines.length = 0
        // The reader throws errors alone.
        out.reject((error as Error).message)
      }
    }
    return {
      line: (text) =>
        attempt(() => {
          length += text.length + 1
          if (length > mostCharacters) throw new Error(`it is longer than ${mostCharacters} characters`)
          lines.push(text)
          chains.line(text)
        }),
      end: () =>
        attempt(() => {
          const found = chains.end()
          if (found.length === 0) throw new Error('it has no chain of a protein')
          out.row('structure_file', [name, `${lines.join('\n')}\n`])
          for (const { name: chain, sequence, places, numbers, factors } of found) {
            out.row('structure_chain', [name, chain, sequence, arrayText(places), arrayText(numbers), arrayText(factors)])
          }
        }),
    }
  },
}

function arrayText(numbers: readonly number[]): string {
  return `{${numbers.join(',')}}`
}

export const ingestStructureSheet: Source = detailSource({
  title: 'Sheet of structures',
  file: 'rosette_structure',
  table: 'structure_sheet',
  columns: {
    file: structureFileName,
    protein: cells.text,
    uniprot_accession: (text) => (/^[A-Z0-9]{6,10}(-\d+)?$/.test(text) ? text.replace(/-\d+$/, '') : undefined),
    method: oneOf('predicted', 'experimental'),
    chain: cells.text,
    source: cells.text,
    accession: (text) => (/^[\w.:-]{1,100}$/.test(text) ? text : undefined),
    version: cells.text,
    licence: cells.text,
    citation: cells.text,
  },
  needed: ['file', 'method', 'chain', 'source', 'accession'],
})
