import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { famousLoci } from './famous-loci.ts'
import { formatGtf } from './format-gtf.ts'
import {
  formatAccessions,
  formatAliases,
  formatBed,
  formatDescriptions,
  formatNames,
  formatPhenotypes,
  formatPublications,
} from './format-tables.ts'
import { madeUpLoci } from './made-up-loci.ts'
import { openRandom } from './random.ts'

export type DemoOptions = {
  /** Day the release claims to be of; stands in the names of the files. */
  asOf: Date
  seed?: number
}

/** Writes a small release in the official layouts. The same options give the same bytes. Returns the names of the files. */
export async function writeDemoRelease(dir: string, { asOf, seed = 3702 }: DemoOptions): Promise<string[]> {
  const files = formatDemoRelease({ asOf, seed })
  await mkdir(dir, { recursive: true })
  for (const [name, lines] of Object.entries(files)) await writeFile(join(dir, name), `${lines.join('\n')}\n`)
  return Object.keys(files)
}

export function formatDemoRelease({ asOf, seed = 3702 }: DemoOptions): Record<string, string[]> {
  const random = openRandom(seed)
  const loci = [...famousLoci(random), ...madeUpLoci(random)].sort((one, other) => (one.name < other.name ? -1 : 1))
  const day = asOf.toISOString().slice(0, 10).replaceAll('-', '')
  return {
    [`Araport11_GTF_genes_transposons.${day.slice(0, 6)}.gtf`]: loci.flatMap(formatGtf),
    'Araport11_all_loci.bed': formatBed(loci),
    [`gene_aliases_${day}.txt`]: formatAliases(loci),
    [`Araport11_functional_descriptions_${day}.txt`]: formatDescriptions(loci),
    [`AGI_locusId_mapping_${day}.csv`]: formatAccessions(loci),
    [`TAIR_locus_names_synonyms_${day.slice(0, 4)}.tsv`]: formatNames(loci),
    [`Locus_Published_${day}.txt`]: formatPublications(loci),
    [`Locus_Germplasm_Phenotype_${day}.txt`]: formatPhenotypes(loci),
  }
}
