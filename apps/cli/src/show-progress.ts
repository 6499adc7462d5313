import { formatNumber } from '@rosette/contract-kit/format-number.ts'
import type { OnProgress, Progress } from '@rosette/release-kit/progress.ts'
import cliProgress from 'cli-progress'

export type ProgressDisplay = {
  onProgress: OnProgress
  /** What was going on is done, so that other text can be written. */
  endStep(): void
  /** What was going on has failed: the bar goes without a word. */
  abandon(): void
  /** Ends the last step and answers how long each took. */
  finish(): StepTime[]
}

export type ProgressStream = NodeJS.WritableStream & { isTTY?: boolean }

type Step = Pick<Progress, 'step' | 'label' | 'unit' | 'rows' | 'detail'> & { since: number; done: number }

/** A bar on a terminal, a line for each finished step elsewhere; nothing at all where `stream` is null. */
export function showProgress(stream: ProgressStream | null, now: () => number = () => performance.now()): ProgressDisplay {
  const bar = stream?.isTTY ? openBar(stream) : null
  const times: StepTime[] = []
  let current: Step | null = null

  function endStep(): void {
    if (current === null) return
    const ms = Math.round(now() - current.since)
    times.push({ step: current.step, label: current.label, ms })
    bar?.stop()
    stream?.write(`${current.step} ${current.label}: ${formatCount(current, ms)}${formatSeconds(ms)}\n`)
    current = null
  }

  return {
    onProgress(progress) {
      const { step, label, unit, done, total, rows, detail } = progress
      if (current?.step !== step || current.label !== label) {
        endStep()
        current = { step, label, unit, since: now(), done }
        bar?.start(total ?? 0, 0, { name: `${step} ${label}`, pace: '' })
      }
      current.done = done
      if (rows !== undefined) current.rows = rows
      if (bar === null && detail !== undefined && detail !== current.detail) stream?.write(formatDetail(progress))
      current.detail = detail
      bar?.update(done, { name: [step, label, detail].filter(Boolean).join(' '), pace: formatPace(progress, now() - current.since) })
    },
    endStep,
    abandon() {
      bar?.stop()
      current = null
    },
    finish() {
      endStep()
      return times
    },
  }
}

function openBar(stream: NodeJS.WritableStream): cliProgress.SingleBar {
  return new cliProgress.SingleBar(
    { stream, format: '{name} {bar} {percentage} %{pace}', clearOnComplete: true, hideCursor: null, fps: 10 },
    cliProgress.Presets.shades_classic,
  )
}

/** 'fetch files: 3 of 94, 1,200 of 84,000 bytes'. */
function formatDetail({ step, label, unit, done, total, detail }: Progress): string {
  const ofTotal = total === null ? '' : ` of ${formatNumber(total)}`
  return `${step} ${label}: ${detail}, ${formatNumber(done)}${ofTotal} ${unit}\n`
}

/** ' · 120,000 rows/s · 0:42 left', as far as it can be known. */
function formatPace({ done, total, unit, rows }: Progress, ms: number): string {
  const counted = rows !== undefined ? formatRate(rows, ms, 'rows') : unit === 'records' ? formatRate(done, ms, unit) : null
  return [counted, formatLeft(done, total, ms)].map((part) => (part === null ? '' : ` · ${part}`)).join('')
}

/** When a step has ended, bytes read and kinds derived are not worth a line; rows, records and their rate are. */
function formatCount({ unit, done, rows }: Step, ms: number): string {
  const [count, word] = rows !== undefined ? [rows, 'rows'] : [unit === 'records' ? done : 0, unit]
  if (count === 0) return ''
  const rate = formatRate(count, ms, word)
  return `${formatNumber(count)} ${word}, ${rate === null ? '' : `${rate}, `}`
}

/** How long one step of a command took. */
type StepTime = { step: string; label: string; ms: number }

/** '120,000 rows/s', or null before there is anything to tell. */
export function formatRate(count: number, ms: number, unit: string): string | null {
  return count > 0 && ms >= 1 ? `${formatNumber(Math.round((count / ms) * 1000))} ${unit}/s` : null
}

/** '0:42 left', extrapolated from the part that is done; null if the total is unknown. */
export function formatLeft(done: number, total: number | null, ms: number): string | null {
  if (total === null || done <= 0 || done >= total) return null
  const seconds = Math.ceil(((total - done) / done) * (ms / 1000))
  return `${formatClock(seconds)} left`
}

export function formatSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

/** 3725 → '1:02:05'. */
function formatClock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}

/** Total duration of each step, in order of their start: 'load 12.3 s · derive 3.4 s · build 22.1 s'. Null if there were none. */
export function formatStepTimes(times: readonly StepTime[]): string | null {
  if (times.length === 0) return null
  const msOf = new Map<string, number>()
  for (const { step, ms } of times) msOf.set(step, (msOf.get(step) ?? 0) + ms)
  return `Time: ${[...msOf].map(([step, ms]) => `${step} ${formatSeconds(ms)}`).join(' · ')}`
}
