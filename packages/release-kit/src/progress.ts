/** The one kind of progress event; a terminal draws a bar from it, a log a line. */
export type Progress = {
  /** Short and stable: 'load', 'derive', 'build', … */
  step: string
  /** For people: what is being worked on. */
  label: string
  done: number
  total: number | null
  /** What `done` and `total` count. */
  unit: string
  /** Rows written so far, where `done` counts something else: a file is measured in bytes, and people think in rows. */
  rows?: number
}

export type OnProgress = (progress: Progress) => void
