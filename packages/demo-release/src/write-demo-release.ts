import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoGenome, formatGenome } from './demo-genome.ts'
import { demoProteins } from './demo-proteins.ts'
import { famousLoci } from './famous-loci.ts'
import { formatKeywordFiles } from './format-annotations.ts'
import { formatArrayFiles } from './format-arrays.ts'
import { formatCitations, formatMadeUpPublications } from './format-citations.ts'
import { formatCloneFiles } from './format-clones.ts'
import { formatCommunity } from './format-community.ts'
import { formatCurationFiles } from './format-curation.ts'
import { formatEcotypeFiles } from './format-ecotypes.ts'
import { formatGeneFiles } from './format-gene-files.ts'
import { formatUorfs } from './format-genes.ts'
import { formatGermplasmFiles } from './format-germplasms.ts'
import { formatGtf } from './format-gtf.ts'
import { formatHomologyFiles } from './format-homology.ts'
import { formatLocusHistory } from './format-locus-history.ts'
import { formatMarkerFiles } from './format-markers.ts'
import { formatInsertionFlanks, formatInsertionLineChecks, formatPolymorphisms } from './format-polymorphisms.ts'
import { formatProtocols } from './format-protocols.ts'
import { formatAnalysisReferences, formatCommunications, formatGeneClasses } from './format-references.ts'
import { formatSequenceFiles } from './format-sequences.ts'
import {
  formatAccessions,
  formatAliases,
  formatBed,
  formatDescriptions,
  formatNames,
  formatPhenotypes,
  formatPublications,
} from './format-tables.ts'
import { formatTair10Files } from './format-tair10-sequences.ts'
import { formatTransposonFiles } from './format-transposons.ts'
import { madeUpLoci } from './made-up-loci.ts'
import { openRandom } from './random.ts'
import { readableModels } from './readable-models.ts'

export type DemoOptions = {
  /** Day the release claims to be of; stands in the names of the files. */
  asOf: Date
  seed?: number
  /** Files that kinds bring with them: the generator knows no kinds. */
  further?: Readonly<Record<string, readonly string[]>>
}

/** Writes a small release in the official layouts. The same options give the same bytes. Returns the names of the files. */
export async function writeDemoRelease(dir: string, { asOf, seed = 3702, further = {} }: DemoOptions): Promise<string[]> {
  const files = { ...further, ...formatDemoRelease({ asOf, seed }) }
  await mkdir(dir, { recursive: true })
  for (const [name, lines] of Object.entries(files)) await writeFile(join(dir, name), `${lines.join('\n')}\n`)
  return Object.keys(files)
}

export function formatDemoRelease({ asOf, seed = 3702 }: DemoOptions): Record<string, string[]> {
  const random = openRandom(seed)
  const loci = [...famousLoci(random), ...madeUpLoci(random)].map(readableModels).sort((one, other) => (one.name < other.name ? -1 : 1))
  const genome = demoGenome(loci, seed)
  const day = asOf.toISOString().slice(0, 10).replaceAll('-', '')
  return {
    [`Araport11_GTF_genes_transposons.${day.slice(0, 6)}.gtf`]: loci.flatMap(formatGtf),
    'Araport11_all_loci.bed': formatBed(loci),
    [`gene_aliases_${day}.txt`]: formatAliases(loci),
    [`Araport11_functional_descriptions_${day}.txt`]: [...formatDescriptions(loci), ...formatUorfs()],
    [`AGI_locusId_mapping_${day}.csv`]: formatAccessions(loci),
    [`TAIR_locus_names_synonyms_${day.slice(0, 4)}.tsv`]: formatNames(loci),
    [`Locus_Published_${day}.txt`]: [...formatPublications(loci), ...formatMadeUpPublications(loci)],
    'rosette_publication.tsv': formatCitations(asOf),
    'rosette_genesymbol.tsv': formatGeneClasses(),
    'rosette_polymorphism.tsv': formatPolymorphisms(),
    'T-DNASeq.Genes.Araport11.txt': formatInsertionFlanks(loci),
    'sum_SALK_confirmed.txt': formatInsertionLineChecks(),
    'rosette_analysisreference.tsv': formatAnalysisReferences(),
    'rosette_communication.tsv': formatCommunications(),
    ...formatKeywordFiles(loci, asOf),
    [`Locus_Germplasm_Phenotype_${day}.txt`]: formatPhenotypes(loci),
    ...formatGeneFiles(loci, day, demoProteins(loci, genome)),
    'TAIR10_chr_regions.fas': formatGenome(genome),
    ...formatTair10Files(loci, genome),
    ...formatEcotypeFiles(),
    ...formatTransposonFiles(loci),
    ...formatMarkerFiles(),
    ...formatSequenceFiles(),
    ...formatCloneFiles(),
    'rosette_protocol.tsv': formatProtocols(),
    ...formatArrayFiles(),
    'rosette_locus_history.tsv': formatLocusHistory(asOf),
    ...formatHomologyFiles(),
    ...formatGermplasmFiles(),
    ...formatCurationFiles(),
    ...formatCommunity(asOf),
  }
}
