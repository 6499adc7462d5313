import { expect, test } from 'vitest'
import { openProcessMetrics } from './process-metrics.ts'

test('[OPER-054] a process tells its build, its heap limit, its event loop and the disks of folders that exist', async () => {
  const folders = { runs: import.meta.dirname, sequences: '/no/such/folder' }
  const { registry } = openProcessMetrics({ version: '1.2.3', commit: 'abc123', folders })
  const text = await registry.metrics()
  expect(text).toContain(`rosette_build_info{version="1.2.3",commit="abc123",node="${process.versions.node}"} 1`)
  expect(text).toMatch(/^rosette_disk_free_bytes\{folder="runs"\} \d+$/m)
  const bytesOf = (name: string) => Number(new RegExp(`^rosette_disk_${name}_bytes\\{folder="runs"\\} (\\S+)$`, 'm').exec(text)?.[1])
  expect(bytesOf('size')).toBeGreaterThan(bytesOf('free'))
  expect(text).not.toContain('folder="sequences"')
  expect(Number(/^rosette_heap_limit_bytes (\S+)$/m.exec(text)?.[1])).toBeGreaterThan(1e8)
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
})

test('[OPER-050] calls are counted by outcome and timed by operation', async () => {
  const { registry, onDatabaseCall, onEngineCall } = openProcessMetrics({ version: '1.2.3', commit: null, folders: {} })
  onDatabaseCall({ operation: 'select', outcome: 'timeout', seconds: 5 })
  onEngineCall({ operation: 'search', outcome: 'answered', seconds: 0.02 })
  const text = await registry.metrics()
  expect(text).toContain('rosette_database_calls_total{operation="select",outcome="timeout"} 1')
  expect(text).toContain('rosette_database_call_duration_seconds_sum{operation="select"} 5')
  expect(text).toContain('rosette_engine_calls_total{operation="search",outcome="answered"} 1')
  expect(text).toContain('rosette_engine_call_duration_seconds_bucket{le="0.025",operation="search"} 1')
})
