import { blastTool } from '../../blast/server/blast-tool.ts'
import { patternTool } from '../../pattern-search/server/pattern-tool.ts'
import type { AnyTool } from '../../runs/server/define-tool.ts'
import { analysesWithRuns } from '../contract/analyses-with-runs.ts'

/** Every tool that has runs. API and worker read the same list. */
export const tools: readonly AnyTool[] = [blastTool, patternTool, ...(await Promise.all(analysesWithRuns.map(loadToolOf)))]

/** By the name of the analysis: one whose card promises runs has this file. */
async function loadToolOf(analysis: string): Promise<AnyTool> {
  const { tool }: { tool: AnyTool } = await import(`../../${analysis}/server/${analysis}-tool.ts`)
  return tool
}
