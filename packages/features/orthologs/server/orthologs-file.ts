import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { explainMethods } from '@rosette/kinds/locus/contract/ortholog-methods.ts'
import type { ListedLoci } from '../../list-contents/server/find-listed-loci.ts'
import { csvCell } from '../../results/server/result-line-of.ts'
import type { GeneOrthologs, OrthologsFileQuery } from '../contract/orthologs-call.ts'
import { loadGeneOrthologs } from './load-orthologs.ts'

/** Genes that are read at once. */
const atOnce = 1000

type FileFacts = { releaseId: string; loci: ListedLoci; species: string | null; format: OrthologsFileQuery['format']; address: string }

type Row = { gene: GeneOrthologs; species: string }

const listed = (pick: (ortholog: GeneOrthologs['orthologs'][number]) => string | number | null) => (row: Row) =>
  row.gene.orthologs.map((ortholog) => pick(ortholog) ?? '').join('; ')

/** Values of several orthologs stand in the order of their names. */
const columns: readonly { label: string; text(row: Row): string }[] = [
  { label: 'locus', text: ({ gene }) => gene.locus.label },
  { label: 'symbol', text: ({ gene }) => gene.symbol ?? '' },
  { label: 'species', text: ({ species }) => species },
  { label: 'number of orthologs', text: ({ gene }) => String(gene.orthologs.length) },
  {
    label: 'orthologs',
    text: ({ gene }) => (gene.orthologs.length === 0 ? 'none known' : gene.orthologs.map(({ name }) => name).join('; ')),
  },
  { label: 'method', text: listed(({ method }) => method ?? 'not stated') },
  { label: 'source', text: listed(({ source }) => source) },
  { label: 'percent identity', text: listed(({ identity }) => identity) },
  { label: 'dN/dS', text: listed(({ dNdS }) => dNdS) },
  { label: 'score', text: listed(({ score }) => score) },
]

/** ORTHO-004: a line for each gene of the list; without a date, so that the same call on the same release is the same file. */
export async function* orthologsFile(
  db: ReleaseDb,
  { releaseId, loci, species, format, address }: FileFacts,
): AsyncGenerator<string, void> {
  const isCsv = format === 'csv'
  const lineOf = (cells: readonly string[]) => (isCsv ? `${cells.map(csvCell).join(',')}\r\n` : `${cells.map(oneLine).join('\t')}\n`)
  const genes: GeneOrthologs[] = []
  for (let from = 0; from < loci.keys.length; from += atOnce) {
    genes.push(...(await loadGeneOrthologs(db, loci.keys.slice(from, from + atOnce), species)))
  }
  // A spreadsheet would take lines before the names of the columns for rows.
  if (!isCsv) {
    const found = genes.filter(({ orthologs }) => orthologs.length > 0).length
    const head = [
      `Rosette: orthologs in ${species ?? 'no species'}`,
      `Release: ${releaseId}`,
      `List: ${loci.given} ids, ${genes.length} genes, ${found} with an ortholog; not matched: ${loci.notMatched.length}`,
      ...explainMethods(genes.flatMap(({ orthologs }) => orthologs)).map((sentence) => `Method: ${sentence}`),
      `Address: ${address}`,
    ]
    yield head.map((line) => `# ${oneLine(line)}\n`).join('')
  }
  yield lineOf(columns.map(({ label }) => label))
  for (const gene of genes) yield lineOf(columns.map(({ text }) => text({ gene, species: species ?? '' })))
}

function oneLine(text: string): string {
  return text.replaceAll(/[\t\r\n]+/g, ' ')
}
