import { z } from 'zod'

/** An event of a trace of Chromium; times in microseconds. `tdur` is the time of the processor that its thread used. */
const TraceEvent = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number().optional(),
  tdur: z.number().optional(),
})
type TraceEvent = z.infer<typeof TraceEvent>

const Trace = z.object({ traceEvents: z.array(TraceEvent) })

/** As Lighthouse simulates a phone: scripts take four times as long, tasks with layout twice as long. */
const slowdown = { scripts: 4, layout: 2 } as const
const longTaskMs = 50

/**
 * How long the main thread of a phone is blocked after the first paint, from the processor time of its tasks: unlike the time on the
 * clock, on which Lighthouse builds, it depends less on what else the machine does.
 */
export function blockingTimeOf(trace: unknown): number {
  const { traceEvents } = Trace.parse(trace)
  const paint = firstPaintIn(traceEvents)
  const ofThread = traceEvents.filter(({ pid, tid, ts }) => pid === paint.pid && tid === paint.tid && ts >= paint.ts)
  const layouts = ofThread.filter(({ name }) => name === 'Layout')
  return ofThread
    .filter(({ name }) => name === 'RunTask')
    .map((task) => {
      const hasLayout = layouts.some(({ ts }) => ts >= task.ts && ts < task.ts + (task.dur ?? 0))
      // Some systems count processor time in steps, and may count more than has passed.
      const used = Math.min(task.tdur ?? 0, task.dur ?? 0) / 1000
      return Math.max(0, used * (hasLayout ? slowdown.layout : slowdown.scripts) - longTaskMs)
    })
    .reduce((sum, blocked) => sum + blocked, 0)
}

function firstPaintIn(events: readonly TraceEvent[]): TraceEvent {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error('The trace has no first paint')
  return paint
}
