import type { AssistantTool } from './define-assistant-tool.ts'
import { annotationsTool } from './tools/annotations-tool.ts'
import { blastTool } from './tools/blast-tool.ts'
import { enrichTool } from './tools/enrich-tool.ts'
import { mutantsTool } from './tools/mutants-tool.ts'
import { recordTool } from './tools/record-tool.ts'
import { regionTool } from './tools/region-tool.ts'
import { releaseTool } from './tools/release-tool.ts'
import { resolveTool } from './tools/resolve-tool.ts'
import { searchTool } from './tools/search-tool.ts'
import { sequencesTool } from './tools/sequences-tool.ts'

/** What assistants can call. Ten at most, and the whole catalogue in 4,000 tokens: every assistant reads all of it (MCP-002). */
export const assistantTools: readonly AssistantTool[] = [
  resolveTool,
  searchTool,
  recordTool,
  annotationsTool,
  sequencesTool,
  enrichTool,
  mutantsTool,
  regionTool,
  blastTool,
  releaseTool,
]
