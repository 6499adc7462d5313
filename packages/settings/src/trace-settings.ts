import { secret, setting } from './define-setting.ts'
import { settingSchemas } from './setting-schemas.ts'

const { optionalText, otlpEndpoint, headerList, ratio } = settingSchemas

/** Settings of traces, whose names are those of OpenTelemetry. */
export const traceSettings = {
  otlpEndpoint: setting(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    otlpEndpoint(),
    '',
    'Collector of OpenTelemetry to which API and worker send traces, as JSON to /v1/traces below this address, usually http://127.0.0.1:4318. Unset: no traces.',
  ),
  otlpHeaders: secret(
    'OTEL_EXPORTER_OTLP_HEADERS',
    headerList(),
    '',
    'Headers for the collector, such as authorization=Bearer%20…: name=value with commas between them, values percent-encoded.',
  ),
  otelServiceName: setting(
    'OTEL_SERVICE_NAME',
    optionalText(),
    '',
    'Name of the process in traces. Unset: rosette-api and rosette-worker.',
  ),
  tracedShare: setting(
    'OTEL_TRACES_SAMPLER_ARG',
    ratio(),
    '1',
    'Share of requests and jobs whose traces are recorded, from 0 to 1. The sampler is always parentbased_traceidratio.',
  ),
} as const
