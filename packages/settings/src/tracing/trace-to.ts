import { AsyncLocalStorage } from 'node:async_hooks'
import { type Attributes, type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import { type SpanSenderOptions, spanSender } from './span-sender.ts'
import type { RequestSpan, TracedCall, TraceJob, Tracing, TracingOptions } from './tracing.ts'

export type TraceOptions = Pick<SpanSenderOptions, 'endpoint' | 'countSpans'> &
  Pick<TracingOptions, 'otlpHeaders' | 'otelServiceName' | 'tracedShare' | 'service' | 'version'>

/** A request or job that is being worked on. */
type TracedWork = { span: Span; calls: number }

/** A file of results reads thousands of times; the first calls say how it went. */
const maxCalls = 200

/** Traces to a collector. Spans are made where calls are measured already: no module is patched (decision 0093). */
export function traceTo({ endpoint, countSpans, ...options }: TraceOptions): Omit<Tracing, 'countIn'> {
  const sender = spanSender({ endpoint, countSpans, headers: options.otlpHeaders })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': options.otelServiceName ?? options.service, 'service.version': options.version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(options.tracedShare) }),
    spanProcessors: [sender.processor],
  })
  const tracer = provider.getTracer('rosette', options.version)
  const inHand = new AsyncLocalStorage<TracedWork>()

  function addCall(system: string, { operation, outcome, seconds }: TracedCall): void {
    const work = inHand.getStore()
    // What goes on after a request has ended (a timer, a cache that is filled) is nobody's call.
    if (!work?.span.isRecording()) return
    work.calls += 1
    if (work.calls > maxCalls) {
      countSpans('dropped', 1)
      return
    }
    const end = Date.now()
    const attributes = { 'db.system.name': system, 'db.operation.name': operation, 'rosette.outcome': outcome }
    const startTime = end - seconds * 1000
    const call = tracer.startSpan(`${system} ${operation}`, { kind: SpanKind.CLIENT, startTime, attributes }, contextWith(work.span))
    if (outcome === 'failed' || outcome === 'timeout') call.setStatus({ code: SpanStatusCode.ERROR })
    call.end(end)
  }

  function startRequest(traceparent: string | null): RequestSpan {
    const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, contextOf(traceparent))
    const { traceId, spanId, traceFlags } = span.spanContext()
    const work = { span, calls: 0 }
    return {
      traceId,
      traceparent: `00-${traceId}-${spanId}-0${traceFlags & 1}`,
      run: (next) => inHand.run(work, next),
      end({ method, route, status, isAborted }) {
        span.updateName(`${method} ${route}`)
        span.setAttributes({ 'http.request.method': method, 'http.route': route })
        if (isAborted) span.setAttribute('rosette.outcome', 'left')
        else span.setAttribute('http.response.status_code', status)
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
  }

  const traceJob: TraceJob = async ({ task, attempt, traceparent }, work) => {
    const attributes: Attributes = { 'rosette.task': task, 'rosette.attempt': attempt }
    const span = tracer.startSpan(`job ${task}`, { kind: SpanKind.CONSUMER, attributes }, contextOf(traceparent))
    try {
      return await inHand.run({ span, calls: 0 }, work)
    } catch (error) {
      // Messages of errors can name people and records.
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  }

  return {
    startRequest,
    traceJob,
    onDatabaseCall: (call) => addCall('postgresql', call),
    onEngineCall: (call) => addCall('opensearch', call),
    logFields() {
      const traceId = inHand.getStore()?.span.spanContext().traceId
      return traceId === undefined ? {} : { traceId }
    },
    close: sender.close,
  }
}

/** Where a span belongs whose parent is in another process, if it names one rightly. */
function contextOf(traceparent: string | null): Context {
  const parent = traceparent === null ? null : parseTraceParent(traceparent)
  return parent === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true })
}

function contextWith(span: Span): Context {
  return trace.setSpan(ROOT_CONTEXT, span)
}
