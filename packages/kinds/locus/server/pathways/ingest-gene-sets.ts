import { accept, type Parsed, refuse } from '@rosette/file-formats/parsed.ts'
import type { Source } from '@rosette/release-kit/sources/source.ts'

/**
 * Gene sets as GMT files: a line for each set with its name, what it is, and the ids of its genes, between tabs. Of a folder all are
 * read; a set is known by the name of its file and its own.
 */
export const ingestGeneSets: Source = {
  title: 'Gene sets',
  file: /^[^.].*\.gmt(\.gz)?$/i,
  isRequired: false,
  isMany: true,
  licence: 'as the operator of the site obtained them',
  citation: 'Gene sets of the operator',
  tables: { gene_set_line: ['file', 'name', 'description', 'gene'] },
  ingest(out, file = '') {
    const stem = file.replace(/\.gmt(\.gz)?$/i, '')
    const names = new Set<string>()
    return {
      line(text) {
        if (text.trim() === '') return
        const set = parseSet(text)
        if (!set.ok) return out.reject(set.reason)
        const { name, description, genes } = set.value
        if (names.has(name)) return out.reject(`the file has a set ${JSON.stringify(name)} already`)
        names.add(name)
        for (const gene of genes) out.row('gene_set_line', [stem, name, description, gene])
      },
    }
  },
}

const longestName = 200

type GeneSet = { name: string; description: string | null; genes: string[] }

/** Programs write `na` where there is nothing to say. */
function parseSet(text: string): Parsed<GeneSet> {
  const [name = '', description = '', ...ids] = text.split('\t').map((cell) => cell.trim())
  const genes = [...new Set(ids.filter((id) => id !== ''))]
  if (name === '') return refuse('a set needs a name')
  // Calls about several sets part their names by bars.
  if (name.length > longestName || name.includes('|')) return refuse(`the name of a set has no bar and up to ${longestName} characters`)
  if (genes.length === 0) return refuse(`the set ${JSON.stringify(name)} has no genes`)
  return accept({ name, description: /^(na|n\/a|-)?$/i.test(description) ? null : description, genes })
}
