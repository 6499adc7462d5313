/** The one kind of progress event; a terminal draws a bar from it, a log a line. */
export type Progress = {
  /** Short and stable: 'load', 'derive', 'build', … */
  step: string
  /** For people: what is being worked on. */
  label: string
  done: number
  total: number | null
  unit: string
}

export type OnProgress = (progress: Progress) => void
