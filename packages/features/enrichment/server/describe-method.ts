import { formatNumber } from '@rosette/contract-kit/format-number.ts'
import { evidenceNotStated } from '@rosette/contract-kit/vocabulary/evidence-codes.ts'
import { parseExpressedIn } from '../../expression/contract/expressed-in.ts'
import type { EnrichmentSettings } from '../contract/enrichment-call.ts'
import type { Correction } from '../contract/statistics/correct-p-values.ts'
import { backgrounds, termSources } from '../contract/term-sources.ts'
import { elimCutOff } from './eliminate.ts'

export type MethodFacts = {
  settings: EnrichmentSettings
  hasOwnBackground: boolean
  releaseId: string
  /** Genes of the list, those that were counted, background genes that were counted, and tests. */
  genes: number
  counted: number
  background: number
  tests: number
}

const authors: Readonly<Record<Correction, string>> = {
  bh: 'by the Benjamini–Hochberg method',
  bonferroni: 'by the Bonferroni method',
  by: 'by the Benjamini–Yekutieli method',
}

/** What a methods section says of it. */
export function describeMethod(facts: MethodFacts): string {
  const { settings, releaseId, genes, counted, tests } = facts
  const { terms, isOntology } = termSources[settings.source]
  const wholeList =
    counted === genes
      ? `a list of ${formatNumber(genes)} genes`
      : `${formatNumber(counted)} counted genes of a list of ${formatNumber(genes)}`
  return [
    `${upperFirst(terms)} over-represented among ${wholeList} were found with a one-sided hypergeometric test against ${backgroundWords(facts)}`,
    ` (Rosette release ${releaseId})`,
    isOntology ? `, with annotations of ${evidenceWords(settings.evidence)} propagated over is_a and part_of` : '',
    `; ${formatNumber(tests)} ${terms} with ${formatNumber(settings.min)} to ${formatNumber(settings.max)} background genes were tested, regardless of their overlap with the list,`,
    ` and p values were corrected ${authors[settings.correction]} (q ≤ ${settings.alpha}).`,
    isOntology ? ` Terms explained by narrower ones were folded with the elim method (Alexa et al. 2006, cut-off ${elimCutOff}).` : '',
  ].join('')
}

/** The same of several sources, each of which is tested and corrected by itself. */
export function describeMethods(sources: readonly MethodFacts[]): string {
  const [first] = sources
  if (!first) return ''
  const { settings, releaseId, genes } = first
  const each = sources.map((facts) => {
    const { terms } = termSources[facts.settings.source]
    return `${formatNumber(facts.tests)} ${terms} among ${formatNumber(facts.counted)} genes against ${backgroundWords(facts)}`
  })
  const tests = sources.reduce((sum, facts) => sum + facts.tests, 0)
  const hasOntology = sources.some((facts) => termSources[facts.settings.source].isOntology)
  return [
    `Terms over-represented among a list of ${formatNumber(genes)} genes were found with one-sided hypergeometric tests (Rosette release ${releaseId}),`,
    ` for each source by itself: ${each.join('; ')}.`,
    ` Terms with ${formatNumber(settings.min)} to ${formatNumber(settings.max)} background genes were tested, regardless of their overlap with the list,`,
    ` and p values were corrected ${authors[settings.correction]} within each source, not over all ${formatNumber(tests)} tests (q ≤ ${settings.alpha}).`,
    hasOntology
      ? ` Annotations of ontologies, of ${evidenceWords(settings.evidence)}, were propagated over is_a and part_of, and terms explained by narrower ones were folded with the elim method (Alexa et al. 2006, cut-off ${elimCutOff}).`
      : '',
  ].join('')
}

/** The same of several lists and one source: each list is tested and corrected by itself. */
export function describeLists(lists: readonly MethodFacts[]): string {
  const [first] = lists
  if (!first) return ''
  const { settings, releaseId, tests } = first
  const { terms, isOntology } = termSources[settings.source]
  const sizes = lists.map(({ genes, counted }) =>
    counted === genes ? formatNumber(genes) : `${formatNumber(counted)} of ${formatNumber(genes)}`,
  )
  return [
    `${upperFirst(terms)} over-represented in any of ${lists.length} lists (${sizes.join(', ')} genes) were found with one-sided hypergeometric tests`,
    ` of each list against ${backgroundWords(first)} (Rosette release ${releaseId})`,
    isOntology ? `, with annotations of ${evidenceWords(settings.evidence)} propagated over is_a and part_of` : '',
    `; ${formatNumber(tests)} ${terms} with ${formatNumber(settings.min)} to ${formatNumber(settings.max)} background genes were tested in each list,`,
    ` and p values were corrected ${authors[settings.correction]} within each list, not over all lists (q ≤ ${settings.alpha}).`,
  ].join('')
}

function backgroundWords({ settings, hasOwnBackground, background }: MethodFacts): string {
  const { annotation } = termSources[settings.source]
  const species = 'Arabidopsis thaliana'
  if (!hasOwnBackground && settings.background === 'annotated') return `the ${formatNumber(background)} ${species} genes with ${annotation}`
  const set = hasOwnBackground
    ? 'genes of a custom background list'
    : settings.background === 'expressed'
      ? `${species} genes with a mean of at least 1 ${expressedWords(settings.expressedIn)}`
      : `${species} genes of the set "${backgrounds[settings.background].label}"`
  if (settings.unannotated === '1') return `the ${formatNumber(background)} ${set}, those without annotation included`
  return `the ${formatNumber(background)} ${set} with ${annotation}`
}

/** Data sets and samples are named as the API names them. */
function expressedWords(text = ''): string {
  const { dataSet, organ, sample } = parseExpressedIn(text)
  const where = sample === undefined ? organ : `the sample ${sample} of ${organ}`
  return `(TPM or a like unit) in ${where === undefined ? 'any sample' : where} of the data set ${dataSet}`
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** In a sentence: 'annotations of …'. */
function evidenceWords(choice: string): string {
  if (choice === 'any') return 'any evidence'
  if (choice === 'curated') return 'curated evidence (without IEA and unknown)'
  if (choice === 'experimental') return 'experimental evidence'
  return `evidence ${choice.replaceAll(',', ', ').replace(evidenceNotStated, 'not stated')}`
}
