import { formatNumber } from '@rosette/contract-kit/format-number.ts'
import { sequenceDatasets } from '@rosette/contract-kit/vocabulary/sequence-datasets.ts'
import { defineTool } from '../../runs/server/define-tool.ts'
import { PatternOptions, readOptions } from '../contract/pattern-search.ts'
import { embossPattern } from './emboss-pattern.ts'
import { searchPattern } from './search-pattern.ts'

/** Pattern search with fuzznuc and fuzzpro of EMBOSS. */
export const patternTool = defineTool({
  name: 'patmatch',
  title: 'Pattern search',
  formPath: '/tools/patmatch',
  programs: ['fuzznuc', 'fuzzpro'],
  options: PatternOptions,
  fingerprint: (options, releaseId) =>
    JSON.stringify([releaseId, options.dataset, options.strands, options.mismatches, meaningOf(options), options.genes]),
  question: ({ pattern, dataset, genes }) => {
    const label = sequenceDatasets.find(({ id }) => id === dataset)?.label ?? dataset
    const range = genes === null ? '' : ` of ${genes.length === 1 ? genes[0] : `${formatNumber(genes.length)} genes`}`
    return `${pattern.slice(0, 100)} in ${label}${range}`
  },
  wallMs: 15 * 60_000,
  run: searchPattern,
})

/** However a pattern is written, it means what is searched for. */
function meaningOf(options: PatternOptions): string {
  const read = readOptions(options)
  return 'error' in read ? options.pattern : embossPattern(read.pattern, read.alphabet)
}
