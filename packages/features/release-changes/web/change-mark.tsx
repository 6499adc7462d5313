import type { StateRow } from '../contract/record-states.ts'
import classes from './change-mark.module.css'

const marks = {
  added: { symbol: '+', name: 'added' },
  removed: { symbol: '−', name: 'removed' },
  rewritten: { symbol: '~', name: 'rewritten' },
  same: { symbol: '=', name: 'the same' },
} as const satisfies Record<StateRow['mark'], { symbol: string; name: string }>

/** Marks differ by shape and word before they differ by colour. */
export function ChangeMark({ mark }: Pick<StateRow, 'mark'>) {
  const { symbol, name } = marks[mark]
  return (
    <>
      <span className={classes.mark} data-mark={mark} aria-hidden>
        {symbol}
      </span>
      <span className="visually-hidden">{name}: </span>
    </>
  )
}
