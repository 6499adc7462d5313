import type { Registry } from 'prom-client'
import type { Settings } from '../settings.ts'

/** What a process reports of its work to a collector of OpenTelemetry. */
export type Tracing = {
  /** Begins the span of a request, in the trace of its caller or in a new one. */
  startRequest(traceparent: string | null): RequestSpan
  /** Runs a job within a span of its own, in the trace of the request that queued it. */
  traceJob: TraceJob
  /** Adds a call to PostgreSQL or OpenSearch, which has just ended, to the request or job that made it. */
  onDatabaseCall(call: TracedCall): void
  onEngineCall(call: TracedCall): void
  /** For the lines that are logged while a request or job is worked on. */
  logFields(): { traceId?: string }
  /** Counts spans by their outcome. */
  countIn(registry: Registry): void
  /** Sends what is left, within about a second. */
  close(): Promise<void>
}

export type RequestSpan = {
  traceId: string
  traceparent: string
  /** Calls that the work makes, now or after it has returned, belong to the request. */
  run<Result>(work: () => Result): Result
  end(request: { method: string; route: string; status: number; isAborted: boolean }): void
}

export type TracedJob = { task: string; attempt: number; traceparent: string | null }
export type TraceJob = <Result>(job: TracedJob, work: () => Promise<Result>) => Promise<Result>

/** The values of operation and outcome come from closed lists, so that nothing of a statement leaves the site. */
export type TracedCall = { operation: string; outcome: string; seconds: number }

/** `failed`: the collector did not take it. `dropped`: too many were waiting, or one request made too many calls. */
export type SpanOutcome = 'sent' | 'failed' | 'dropped'

export type CountSpans = (outcome: SpanOutcome, count: number) => void

export type TracingOptions = Pick<Settings, 'otlpEndpoint' | 'otlpHeaders' | 'otelServiceName' | 'tracedShare'> & {
  /** The name of the process, if the settings give none. */
  service: string
  version: string
}
