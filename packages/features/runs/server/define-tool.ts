import type { Clock } from '@rosette/contract-kit/clock.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { z } from 'zod'
import type { ContentReader } from '../../list-contents/server/content-access.ts'
import type { RunSummary } from '../contract/run-status.ts'
import type { ProgramCall, ProgramEnd } from './run-program.ts'

export type RunProgress = {
  /** From 0 to 1; null if nobody can say. */
  share: number | null
  text: string
}

export type ToolDependencies<Options> = {
  options: Options
  /** Empty folder of this run alone, removed afterwards. The files that the summary names are kept. */
  dir: string
  /** Aborted when the run is cancelled, takes too long, or its worker stops. */
  signal: AbortSignal
  /** For tools that read records, and lists as the starter of the run may read them; null if one is tried on sequences alone. */
  site: { db: Database; clock: Clock; reader: ContentReader } | null
  releaseId: string
  /** Folder of this release's sequences: packed FASTA, and databases made from it. The release is not retired meanwhile. */
  sequenceDir: string
  report(progress: RunProgress): void
  /** Runs one of the tool's programs, in the run's folder. */
  runProgram(call: ProgramCall): Promise<ProgramEnd>
}

/** A long analysis: what the frame has to know of it. Tools are listed where the apps are assembled. */
export type Tool<Options = unknown> = {
  /** In addresses and tables: 'blast', 'patmatch'. */
  name: string
  title: string
  /** Page with its form. */
  formPath: string
  /** Everyone may run it, and it takes no unit: the same is answered at once when it is quick. */
  isOpen?: true
  /** The only programs that it may start. */
  programs: readonly string[]
  /** Parsed again in the worker: the table may hold runs of older code. */
  options: z.ZodType<Options>
  /** Two runs with equal texts give the same result; a stored result answers the second. Must name the release if it matters. */
  fingerprint(options: Options, releaseId: string): string
  /** Contents of lists that a run reads, if any: only those who may read these may read the run. */
  contents?(options: Options): readonly string[]
  /** The request, in a line by which its owner knows the run among others. */
  question(options: Options): string
  /** Longest time that one attempt may take. */
  wallMs: number
  run(dependencies: ToolDependencies<Options>): Promise<RunSummary>
}

/** For lists of tools: what their options are is known to each alone, and parsed before it is used. */
export type AnyTool = Omit<Tool, 'fingerprint' | 'contents' | 'question' | 'run'> & {
  fingerprint(options: unknown, releaseId: string): string
  contents(options: unknown): readonly string[]
  question(options: unknown): string
  run(dependencies: ToolDependencies<unknown>): Promise<RunSummary>
}

/** Makes a tool that parses its options itself wherever they come from. */
export function defineTool<Options>(tool: Tool<Options>): AnyTool {
  return {
    ...tool,
    fingerprint: (options, releaseId) => tool.fingerprint(tool.options.parse(options), releaseId),
    contents: (options) => tool.contents?.(tool.options.parse(options)) ?? [],
    question: (options) => tool.question(tool.options.parse(options)),
    run: (dependencies) => tool.run({ ...dependencies, options: tool.options.parse(dependencies.options) }),
  }
}

/**
 * Why a run ended without a result, in words for people. Not our fault: what was requested cannot be done, so it is not tried again and the
 * unit stays spent. Every other error is ours: the run is tried once more, then its unit is given back.
 */
export class RunError extends Error {
  override readonly name = 'RunFault'
  readonly isOurs: boolean

  constructor(message: string, { isOurs, cause }: { isOurs: boolean; cause?: unknown }) {
    super(message, { cause })
    this.isOurs = isOurs
  }
}
