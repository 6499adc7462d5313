import type { DemoLocus } from './genome/demo-locus.ts'
import { furtherLoci, type GeneticLocus } from './genome/further-loci.ts'

/**
 * How much of their models the bounds of these loci leave out at either end, as the official file does with 5,081 loci: one on the
 * reverse strand, one on the forward strand.
 */
const leftOut: Readonly<Record<string, readonly [before: number, after: number]>> = { AT3G90150: [120, 90], AT1G90010: [0, 40] }

/** One line for each locus: chromosome as 1–5, C or M, start from 0, end, locus, strand, code of its type, transcripts. */
export function formatBed(loci: readonly DemoLocus[]): string[] {
  return loci
    .filter((locus) => locus.hasBounds)
    .map(({ chromosome, start, end, name, strand, type, models }) => {
      const [before, after] = leftOut[name] ?? [0, 0]
      return [chromosome.slice(3), start - 1 + before, end - after, name, strand, type.code, Math.max(1, models.length)].join('\t')
    })
}

export function formatAliases(loci: readonly DemoLocus[], genetic: readonly GeneticLocus[] = furtherLoci.genetic): string[] {
  const sequenced = loci.flatMap(({ name, symbols }) => symbols.map(({ symbol, fullName }) => [name, symbol, fullName ?? '']))
  const rows = [...sequenced, ...genetic.map(({ name, fullName }) => [name, name, fullName])]
  return [quoted(['name', 'symbol', 'full_name']), ...rows.sort(byText).map(quoted)]
}

/** A locus is described through its models; one without models as if it had one. */
export function formatDescriptions(loci: readonly DemoLocus[], genetic: readonly GeneticLocus[] = furtherLoci.genetic): string[] {
  const rows = loci.flatMap((locus) => {
    const { name, type, shortDescription, summary, models } = locus
    if (shortDescription === null && summary === null) return []
    return Array.from({ length: Math.max(1, models.length) }, (_, index) => [
      `${name}.${index + 1}`,
      type.name,
      shortDescription ?? '',
      index === 0 ? (summary ?? '') : '',
      shortDescription === null ? '' : `${shortDescription};(source:demonstration)`,
    ])
  })
  const head = ['name', 'gene_model_type', 'short_description', 'Curator_summary', 'Computational_description']
  return [head, ...rows, ...genetic.map(({ name, summary }) => [name, 'unknown', '', summary, ''])].map(quoted)
}

/** uORFs are described and have no features: AT5G20730.uORF1 as published, the other made up. */
export function formatUorfs(): string[] {
  return ['AT5G20730', 'AT1G90010'].map((locus) =>
    quoted([`${locus}.uORF1`, 'uORF', '', '', `Derives_from ${locus};(source:demonstration)`]),
  )
}

export function formatAccessions(loci: readonly DemoLocus[]): string[] {
  const known = loci.filter((locus) => locus.tairObjectId !== null)
  return ['AGI_id,locus_id', ...[...known, furtherLoci.listed].map(({ name, tairObjectId }) => `${name},${tairObjectId}`)]
}

export function formatNames(loci: readonly DemoLocus[]): string[] {
  const rows = loci.flatMap(({ name, symbols, orf }) => {
    const [main] = symbols
    if (!main) return []
    const fullNames = symbols.flatMap(({ fullName }) => fullName ?? [])
    return [
      [name, main.symbol, [...symbols.map(({ symbol }) => symbol), ...fullNames, ...(orf === null ? [] : [orf])].join('|')].join('\t'),
    ]
  })
  const { name, symbol } = furtherLoci.listed
  return ['locus\tname\tsynonyms', ...rows, `${name}\t${symbol}\t${symbol}`]
}

export function formatPublications(loci: readonly DemoLocus[]): string[] {
  const rows = loci.flatMap(({ name, publications }) =>
    publications.map(({ referenceId, pubmedId, year }) => `"${name}"\t${referenceId}\t"${pubmedId}"\t${year}`),
  )
  return [quoted(['name', 'reference_id', 'pubmed_id', 'publication_year']), ...rows]
}

export function formatPhenotypes(loci: readonly DemoLocus[]): string[] {
  const rows = loci.flatMap(({ name, germplasms }) =>
    germplasms.map((germplasm) => [name, germplasm.name, germplasm.phenotype ?? '', germplasm.pubmedId ?? ''].join('\t')),
  )
  const genetic = furtherLoci.genetic.flatMap(({ name, phenotype }) => (phenotype ? [`${name}\tDEMO_${name}\t${phenotype}\t`] : []))
  return ['LOCUS_NAME\tGERMPLASM_NAME\tPHENOTYPE\tPUBMED_ID', ...genetic, ...rows]
}

function quoted(cells: readonly string[]): string {
  return cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join('\t')
}

function byText(one: readonly string[], other: readonly string[]): number {
  const [a, b] = [one.join('\t'), other.join('\t')]
  return a < b ? -1 : Number(a > b)
}

/** What happened to made-up names: merged, split, replaced by a name that is itself gone, given up without successor, in use. */
export function formatLocusHistory(asOf: Date): string[] {
  const day = (yearsAgo: number) => `${asOf.getUTCFullYear() - yearsAgo}-06-15`
  const rows = [
    ['AT1G99910', 'obsolete', 'Demonstration', day(3), 'Merged into AT1G90010.', 'AT1G90010'],
    ['AT1G99920', 'obsolete', 'Demonstration', day(4), 'Split into AT1G90010 and AT1G90020.', 'AT1G90010|AT1G90020'],
    ['AT1G99930', 'obsolete', 'Demonstration', day(6), 'Replaced by AT1G99910.', 'AT1G99910'],
    ['AT1G99940', 'obsolete', 'Demonstration', day(2), 'Not a gene.', ''],
    ['AT1G90010', 'in use', 'Demonstration', day(3), 'Merged with AT1G99910.', 'AT1G99910'],
  ]
  return [['locus', 'current_status', 'who', 'date', 'modification_comments', 'loci_involved'], ...rows].map((cells) => cells.join('\t'))
}
