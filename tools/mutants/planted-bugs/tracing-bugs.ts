import type { PlantedBug } from '../planted-bug.ts'

const sender = 'packages/settings/src/tracing/span-sender.ts'
const unitTest = 'packages/settings/src/tracing/trace-to.test.ts'
const liveTest = 'tools/tracing/traces.long.test.ts'

/** What keeps traces harmless: off unless wanted, ours to begin, bounded, and in the right context. */
export const tracingBugs: readonly PlantedBug[] = [
  {
    rule: 'OPER-059',
    bug: 'OpenTelemetry is loaded by every process',
    file: 'packages/settings/src/tracing/open-tracing.ts',
    right: 'if (otlpEndpoint === null) return null',
    wrong: "await import('./trace-to.ts')\n  if (otlpEndpoint === null) return null",
    caughtBy: liveTest,
  },
  {
    rule: 'OPER-059',
    bug: 'a wrong address of a collector is repeated with its password',
    file: 'packages/settings/src/settings.ts',
    right: '/_(URL|ENDPOINT)$/',
    wrong: '/_URL$/',
    caughtBy: unitTest,
  },
  {
    rule: 'OPER-060',
    bug: 'a call belongs to the caller who returned the connection',
    file: 'packages/database/src/calls/database-calls.ts',
    right: 'keepsContext ? AsyncLocalStorage.bind(heard) : heard',
    wrong: 'keepsContext ? heard : heard',
    caughtBy: 'packages/database/src/calls/database-calls.live.test.ts',
  },
  {
    rule: 'OPER-060',
    bug: 'a job begins a trace of its own',
    file: 'packages/settings/src/tracing/trace-to.ts',
    right: '{ kind: SpanKind.CONSUMER, attributes }, contextOf(traceparent))',
    wrong: '{ kind: SpanKind.CONSUMER, attributes }, contextOf(null && traceparent))',
    caughtBy: unitTest,
  },
  {
    rule: 'OPER-061',
    bug: 'anyone may continue a trace',
    file: 'apps/api/src/plugins/tracing.ts',
    right: 'return ips.length > 1',
    wrong: 'return ips.length >= 0',
    caughtBy: liveTest,
  },
  {
    rule: 'OPER-062',
    bug: 'spans that wait are not counted, and those that find no place are lost unseen',
    file: sender,
    right: 'if (waiting >= maxWaiting) {',
    wrong: 'if (waiting >= maxWaiting * 1000) {',
    caughtBy: unitTest,
  },
  {
    rule: 'OPER-062',
    bug: 'a process that stops waits for a collector that hangs',
    file: sender,
    right: 'setTimeout(() => closing.abort(), closeMs)',
    wrong: 'setTimeout(() => closing.abort(), timeoutMs)',
    caughtBy: unitTest,
  },
  {
    rule: 'OPER-064',
    bug: 'windows of rates stay as long as they are',
    file: 'tools/alerts/shorten-rules.ts',
    right: '/(\\[)(\\d+)([smhd])(\\])/g',
    wrong: '/(\\[)(\\d+)([hd])(\\])/g',
    caughtBy: 'tools/alerts/shorten-rules.test.ts',
  },
]
