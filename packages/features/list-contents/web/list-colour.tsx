import classes from './list-colour.module.css'

/** The colours that a list may have, by their number. */
export const listColourNames = ['teal', 'blue', 'ochre', 'plum', 'green', 'violet', 'brown', 'red'] as const

const tokens = ['d2', 'd1', 'd3', 'd4', 'accent', 'po', 'cc', 'danger'] as const

/** The colour of a list, or of its place in a comparison if it has none. */
export function listColour(colour: number | null, index = 0): string {
  return `var(--${tokens[(colour ?? index) % tokens.length]})`
}

/** A dot in the colour of a list; its name stands beside it. */
export function ListDot({ colour }: { colour: number | null }) {
  return colour === null ? null : <span className={classes.dot} style={{ background: listColour(colour) }} aria-hidden="true" />
}
