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
  /** How far it is in larger pieces: '3 of 94'. */
  detail?: string
}

export type OnProgress = (progress: Progress) => void
