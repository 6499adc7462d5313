import type { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { z } from 'zod'
import { permanentPathOf } from '../../permanent-links/contract/permanent-path-of.ts'
import type { SiteCalls } from './site-calls.ts'

export type ToolContext = { api: SiteCalls; publicUrl: string }

export type ToolResult<Data> = {
  data: Data
  /** What the caller named and the release does not have, spelled as given. */
  notMatched?: readonly string[]
  /** How to see what this answer leaves out, in words of ours. */
  more?: string
}

/** A tool that assistants can call. What it answers are the facts of one or a few calls of the API. */
export type AssistantTool<Input extends z.ZodObject = z.ZodObject, Data extends z.ZodObject = z.ZodObject> = {
  name: string
  title: string
  description: string
  input: Input
  data: Data
  /** Whether a call starts a run, which is all that a tool may change. */
  startsRuns?: true
  run(input: z.output<Input>, context: ToolContext): Promise<ToolResult<z.input<Data>>>
}

export function defineAssistantTool<Input extends z.ZodObject, Data extends z.ZodObject>(
  tool: AssistantTool<Input, Data>,
): AssistantTool<Input, Data> {
  return tool
}

/** A record as answers name it. */
export const NamedRecord = z.object({ kind: z.string(), name: z.string(), url: z.string() })
export type NamedRecord = z.infer<typeof NamedRecord>

export function nameRecord({ publicUrl }: Pick<ToolContext, 'publicUrl'>, ref: RecordRef): NamedRecord {
  return { kind: ref.kind, name: ref.label, url: addressOf(publicUrl, ref) }
}

/** Where the record can be found for good. */
export function addressOf(publicUrl: string, ref: RecordRef): string {
  return `${publicUrl.replace(/\/$/, '')}${permanentPathOf(ref)}`
}

/** Ids as tools take them: few enough for a small answer. */
export function idsUpTo(most: number) {
  return z.array(z.string().min(1).max(200)).min(1).max(most)
}

export function limitUpTo(most: number, standard: number) {
  return z.int().min(1).max(most).default(standard)
}
