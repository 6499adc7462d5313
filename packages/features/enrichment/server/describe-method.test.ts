import { expect, test } from 'vitest'
import { EnrichmentSettings } from '../contract/enrichment-call.ts'
import { describeMethod, describeMethods } from './describe-method.ts'

const facts = { releaseId: 'r2026_11', hasOwnBackground: false, genes: 295, counted: 284, background: 22_972, tests: 3302 }

test('[ENRICH-012] the settings as at first', () => {
  expect(describeMethod({ ...facts, settings: EnrichmentSettings.parse({}) })).toBe(
    'GO process terms over-represented among 284 counted genes of a list of 295 were found with a one-sided hypergeometric test against ' +
      'the 22,972 Arabidopsis thaliana genes with a GO process annotation (Rosette release r2026_11), with annotations of any evidence ' +
      'propagated over is_a and part_of; 3,302 GO process terms with 5 to 2,000 background genes were tested, regardless of their overlap with the list, ' +
      'and p values were corrected by the Benjamini–Hochberg method (q ≤ 0.05). Terms explained by narrower ones were folded with the elim ' +
      'method (Alexa et al. 2006, cut-off 0.01).',
  )
})

test('[ENRICH-012] every other choice is named', () => {
  const settings = EnrichmentSettings.parse({
    source: 'interpro',
    background: 'array_ath1',
    evidence: 'IDA,IMP',
    min: 3,
    max: 50,
    correction: 'by',
    alpha: 0.01,
    unannotated: '1',
  })
  expect(describeMethod({ ...facts, counted: 295, settings })).toBe(
    'InterPro entries over-represented among a list of 295 genes were found with a one-sided hypergeometric test against ' +
      'the 22,972 Arabidopsis thaliana genes of the set "genes on Affymetrix ATH1", those without annotation included ' +
      '(Rosette release r2026_11); 3,302 InterPro entries with 3 to 50 background genes were tested, regardless of their overlap with the list, ' +
      'and p values were corrected by the Benjamini–Yekutieli method (q ≤ 0.01).',
  )
  const own = describeMethod({
    ...facts,
    hasOwnBackground: true,
    settings: EnrichmentSettings.parse({ evidence: 'IMP,IDA', correction: 'bonferroni' }),
  })
  expect(own).toContain('against the 22,972 genes of a custom background list with a GO process annotation')
  expect(own).toContain('annotations of evidence IDA, IMP propagated')
  expect(own).toContain('corrected by the Bonferroni method')
  expect(describeMethod({ ...facts, settings: EnrichmentSettings.parse({ evidence: 'curated' }) })).toContain('without IEA and unknown')
})

test('[ENRICH-033] of several sources the sentence has the numbers of each, and says what p values are corrected for', () => {
  const families = { ...facts, counted: 120, background: 8000, tests: 300, settings: EnrichmentSettings.parse({ source: 'family' }) }
  expect(describeMethods([{ ...facts, settings: EnrichmentSettings.parse({}) }, families])).toBe(
    'Terms over-represented among a list of 295 genes were found with one-sided hypergeometric tests (Rosette release r2026_11), for each ' +
      'source by itself: 3,302 GO process terms among 284 genes against the 22,972 Arabidopsis thaliana genes with a GO process annotation; ' +
      '300 gene families among 120 genes against the 8,000 Arabidopsis thaliana genes with a gene family. ' +
      'Terms with 5 to 2,000 background genes were tested, regardless of their overlap with the list, ' +
      'and p values were corrected by the Benjamini–Hochberg method within each source, not over all 3,602 tests (q ≤ 0.05). ' +
      'Annotations of ontologies, of any evidence, were propagated over is_a and part_of, and terms explained by narrower ones were folded ' +
      'with the elim method (Alexa et al. 2006, cut-off 0.01).',
  )
  expect(describeMethods([families, { ...families, settings: EnrichmentSettings.parse({ source: 'interpro' }) }])).not.toContain(
    'ontologies',
  )
})
