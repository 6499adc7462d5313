import type { PlantedBug } from '../planted-bug.ts'

/** Lists of results: their order, their numbers, what can be done with them, their files. */
export const resultsBugs: readonly PlantedBug[] = [
  {
    rule: 'API-041',
    bug: 'the total is counted up to 10,000',
    file: 'packages/search-engine/src/query/search-body.ts',
    right: 'track_total_hits: true',
    wrong: 'track_total_hits: 10_000',
    caughtBy: 'packages/features/results/server/run-search.live.test.ts',
  },
  {
    rule: 'RESULTS-007',
    bug: 'obsolete IDs of a list count as found',
    file: 'packages/features/results/server/search-context.ts',
    right: 'hasObsolete ? (line.record?.label ?? normaliseIdentifier(input)) : null',
    wrong: 'line.record?.label ?? normaliseIdentifier(input)',
    caughtBy: 'packages/features/results/server/search-context.test.ts',
  },
  {
    rule: 'RESULTS-012',
    bug: 'every list offers New Search',
    file: 'packages/features/results/web/results-heading.tsx',
    right: '{form.isOffered && (',
    wrong: '{form && (',
    caughtBy: 'packages/features/results/web/selection/results-toolbar.test.tsx',
  },
  {
    rule: 'RESULTS-012',
    bug: 'microarray elements offer New Search',
    file: 'packages/features/results/web/results-heading.tsx',
    right: '{form.isOffered && (',
    wrong: `{(form.isOffered || category === 'microarray') && (`,
    caughtBy: 'packages/features/results/web/selection/results-toolbar.test.tsx',
  },
  {
    rule: 'RESULTS-020',
    bug: 'GO and PO annotations are swapped',
    file: 'packages/features/results/web/selection/use-result-actions.ts',
    right: `{ go: ['comp', 'func', 'proc'], po: ['grow', 'stru'] }`,
    wrong: `{ go: ['grow', 'stru'], po: ['comp', 'func', 'proc'] }`,
    caughtBy: 'packages/features/results/web/selection/results-toolbar.test.tsx',
  },
  {
    rule: 'RESULTS-038',
    bug: 'only the first comma becomes a semicolon',
    file: 'packages/features/results/server/result-line-of.ts',
    right: `text.replaceAll(',', ';')`,
    wrong: `text.replace(',', ';')`,
    caughtBy: 'packages/features/results/server/result-line-of.test.ts',
  },
  {
    rule: 'RESULTS-041',
    bug: 'a file ends after 10,000 rows',
    file: 'packages/search-engine/src/engine/scan-index.ts',
    right: `    while (next) {
      const hits: Hit<Source>[] = await next
`,
    wrong: `    let count = 0
    while (next && count < 10_000) {
      const hits: Hit<Source>[] = await next
      count += hits.length
`,
    caughtBy: 'packages/features/results/server/export-stream.live.test.ts',
  },
  {
    rule: 'RESULTS-041',
    bug: 'rows that were ticked off again are in the file',
    file: 'packages/features/results/server/start-export.ts',
    right: 'return except ? { bool: { must: [query], must_not: [{ terms: { [key]: except } }] } } : query',
    wrong: 'return query',
    caughtBy: 'packages/features/results/server/export-routes.live.test.ts',
  },
  {
    rule: 'RESULTS-043',
    bug: 'a text at the beginning is worth more than a name that contains it',
    file: 'packages/search-engine/src/query/name-ranking.ts',
    right: 'partOfName: 1000, beginning: 100,',
    wrong: 'partOfName: 100, beginning: 1000,',
    caughtBy: 'packages/search-engine/src/query/name-ranking.live.test.ts',
  },
  {
    rule: 'TABLE-011',
    bug: 'rows without a number come first',
    file: 'packages/search-engine/src/query/search-body.ts',
    right: 'Number.MAX_SAFE_INTEGER : Number.MIN_SAFE_INTEGER',
    wrong: 'Number.MIN_SAFE_INTEGER : Number.MAX_SAFE_INTEGER',
    caughtBy: 'packages/search-engine/src/query/search-body.live.test.ts',
  },
  {
    rule: 'TABLE-012',
    bug: 'the case of letters beyond the Latin ones counts',
    file: 'packages/search-engine/src/index/sort-key.ts',
    right: 'String.fromCodePoint(otherRank) + character.toLowerCase()',
    wrong: 'String.fromCodePoint(otherRank) + character',
    caughtBy: 'packages/search-engine/src/index/sort-key.test.ts',
  },
  {
    rule: 'RESULTS-074',
    bug: 'a column that is empty on this page counts as empty in every match',
    file: 'packages/features/results/server/find-empty-columns.ts',
    right: 'if (docs.length === total) return empty',
    wrong: 'if (docs.length <= total) return empty',
    caughtBy: 'packages/features/results/server/run-search.live.test.ts',
  },
  {
    rule: 'RESULTS-075',
    bug: 'a facet with a value that all hits share is rendered',
    file: 'packages/features/results/web/filters/to-facets.ts',
    right: 'count > 0 && count < total',
    wrong: 'count > 0',
    caughtBy: 'packages/features/results/web/filters/to-facets.test.ts',
  },
  {
    rule: 'RESULTS-074',
    bug: 'an empty column is shown before anyone asked for it',
    file: 'packages/ui-kit/src/results/shown-columns.ts',
    right: '!(column.isOnRequest || isEmptyColumn(columns, column, empty))',
    wrong: '!column.isOnRequest',
    caughtBy: 'packages/ui-kit/src/results/shown-columns.test.ts',
  },
]
