/** How a file is shown: text, images and what is known of a table in the page, PDF in a frame; all others are saved (DOWN-010 to 014, BULKDATA-008). */
export type FileView = 'text' | 'image' | 'pdf' | 'table' | 'save'

type FileType = { view: FileView; type: string }

const text: FileType = { view: 'text', type: 'text/plain; charset=utf-8' }
const unknown: FileType = { view: 'save', type: 'application/octet-stream' }

/**
 * By the last part of the name. HTML, SVG and XML are left out on purpose: opened from our address, what they hold could act as the visitor
 * (STORE-004).
 */
const types: Readonly<Record<string, FileType>> = {
  ...Object.fromEntries(
    'txt md tsv tab csv gff gff3 gtf bed gaf gpad fa fas fasta fna faa ffn gmt obo json jsonl log readme'
      .split(' ')
      .map((ending) => [ending, text]),
  ),
  png: { view: 'image', type: 'image/png' },
  jpg: { view: 'image', type: 'image/jpeg' },
  jpeg: { view: 'image', type: 'image/jpeg' },
  gif: { view: 'image', type: 'image/gif' },
  webp: { view: 'image', type: 'image/webp' },
  pdf: { view: 'pdf', type: 'application/pdf' },
  // As registered: https://www.iana.org/assignments/media-types/application/vnd.apache.parquet
  parquet: { view: 'table', type: 'application/vnd.apache.parquet' },
  gz: { view: 'save', type: 'application/gzip' },
  zip: { view: 'save', type: 'application/zip' },
}

/** Manifests and notes without an ending. */
const plainNames = ['readme', 'sha256sums', 'license', 'licence']

export function fileTypeOf(path: string): FileType {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase()
  if (plainNames.includes(name)) return text
  const ending = name.includes('.') ? name.slice(name.lastIndexOf('.') + 1) : ''
  return Object.hasOwn(types, ending) ? (types[ending] ?? unknown) : unknown
}
