import type { OnProgress, Progress } from '@rosette/release-kit/progress.ts'
import cliProgress from 'cli-progress'

export type StepTime = { step: string; label: string; ms: number }

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

type Step = Pick<Progress, 'step' | 'label' | 'unit'> & { since: number; done: number }

/** A bar on a terminal, a line for each finished step elsewhere; nothing at all where `stream` is null. */
export function showProgress(stream: ProgressStream | null): ProgressDisplay {
  const bar = stream?.isTTY ? openBar(stream) : null
  const times: StepTime[] = []
  let current: Step | null = null

  function endStep(): void {
    if (current === null) return
    const ms = Math.round(performance.now() - current.since)
    times.push({ step: current.step, label: current.label, ms })
    bar?.stop()
    stream?.write(`${current.step} ${current.label}: ${formatCount(current)}${formatSeconds(ms)}\n`)
    current = null
  }

  return {
    onProgress(progress) {
      const { step, label, unit, done, total } = progress
      if (current?.step !== step || current.label !== label) {
        endStep()
        current = { step, label, unit, since: performance.now(), done }
        bar?.start(total ?? 0, 0, { name: `${step} ${label}` })
      }
      current.done = done
      bar?.update(done, { name: `${step} ${label}` })
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
    { stream, format: '{name} {bar} {percentage} % {duration_formatted}', clearOnComplete: true, hideCursor: null, fps: 10 },
    cliProgress.Presets.shades_classic,
  )
}

/** Bytes read and kinds derived are no news when a step has ended; records are. */
function formatCount({ unit, done }: Step): string {
  return unit === 'records' ? `${done.toLocaleString('en')} records, ` : ''
}

export function formatSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
