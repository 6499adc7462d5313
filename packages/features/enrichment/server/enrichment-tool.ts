import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '@rosette/contract-kit/problem.ts'
import { unlimitedBudget } from '../../access/server/cost-budget.ts'
import { contentResolver, type ResolveContent } from '../../list-contents/server/resolved-contents.ts'
import type { RunSummary } from '../../runs/contract/run-status.ts'
import { defineTool, RunError, type ToolDependencies } from '../../runs/server/define-tool.ts'
import { EnrichmentQuery, hasOwnBackground } from '../contract/enrichment-call.ts'
import { enrichmentPath } from '../contract/enrichment-view.ts'
import { answerFileName, testsFileName } from '../contract/run-files.ts'
import { sourcesOf } from '../contract/source-choice.ts'
import { termSources } from '../contract/term-sources.ts'
import { compareLists } from './compare-lists.ts'
import { answersOf } from './enrichment-answer-of.ts'
import { enrichmentFile } from './enrichment-file.ts'
import type { Enrichment } from './run-enrichment.ts'
import { termSetCache } from './sets/term-set-cache.ts'

/** An enrichment that nobody waits for: the same question and the same answer as those of the call. */
export const tool = defineTool({
  name: 'enrichment',
  title: 'Enrichment',
  formPath: enrichmentPath,
  isOpen: true,
  programs: [],
  options: EnrichmentQuery,
  // A kept list never changes, but what its items are does with a release.
  fingerprint: (options, releaseId) => JSON.stringify([releaseId, options]),
  contents: ({ list, backgroundList }) => [list, backgroundList].filter((id) => id !== undefined),
  question: ({ source, items }) =>
    `${sourcesOf(source)
      .map((name) => termSources[name].label)
      .join(', ')} of ${items === undefined ? 'a stored list' : items.slice(0, 100)}`,
  wallMs: 5 * 60_000,
  run: runEnrichmentTool,
})

async function runEnrichmentTool(dependencies: ToolDependencies<EnrichmentQuery>): Promise<RunSummary> {
  const { options, dir, releaseId, signal, report } = dependencies
  report({ share: null, text: 'Reading terms and comparing' })
  const enrichments = await compare(dependencies)
  signal.throwIfAborted()
  const facts = { releaseId, hasOwnBackground: hasOwnBackground(options) }
  const answer = await answersOf(enrichments, facts)
  await writeFile(join(dir, answerFileName), JSON.stringify(answer))
  await writeFile(join(dir, testsFileName), await enrichmentFile(enrichments, { ...facts, address: null }))
  const sources = 'sources' in answer ? answer.sources : [answer]
  const sumOf = (count: 'tests' | 'significant' | 'shown') => sources.reduce((sum, each) => sum + each[count], 0)
  return {
    text: `${sources.map(({ settings, tests, significant }) => `${significant} of ${tests} ${termSources[settings.source].terms}`).join(', ')} stand out`,
    files: [answerFileName, testsFileName].map((name) => ({ name, bytes: 0 })),
    counts: { tests: sumOf('tests'), significant: sumOf('significant'), shown: sumOf('shown') },
  }
}

/** Runs are rare, and each reads for itself what the API keeps. */
async function compare({ site, options, releaseId, signal }: ToolDependencies<EnrichmentQuery>): Promise<Enrichment[]> {
  if (site === null) throw new Error('An enrichment needs the records of a site')
  const { db, reader } = site
  const resolve = contentResolver(site)
  const resolveContent: ResolveContent = (id, ofRelease) => resolve(reader, id, ofRelease)
  const dependencies = { db, termSets: termSetCache(db), resolveContent, releaseId, budget: unlimitedBudget, signal }
  try {
    return await compareLists(dependencies, options)
  } catch (error) {
    if (error instanceof Problem) throw new RunError(error.message, { isOurs: false, cause: error })
    throw error
  }
}
