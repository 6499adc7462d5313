import { blastTool } from '../../blast/server/blast-tool.ts'
import { enrichmentTool } from '../../enrichment/server/enrichment-tool.ts'
import { patternTool } from '../../pattern-search/server/pattern-tool.ts'
import type { AnyTool } from '../../runs/server/define-tool.ts'

/** Every tool that has runs. API and worker read the same list. */
export const tools: readonly AnyTool[] = [blastTool, patternTool, enrichmentTool]
