import { messageOf } from '@rosette/contract-kit/message-of.ts'
import { benchAnswers } from './answers-bench.ts'
import { type BenchOptions, parseBenchOptions, usage } from './bench-options.ts'
import { benchCosts } from './costs-bench.ts'
import { benchDownloads } from './downloads/downloads-bench.ts'
import { benchEnrichment } from './enrichment-bench.ts'
import { benchEverything } from './everything-bench.ts'
import { benchExport } from './export-bench.ts'
import { benchExpression } from './expression-bench.ts'
import { benchForms } from './forms-bench.ts'
import { benchIngest } from './ingest-bench.ts'
import { benchLists } from './lists/lists-bench.ts'
import { benchRecord } from './record-bench.ts'
import { benchResolve } from './resolve-bench.ts'
import { benchManyRuns } from './runs/many-runs-bench.ts'
import { benchRuns } from './runs/runs-bench.ts'
import { benchSlices } from './runs/slices-bench.ts'
import { benchScale } from './scale-bench.ts'
import { benchSearch } from './search-bench.ts'

const benches: Record<string, (options: BenchOptions) => Promise<object>> = {
  search: benchSearch,
  everything: benchEverything,
  forms: benchForms,
  export: benchExport,
  record: benchRecord,
  answers: benchAnswers,
  resolve: benchResolve,
  costs: benchCosts,
  enrichment: benchEnrichment,
  expression: benchExpression,
  lists: benchLists,
  ingest: benchIngest,
  runs: benchRuns,
  'many-runs': benchManyRuns,
  downloads: benchDownloads,
  slices: benchSlices,
  scale: benchScale,
}

// Progress goes to stderr; stdout gets a single line of JSON.
try {
  const { name, options } = parseBenchOptions(process.argv.slice(2))
  const bench = benches[name]
  if (bench) process.stdout.write(`${JSON.stringify({ bench: name, ...(await bench(options)) })}\n`)
  else {
    process.stderr.write(usage)
    process.exitCode = 2
  }
} catch (error) {
  process.stderr.write(`bench: ${messageOf(error)}\n`)
  process.exitCode = 1
}
