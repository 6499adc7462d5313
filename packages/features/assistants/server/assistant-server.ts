import { type CallToolResult, createMcpHandler, type McpHttpHandler, McpServer } from '@modelcontextprotocol/server'
import type { Problem } from '@rosette/contract-kit/problem.ts'
import { z } from 'zod'
import { assistantTools } from './assistant-tools.ts'
import { briefSchema } from './brief-schema.ts'
import type { AssistantTool, ToolContext } from './define-assistant-tool.ts'
import { dataWarning, formatAnswer } from './format-answer.ts'
import { formatFailure } from './format-failure.ts'

type Dependencies = ToolContext & {
  version: string
  /** Logs an error and puts it into words. */
  problemOf(error: unknown): Problem
}

/** Said once to every assistant that connects. */
export const instructions = [
  'Rosette is a knowledge base of Arabidopsis thaliana: genes, alleles, seed lines, annotations, sequences, papers.',
  'Look every identifier up with resolve or search; never write a locus from memory. Send many ids in one call.',
  'Cite the release and the url of what you report. notMatched lists what the release does not have: say so.',
  dataWarning,
  'Nothing here can be changed. Only blast starts runs, which may take units of the user.',
].join('\n')

/** Answers one request of either era: what it answers depends on who asks. */
export function assistantHandler(dependencies: Dependencies, onerror: (error: Error) => void): McpHttpHandler {
  // Nothing changes while somebody listens, so nobody needs to.
  return createMcpHandler(() => assistantServer(dependencies), { onerror, maxSubscriptions: 0 })
}

function assistantServer(dependencies: Dependencies): McpServer {
  const server = new McpServer({ name: 'rosette', title: 'Rosette', version: dependencies.version }, { instructions })
  for (const tool of assistantTools) {
    const { name, title, description, input, startsRuns = false } = tool
    const annotations = { readOnlyHint: !startsRuns, destructiveHint: false, idempotentHint: true, openWorldHint: false }
    const outputSchema = briefSchema(answerOf(tool.data))
    server.registerTool(name, { title, description, inputSchema: briefSchema(input), outputSchema, annotations }, (given) =>
      call(tool, given, dependencies),
    )
  }
  return server
}

/** What all tools answer. */
function answerOf(data: z.ZodObject) {
  return z.object({ release: z.string(), data, notMatched: z.array(z.string()).optional(), more: z.string().optional() })
}

async function call(tool: AssistantTool, input: Record<string, unknown>, { problemOf, ...context }: Dependencies): Promise<CallToolResult> {
  try {
    const result = await tool.run(input, context)
    return formatAnswer(result, context.api.release() ?? 'unknown')
  } catch (error) {
    return formatFailure(problemOf(error), context.publicUrl)
  }
}
