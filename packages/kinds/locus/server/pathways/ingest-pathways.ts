import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { citations } from '@rosette/release-kit/sources/citations.ts'
import { tableSource } from '@rosette/release-kit/sources/table-source.ts'

/** Pathways of AraCyc: a line for each gene of each reaction. A reaction without a known gene has a line that says unknown. */
export const ingestPathways = tableSource({
  title: 'Pathways of AraCyc',
  file: /^AraCyc_pathways_\d{8}\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.aracyc,
  tables: { pathway_line: ['pathway', 'pathway_name', 'reaction', 'ec_number', 'gene'] },
  columns: ['Pathway-id', 'Pathway-name', 'Reaction-id', 'EC', 'Gene-id'],
  toRow({ 'Pathway-id': pathway, 'Pathway-name': name, 'Reaction-id': reaction, EC, 'Gene-id': gene }) {
    if (!pathway || !name || !reaction) return refuse('a line needs a pathway and a reaction')
    return accept([pathway, plainName(name), reaction, ecNumberOf(EC), gene === '' || gene === 'unknown' ? null : gene])
  },
  write: (out, row) => out.row('pathway_line', row),
})

/** `EC-4.3.1.25`, and `|EC-1.14.19.eh|` for one that the source gave itself; a class (`EC-6.2.1`) is filled up as usual. */
function ecNumberOf(text: string): string | null {
  const digits = /^\|?EC-([\w.]+)\|?$/.exec(text)?.[1]?.split('.')
  return digits ? [...digits, '-', '-', '-'].slice(0, 4).join('.') : null
}

/** Names are written in HTML, of which the entities are read with the table: `<i>trans</i>-zeatin`, `CO<sub>2</sub>`. */
function plainName(text: string): string {
  return text.replaceAll(/<\/?[a-z]+>/gi, '').trim()
}
