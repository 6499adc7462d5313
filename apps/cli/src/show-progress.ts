import type { OnProgress, Progress } from '@rosette/release-kit/progress.ts'
import cliProgress from 'cli-progress'
import { formatLeft, formatRate, formatSeconds, type StepTime } from './format-progress.ts'

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

type Step = Pick<Progress, 'step' | 'label' | 'unit' | 'rows'> & { since: number; done: number }

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
      const { step, label, unit, done, total, rows } = progress
      if (current?.step !== step || current.label !== label) {
        endStep()
        current = { step, label, unit, since: now(), done }
        bar?.start(total ?? 0, 0, { name: `${step} ${label}`, pace: '' })
      }
      current.done = done
      if (rows !== undefined) current.rows = rows
      bar?.update(done, { name: `${step} ${label}`, pace: formatPace(progress, now() - current.since) })
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
  return `${count.toLocaleString('en')} ${word}, ${rate === null ? '' : `${rate}, `}`
}
