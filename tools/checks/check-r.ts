import { runTool } from '../processes/run-tool.ts'
import { ensureServices } from '../services/start-services.ts'

// Builds and checks the R package, and runs its tests against the demo release; --update writes the answers of the demo release into its
// vignette. Needs R and, from Debian, r-cran-httr2, r-cran-tibble, r-cran-testthat, r-cran-webfakes, r-cran-knitr, r-cran-rmarkdown and pandoc.
await ensureServices((line) => process.stderr.write(`check:r: ${line}\n`))
const update: Record<string, string> = process.argv.includes('--update') ? { ROSETTE_UPDATE_VIGNETTE: '1' } : {}
process.exitCode = await runTool('npx', ['vitest', 'run', '--project', 'long', 'tools/clients/r-package'], update)
