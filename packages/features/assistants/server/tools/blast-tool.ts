import { setTimeout as wait } from 'node:timers/promises'
import { Problem } from '@rosette/contract-kit/problem.ts'
import { z } from 'zod'
import { chooseDatabase } from '../../../blast/contract/blast-databases.ts'
import { blastProgramNames, programOf } from '../../../blast/contract/blast-programs.ts'
import { BlastResult } from '../../../blast/contract/blast-result.ts'
import { BlastService } from '../../../blast/contract/blast-service.ts'
import { RunStatus, RunToken, runPathOf, StartedRun } from '../../../runs/contract/run-status.ts'
import { defineAssistantTool, limitUpTo, type ToolContext, type ToolResult } from '../define-assistant-tool.ts'

const Data = z.object({
  run: z.string(),
  url: z.string(),
  state: z.string(),
  fault: z.string().optional(),
  queries: z.array(z.object({ name: z.string(), hits: z.int() })).optional(),
  rows: z
    .array(
      z.object({
        query: z.string(),
        subject: z.string(),
        locus: z.string().nullable(),
        identity: z.number(),
        cover: z.number(),
        evalue: z.number(),
        bitScore: z.number(),
      }),
    )
    .optional(),
})

export const blastTool = defineAssistantTool({
  name: 'blast',
  title: 'BLAST',
  description:
    'Searches sequences with NCBI BLAST+; starts a run, which may take a unit of the user: ask them first. Give sequence and program to start, or run to fetch.',
  input: z.object({
    sequence: z.string().min(1).max(100_000).optional().describe('Raw or FASTA'),
    program: z.enum(blastProgramNames).optional(),
    database: z.string().max(60).optional().describe('From release_info'),
    run: RunToken.optional(),
    limit: limitUpTo(100, 10),
  }),
  data: Data,
  startsRuns: true,
  async run({ sequence, program, database, run, limit }, context) {
    if (run !== undefined) return fetchResult(run, limit, context)
    if (sequence === undefined || program === undefined)
      throw new Problem('invalid_request', 'Give sequence and program to start a search, or run to fetch the result of one.')
    const chosen = database ?? (await findDatabase(context, program))
    const body = { Algorithm: program, BlastTargetSet: chosen, textbox: 'seq', QueryText: sequence }
    const { token } = await context.api.load(StartedRun, { method: 'POST', path: 'services/blast', body })
    return fetchResult(token, limit, context)
  },
})

async function findDatabase({ api }: ToolContext, program: (typeof blastProgramNames)[number]): Promise<string> {
  const { databases } = await api.load(BlastService, { path: 'blast/service' })
  const alphabet = programOf(program).target
  const sequenceType = alphabet === 'protein' ? 'protein' : 'sequence'
  const chosen = chooseDatabase({ alphabet, offered: new Set(databases), sequenceType })
  if (chosen === null) throw new Problem('invalid_request', `BLAST has no ${alphabet} database here.`)
  return chosen
}

/** Most searches end within seconds; what takes longer is fetched by another call. */
const pausesMs = [300, 700, 1500, 3000, 5000] as const

async function fetchResult(token: string, limit: number, { api, publicUrl }: ToolContext): Promise<ToolResult<z.input<typeof Data>>> {
  let status = await loadStatus()
  for (const pause of pausesMs) {
    if (status.state !== 'waiting' && status.state !== 'running') break
    await wait(pause, undefined, { signal: api.signal })
    status = await loadStatus()
  }
  const { state, fault, tool } = status
  const facts = { run: token, url: `${publicUrl.replace(/\/$/, '')}${runPathOf(token)}`, state, ...(fault !== null && { fault }) }
  if (tool !== 'blast') throw new Problem('invalid_request', `This is the run of another tool: ${facts.url} shows it.`)
  if (state !== 'done')
    return { data: facts, ...(state !== 'failed' && state !== 'cancelled' && { more: 'Call blast with this run in a minute.' }) }
  const { queries, hits, total } = await api.load(BlastResult, { path: `runs/${token}/blast` })
  const rows = hits.slice(0, limit).flatMap(({ query, subject, locus, queryCover, hsps: [best] }) =>
    best === undefined
      ? []
      : {
          query: queries[query]?.name ?? '',
          subject,
          locus: locus?.locus.label ?? null,
          identity: best.identity,
          cover: queryCover,
          evalue: best.evalue,
          bitScore: best.bitScore,
        },
  )
  return {
    data: { ...facts, queries: queries.map(({ name, hits: count }) => ({ name, hits: count })), rows },
    notMatched: queries.flatMap(({ name, hits: count }) => (count === 0 ? [name] : [])),
    ...(total > limit && { more: `${total} hits in all: raise limit, or open the address.` }),
  }

  async function loadStatus(): Promise<RunStatus> {
    return api.load(RunStatus, { path: `runs/${token}` })
  }
}
