import { parseKeywordCategory } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import { citations } from '@rosette/release-kit/sources/citations.ts'
import type { Source } from '@rosette/release-kit/sources/source.ts'

/** TAIR's plant slim: comment lines, then a header, then aspect, term, id, definition and name of the group. */
export const ingestSlimGroups: Source = {
  title: 'Groups of the plant GO slim',
  file: /^TAIR_GO_slim_categories\.txt(\.gz)?$/,
  isRequired: false,
  ...citations.tair,
  tables: { ontology_slim_line: ['term_id', 'slim_group'] },
  ingest: (out) => ({
    line(text) {
      if (text.trim() === '' || text.startsWith('!') || text.startsWith('ONTOLOGY ASPECT\t')) return
      // One line of the published file ends with a further, empty cell.
      const [aspect = '', , termId = '', , name = ''] = text.split('\t').map(unquote)
      if (parseKeywordCategory(aspect) === null) return out.reject(`${JSON.stringify(aspect)} is not an aspect of the Gene Ontology`)
      if (!/^GO:\d{7}$/.test(termId)) return out.reject(`${JSON.stringify(termId)} is not a GO id`)
      if (name === '') return out.reject('the group has no name')
      out.row('ontology_slim_line', [termId, name])
    },
  }),
}

/** Cells with a comma stand between quotation marks. */
function unquote(cell: string): string {
  return cell.trim().replace(/^"(.*)"$/, '$1')
}
