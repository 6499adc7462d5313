import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { mutantColumns } from '@rosette/kinds/polymorphism/contract/mutant-listing.ts'
import type { MutantsFileQuery } from '../contract/mutants-call.ts'
import { chosenLines, summarise } from './choose-lines.ts'
import type { FoundMutants } from './find-mutants.ts'
import { loadMutantHits, lociQuery } from './load-mutant-genes.ts'

/** Lines that are read at once. */
const atOnce = 500

type FileFacts = { releaseId: string; query: MutantsFileQuery; address: string }

/** The lines that the settings show, after lines on what they are; without a date, so that the same call on the same release is the same file. */
export async function* mutantsFile(db: ReleaseDb, found: FoundMutants, facts: FileFacts): AsyncGenerator<string, void> {
  yield* await headerOf(db, found, facts)
  yield `${mutantColumns.map(({ id }) => id).join('\t')}\n`
  const ids = found.chosen.flatMap((gene) => chosenLines(gene, facts.query.alleles).map(({ mutantId }) => mutantId))
  for (let start = 0; start < ids.length; start += atOnce) {
    const some = ids.slice(start, start + atOnce)
    const hits = await loadMutantHits(db, some)
    const lines = some.flatMap((id) => hits.get(id) ?? []).map((hit) => mutantColumns.map(({ text }) => cellOf(text(hit))).join('\t'))
    yield `${lines.join('\n')}\n`
  }
}

/** A phenotype may have been written with a tab. */
function cellOf(text: string): string {
  return text.replaceAll(/[\t\r\n]+/g, ' ')
}

async function headerOf(db: ReleaseDb, { loci, genes }: FoundMutants, { releaseId, query, address }: FileFacts): Promise<string[]> {
  const { list: _list, items: _items, ...settings } = query
  const { withLine, inExon, homozygous, homozygousInExon, deposited } = summarise(genes)
  const bare = genes.flatMap(({ locusId, lines }) => (lines.length === 0 ? [locusId] : []))
  const named = await lociQuery(db, bare).orderBy('locus.name').execute()
  const lines = [
    'Rosette: insertion lines by gene, best first',
    `Release: ${releaseId}`,
    `Settings: ${Object.entries(settings)
      .map(([name, value]) => `${name}=${Array.isArray(value) ? value.join('|') : value}`)
      .join(' ')}`,
    `List: ${loci.given} ids, ${genes.length} genes; not matched: ${loci.notMatched.length}`,
    `Genes with a line: ${withLine}; in an exon: ${inExon}; homozygous: ${homozygous}; homozygous in an exon: ${homozygousInExon}; of these deposited: ${deposited}`,
    `Genes without a line: ${named.map(({ name }) => name).join(' ') || 'none'}`,
    'Deposited is the day in the genotyping file, not a promise of stock. A line often carries further insertions: genotype before use.',
    `Address: ${address}`,
  ]
  return lines.map((line) => `# ${line}\n`)
}
