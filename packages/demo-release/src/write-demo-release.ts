import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { formatCloneFiles } from './clones/format-clones.ts'
import { formatCommunity } from './community/format-community.ts'
import { formatCurationFiles } from './format-curation.ts'
import {
  formatAccessions,
  formatAliases,
  formatBed,
  formatDescriptions,
  formatLocusHistory,
  formatNames,
  formatPhenotypes,
  formatPublications,
  formatUorfs,
} from './format-tables.ts'
import { formatArrayFiles } from './genes/format-arrays.ts'
import { formatExpressionFiles } from './genes/format-expression.ts'
import { formatFamilyFiles } from './genes/format-families.ts'
import { formatGeneFiles } from './genes/format-gene-files.ts'
import { formatHomologyFiles } from './genes/format-homology.ts'
import { formatInteractionFiles } from './genes/format-interactions.ts'
import { formatMotifs } from './genes/format-motifs.ts'
import { formatPathwayFiles } from './genes/format-pathways.ts'
import { formatStructureFiles } from './genes/format-structures.ts'
import { formatTransposonFiles } from './genes/format-transposons.ts'
import { demoProteins, formatTair10Files } from './genome/demo-coding-sequences.ts'
import { demoGenome, formatGenome } from './genome/demo-genome.ts'
import type { DemoLocus } from './genome/demo-locus.ts'
import { famousLoci } from './genome/famous-loci.ts'
import { formatGtf } from './genome/format-gtf.ts'
import { formatSequenceFiles } from './genome/format-sequences.ts'
import { formatCoverageFiles, formatTrackFiles } from './genome/format-tracks.ts'
import { formatVariantFiles } from './genome/format-variants.ts'
import { formatBed12, formatTair10Loci } from './genome/further-loci.ts'
import { madeUpLoci } from './genome/made-up-loci.ts'
import { readableModels } from './genome/readable-models.ts'
import { formatKeywordFiles } from './literature/format-annotations.ts'
import { formatBibliography, formatCitations, formatMadeUpPublications } from './literature/format-citations.ts'
import { formatAnalysisReferences, formatCommunications, formatGeneClasses, formatProtocols } from './literature/format-references.ts'
import { toNextRelease } from './next-release.ts'
import { openRandom, type Random } from './random.ts'
import { formatEcotypeFiles } from './stocks/format-ecotypes.ts'
import { formatGermplasmFiles } from './stocks/format-germplasms.ts'
import { formatMarkerFiles } from './stocks/format-markers.ts'
import { formatInsertionFlanks, formatInsertionLineChecks, formatPolymorphisms } from './stocks/format-polymorphisms.ts'

export type DemoOptions = {
  /** Day the release claims to be of; stands in the names of the files. */
  asOf: Date
  seed?: number
  /** The release that follows the demo, which differs by a few edits. */
  isNext?: boolean
  /** Files that kinds bring with them: the generator knows no kinds. */
  further?: Readonly<Record<string, readonly string[]>>
}

/** Writes a small release in the official layouts. The same options give the same bytes. Returns the names of the files. */
export async function writeDemoRelease(dir: string, { asOf, seed, isNext = false, further = {} }: DemoOptions): Promise<string[]> {
  const demo = { ...further, ...formatDemoRelease({ asOf, ...(seed !== undefined && { seed }) }) }
  const files = isNext ? toNextRelease(demo, asOf) : demo
  for (const [name, lines] of Object.entries(files)) {
    await mkdir(dirname(join(dir, name)), { recursive: true })
    await writeFile(join(dir, name), `${lines.join('\n')}\n`)
  }
  const binary = formatCoverageFiles(demoLoci(openRandom(seed ?? demoSeed)), openRandom(seed ?? demoSeed))
  for (const [name, bytes] of Object.entries(binary)) await writeFile(join(dir, name), bytes)
  return [...Object.keys(files), ...Object.keys(binary)]
}

const demoSeed = 3702

function demoLoci(random: Random): DemoLocus[] {
  return [...famousLoci(random), ...madeUpLoci(random)].map(readableModels).sort((one, other) => (one.name < other.name ? -1 : 1))
}

export function formatDemoRelease({ asOf, seed = demoSeed }: Pick<DemoOptions, 'asOf' | 'seed'>): Record<string, string[]> {
  const random = openRandom(seed)
  const loci = demoLoci(random)
  const genome = demoGenome(loci, seed)
  const proteins = demoProteins(loci, genome)
  const day = asOf.toISOString().slice(0, 10).replaceAll('-', '')
  return {
    [`Araport11_GTF_genes_transposons.${day.slice(0, 6)}.gtf`]: loci.flatMap(formatGtf),
    'Araport11_all_loci.bed': formatBed(loci),
    'Araport11_mRNA.bed12': formatBed12(),
    'TAIR10_locus_type.tsv': formatTair10Loci(loci),
    [`gene_aliases_${day}.txt`]: formatAliases(loci),
    [`Araport11_functional_descriptions_${day}.txt`]: [...formatDescriptions(loci), ...formatUorfs()],
    [`AGI_locusId_mapping_${day}.csv`]: formatAccessions(loci),
    [`TAIR_locus_names_synonyms_${day.slice(0, 4)}.tsv`]: formatNames(loci),
    [`Locus_Published_${day}.txt`]: [...formatPublications(loci), ...formatMadeUpPublications(loci)],
    'rosette_publication.tsv': formatCitations(asOf),
    'PubMed_metadata_Arabidopsis_papers.tsv': formatBibliography(),
    'rosette_genesymbol.tsv': formatGeneClasses(),
    'rosette_polymorphism.tsv': formatPolymorphisms(),
    'T-DNASeq.Genes.Araport11.txt': formatInsertionFlanks(loci),
    'sum_SALK_confirmed.txt': formatInsertionLineChecks(),
    'rosette_analysisreference.tsv': formatAnalysisReferences(),
    'rosette_communication.tsv': formatCommunications(),
    ...formatKeywordFiles(loci, asOf),
    [`Locus_Germplasm_Phenotype_${day}.txt`]: formatPhenotypes(loci),
    ...formatGeneFiles(loci, day, proteins),
    ...formatStructureFiles(proteins),
    'TAIR10_chr_regions.fas': formatGenome(genome),
    ...formatTair10Files(loci, genome),
    ...formatVariantFiles(loci, genome, openRandom(seed)),
    ...formatTrackFiles(loci, openRandom(seed)),
    ...formatEcotypeFiles(),
    ...formatTransposonFiles(loci),
    ...formatMarkerFiles(),
    ...formatSequenceFiles(),
    ...formatCloneFiles(),
    'rosette_protocol.tsv': formatProtocols(),
    ...formatArrayFiles(),
    'rosette_locus_history.tsv': formatLocusHistory(asOf),
    ...formatHomologyFiles(),
    ...formatFamilyFiles(),
    ...formatInteractionFiles(),
    ...formatExpressionFiles(loci, seed),
    ...formatPathwayFiles(),
    ...formatMotifs(),
    ...formatGermplasmFiles(),
    ...formatCurationFiles(),
    ...formatCommunity(asOf),
  }
}
