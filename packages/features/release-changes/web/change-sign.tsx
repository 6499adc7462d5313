import type { StateRow } from '../contract/record-states.ts'
import classes from './change-sign.module.css'

const signs = {
  added: { mark: '+', name: 'added' },
  removed: { mark: '−', name: 'removed' },
  rewritten: { mark: '~', name: 'rewritten' },
  same: { mark: '=', name: 'the same' },
} as const satisfies Record<StateRow['sign'], { mark: string; name: string }>

/** Signs differ by shape and word before they differ by colour. */
export function ChangeSign({ sign }: Pick<StateRow, 'sign'>) {
  const { mark, name } = signs[sign]
  return (
    <>
      <span className={classes.sign} data-sign={sign} aria-hidden>
        {mark}
      </span>
      <span className="visually-hidden">{name}: </span>
    </>
  )
}
