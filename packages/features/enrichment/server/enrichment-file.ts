import { mapInTurns } from '@rosette/release-kit/take-turns.ts'
import { termSources } from '../contract/term-sources.ts'
import { type AnswerFacts, methodOf, summaryOf } from './enrichment-answer-of.ts'
import { type Enrichment, expectedOf, foundGenes, type ScoredTerm } from './run-enrichment.ts'

const columns = [
  'source',
  'term',
  'name',
  'list_genes',
  'list_size',
  'genes',
  'background_size',
  'expected',
  'fold',
  'log10_p',
  'log10_q',
  'log10_elim_p',
  'significant',
  'folded_into',
  'log10_p_under',
  'log10_q_under',
  'significant_under',
  'list_gene_names',
]

export type FileFacts = AnswerFacts & {
  /** Where the same is requested; null if the list is in no address. */
  address: string | null
}

/** Every tested term as a line, after lines on what they are; it has no date, so that the same call on the same release is the same file. */
export async function enrichmentFile(enrichments: readonly Enrichment[], facts: FileFacts): Promise<string> {
  const lines = [...headerOf(enrichments, facts), columns.join('\t')]
  for (const enrichment of enrichments) lines.push(...(await mapInTurns(enrichment.terms, (row) => lineOf(enrichment, row))))
  return [...lines, ''].join('\n')
}

function headerOf(enrichments: readonly Enrichment[], { releaseId, hasOwnBackground, address }: FileFacts): string[] {
  const sources = enrichments.map(({ settings }) => settings.source)
  const settings = { ...enrichments[0]?.settings, source: sources.join(','), ...(hasOwnBackground ? { background: 'own list' } : {}) }
  return [
    `# Rosette: enrichment of ${sources.map((source) => termSources[source].terms).join(', ')}`,
    `# Release: ${releaseId}`,
    `# Settings: ${Object.entries(settings)
      .map(([name, value]) => `${name}=${value}`)
      .join(' ')}`,
    ...enrichments.flatMap((enrichment) => countLines(enrichment, { releaseId, hasOwnBackground }, sources.length > 1)),
    `# Method: ${methodOf(enrichments, { releaseId, hasOwnBackground })}`,
    ...(address === null ? [] : [`# Address: ${address}`]),
  ]
}

/** What was counted for a source, which is named where there are several. */
function countLines(enrichment: Enrichment, facts: AnswerFacts, isOneOfSeveral: boolean): string[] {
  const { list, background, tests, significant, shown, annotationsLeftOut } = summaryOf(enrichment, facts)
  const of = isOneOfSeveral ? ` of ${enrichment.settings.source}` : ''
  return [
    `# List${of}: ${list.given} ids, ${list.genes} genes, ${list.counted} counted; left out: ${list.notMatched.count} ids not matched, ${list.outside.count} genes outside the background, ${list.withoutAnnotation.count} without annotation`,
    `# Background${of}: ${background.genes} genes, ${background.counted} counted`,
    `# Tests${of}: ${tests}; significant: ${significant}, of these folded: ${significant - shown}; under-represented: ${enrichment.terms.filter(({ isUnder }) => isUnder).length}`,
    `# Annotations left out${of}: ${annotationsLeftOut.negated} negated, ${annotationsLeftOut.noData} without data (ND), ${annotationsLeftOut.root} to a root, ${annotationsLeftOut.obsolete} to an obsolete term, ${annotationsLeftOut.otherEvidence} of other evidence${annotationsLeftOut.notMatched > 0 ? `, ${annotationsLeftOut.notMatched} ids of gene sets not matched` : ''}`,
  ]
}

function lineOf(enrichment: Enrichment, row: ScoredTerm): string {
  const { genes, sets, settings, sides } = enrichment
  const { id = '', name = '' } = sets.terms[row.term] ?? {}
  const expected = expectedOf(enrichment, row)
  const into = row.foldedInto === null ? '' : (sets.terms[row.foldedInto]?.id ?? '')
  return [
    settings.source,
    oneLine(id),
    oneLine(name),
    row.found,
    sides.list.length,
    row.withTerm,
    sides.background.length,
    ...[expected, expected === 0 ? 0 : row.found / expected].map(figures),
    ...[row.lnP, row.lnQ, row.lnElimP].map((ln) => figures(ln / Math.LN10)),
    yesOf(row.isSignificant),
    into,
    figures(row.lnUnderP / Math.LN10),
    figures(row.lnUnderQ / Math.LN10),
    yesOf(row.isUnder),
    foundGenes(enrichment, row.term)
      .map((gene) => genes.genes[gene]?.name ?? '')
      .join(' '),
  ].join('\t')
}

/** All digits that are known: the statistics are good to ten. */
function figures(value: number): string {
  // -0 would be written as such in some places and not in others.
  return String(Number((value + 0).toPrecision(10)))
}

function yesOf(is: boolean): string {
  return is ? 'yes' : 'no'
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}
