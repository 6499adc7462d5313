import type { StatsFs } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { getHeapStatistics } from 'node:v8'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Settings } from './settings.ts'

export type ProcessMetrics = {
  registry: Registry
  /** Counts and times a call to PostgreSQL. */
  onDatabaseCall(call: OutsideCall): void
  /** Counts and times a call to OpenSearch. */
  onEngineCall(call: OutsideCall): void
  /** Counts a call that a node of OpenSearch refused, broke off or did not answer in time. */
  onNodeFailure(node: string): void
}

/** The values of operation and outcome come from closed lists: each is a time series for every bucket. */
type OutsideCall = { operation: string; outcome: string; seconds: number }

export type ProcessMetricsOptions = {
  version: string
  /** Null if the build does not say. */
  commit: string | null
  /** Folders that the product writes to, by what they hold. */
  folders: Readonly<Record<string, string>>
}

/** What API and worker count alike: processor, memory and event loop of the process, its build, its folders and its calls to others. */
export function openProcessMetrics({ version, commit, folders }: ProcessMetricsOptions): ProcessMetrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'rosette_build_info',
    help: 'Always 1; which code runs, as labels.',
    labelNames: ['version', 'commit', 'node'],
    registers,
  }).set({ version, commit: commit ?? 'unknown', node: process.versions.node }, 1)
  new Gauge({
    name: 'rosette_heap_limit_bytes',
    help: 'The size of the heap beyond which Node ends the process.',
    registers,
  }).set(getHeapStatistics().heap_size_limit)
  addFolders(registry, folders)
  const nodeFailures = new Counter({
    name: 'rosette_engine_node_failures_total',
    help: 'Calls that a node of OpenSearch refused, broke off or did not answer in time; reads may have been answered by another.',
    labelNames: ['node'],
    registers,
  })
  return {
    registry,
    onNodeFailure: (node) => nodeFailures.inc({ node }),
    onDatabaseCall: addCalls(registry, 'database', 'PostgreSQL: statements by their first word, and the wait for a connection'),
    onEngineCall: addCalls(registry, 'engine', 'OpenSearch: searches, which may wait for a slot, and other requests'),
  }
}

/** The folders of a site, by what they hold. Downloads in object storage are on nobody's disk. */
export function foldersOf({ sequenceDir, downloadDir, objectStoreUrl }: FolderSettings): Record<string, string> {
  return { sequences: sequenceDir, ...(objectStoreUrl === null && { downloads: downloadDir }) }
}

type FolderSettings = Pick<Settings, 'sequenceDir' | 'downloadDir' | 'objectStoreUrl'>

function addFolders(registry: Registry, folders: ProcessMetricsOptions['folders']): void {
  const addGauge = (name: string, help: string, bytesOf: (disk: StatsFs) => number) =>
    new Gauge({
      name,
      help: `${help} Absent while the folder does not exist.`,
      labelNames: ['folder'],
      registers: [registry],
      async collect() {
        this.reset()
        for (const [folder, path] of Object.entries(folders)) {
          const disk = await statfs(path).catch(() => null)
          if (disk !== null) this.set({ folder }, bytesOf(disk))
        }
      },
    })
  addGauge('rosette_disk_size_bytes', 'Size of the disk that a folder lies on.', ({ blocks, bsize }) => blocks * bsize)
  addGauge(
    'rosette_disk_free_bytes',
    'What this process may still write to the disk that a folder lies on.',
    ({ bavail, bsize }) => bavail * bsize,
  )
}

/** The histogram has no label for the outcome, which would multiply its buckets: how long a refusal took interests nobody. */
function addCalls(registry: Registry, to: 'database' | 'engine', what: string): (call: OutsideCall) => void {
  const registers = [registry]
  const total = new Counter({
    name: `rosette_${to}_calls_total`,
    help: `Calls to ${what}; by outcome.`,
    labelNames: ['operation', 'outcome'],
    registers,
  })
  const duration = new Histogram({
    name: `rosette_${to}_call_duration_seconds`,
    help: `Duration of calls to ${what}.`,
    labelNames: ['operation'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  return ({ operation, outcome, seconds }) => {
    total.inc({ operation, outcome })
    duration.observe({ operation }, seconds)
  }
}
