import { ExportResultCode } from '@opentelemetry/core'
import { JsonTraceSerializer } from '@opentelemetry/otlp-transformer'
import { BatchSpanProcessor, type ReadableSpan, type SpanExporter, type SpanProcessor } from '@opentelemetry/sdk-trace'
import type { CountSpans } from './tracing.ts'

export type SpanSenderOptions = {
  endpoint: string
  headers: Readonly<Record<string, string>>
  countSpans: CountSpans
  /** Time for the collector to take a batch, and for all that is left when the process stops. */
  timeoutMs?: number
  closeMs?: number
  /** Time between batches. */
  delayMs?: number
  /** Spans that wait to be sent or are being sent. */
  maxWaiting?: number
}

export type SpanSender = { processor: SpanProcessor; close(): Promise<void> }

/**
 * Batches spans and sends them to a collector by OTLP over HTTP. The exporter of OpenTelemetry is not used: it measures idle time instead of
 * the whole, tries again after a shutdown, and reads settings of its own from the environment (decision 0093).
 */
export function spanSender(options: SpanSenderOptions): SpanSender {
  const { countSpans, timeoutMs = 2000, closeMs = 1000, delayMs = 2000, maxWaiting = 2048 } = options
  const closing = new AbortController()
  const sending = new Set<Promise<void>>()
  let waiting = 0
  const exporter: SpanExporter = {
    export(spans, done) {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)])
      const sent = send(spans, options, signal).then(
        () => 'sent' as const,
        () => 'failed' as const,
      )
      const settled: Promise<void> = sent.then((outcome) => {
        waiting -= spans.length
        sending.delete(settled)
        countSpans(outcome, spans.length)
        done({ code: outcome === 'sent' ? ExportResultCode.SUCCESS : ExportResultCode.FAILED })
      })
      sending.add(settled)
    },
    shutdown: async () => {},
  }
  const batches = new BatchSpanProcessor({ exporter, scheduledDelayMillis: delayMs, maxQueueSize: maxWaiting, maxExportBatchSize: 512 })
  const processor: SpanProcessor = {
    onStart: (span, parent) => batches.onStart(span, parent),
    onEnd(span) {
      if (waiting >= maxWaiting) {
        countSpans('dropped', 1)
        return
      }
      waiting += 1
      batches.onEnd(span)
    },
    forceFlush: () => batches.forceFlush(),
    shutdown: () => batches.shutdown(),
  }
  async function close(): Promise<void> {
    const deadline = setTimeout(() => closing.abort(), closeMs)
    // What could not be sent has been counted.
    await batches.shutdown().catch(() => {})
    await Promise.all(sending)
    clearTimeout(deadline)
  }
  return { processor, close }
}

async function send(spans: ReadableSpan[], { endpoint, headers }: SpanSenderOptions, signal: AbortSignal): Promise<void> {
  const body = JsonTraceSerializer.serializeRequest(spans)
  if (!body) throw new Error('The spans could not be written')
  const answer = await fetch(`${endpoint.replace(/\/+$/, '')}/v1/traces`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    // It is a plain array of bytes; the declared type allows for shared memory.
    body: body as Uint8Array<ArrayBuffer>,
    redirect: 'error',
    signal,
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`The collector answered ${answer.status}`)
}
