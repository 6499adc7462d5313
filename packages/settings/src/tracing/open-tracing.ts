import { Counter, type Registry } from 'prom-client'
import type { CountSpans, Tracing, TracingOptions } from './tracing.ts'

/** Null if no collector is set: then no package of OpenTelemetry is imported. */
export async function openTracing({ otlpEndpoint, ...options }: TracingOptions): Promise<Tracing | null> {
  if (otlpEndpoint === null) return null
  const { traceTo } = await import('./trace-to.ts')
  let count: CountSpans = () => {}
  return {
    ...traceTo({ ...options, endpoint: otlpEndpoint, countSpans: (outcome, spans) => count(outcome, spans) }),
    countIn(registry) {
      count = spanCounter(registry)
    },
  }
}

function spanCounter(registry: Registry): CountSpans {
  const total = new Counter({
    name: 'rosette_trace_spans_total',
    help: 'Spans of traces by outcome.',
    labelNames: ['outcome'],
    registers: [registry],
  })
  return (outcome, count) => total.inc({ outcome }, count)
}
