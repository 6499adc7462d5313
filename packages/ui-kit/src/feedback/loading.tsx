import type { ReactNode } from 'react'
import classes from './loading.module.css'

export type LoadingProps = {
  /** What is loaded, as it stands in a sentence: 'the list', 'your sessions'. */
  what: string
  /** A line of text, for small parts; otherwise bars fill roughly the space of the content. */
  isSmall?: boolean
  /** The shape of the content, if bars would not resemble it. */
  skeleton?: ReactNode
  /** About how high the part will be, in pixels, if what is below would be seen to move. */
  height?: number
}

/** Waiting, also while code is loaded. It appears only if that takes a moment. */
export function Loading({ what, isSmall = false, skeleton, height }: LoadingProps) {
  return (
    <div className={classes.loading} style={{ minHeight: height }} aria-busy>
      <p role="status" className={classes.status}>
        <span className={classes.spinner} aria-hidden />
        Loading {what}…
      </p>
      {skeleton ?? (isSmall ? null : <Bars />)}
    </div>
  )
}

function Bars() {
  return (
    <div className={classes.bars} aria-hidden>
      <div />
      <div />
      <div />
    </div>
  )
}

/** 'The list could not be loaded.' */
export function failedText(what: string): string {
  return `${what.charAt(0).toUpperCase()}${what.slice(1)} could not be loaded.`
}

/** For a row of a drawing, which holds text alone. */
export const loadingTexts = { loading: 'Loading…', failed: 'Could not be loaded. Try again.' } as const
