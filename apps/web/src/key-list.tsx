import { Fragment } from 'react'
import classes from './key-list.module.css'

const keys: readonly { names: readonly string[]; does: string }[] = [
  { names: ['/', 'Ctrl K'], does: 'moves to the search box' },
  { names: ['j'], does: 'moves to the next row of the results' },
  { names: ['k'], does: 'moves to the previous row' },
  { names: ['x'], does: 'selects or deselects the row' },
  { names: ['?'], does: 'shows this list' },
  { names: ['Esc'], does: 'closes an open menu, a dialog or the suggestions below the search box' },
  { names: ['Arrow keys'], does: 'move between menus, within an open menu and through suggestions' },
]

/** The keyboard shortcuts of the site. */
export function KeyList() {
  return (
    <dl className={classes.keys}>
      {keys.map(({ names, does }) => (
        <Fragment key={does}>
          <dt>
            {names.map((name, at) => (
              <Fragment key={name}>
                {at > 0 && ' or '}
                <kbd>{name}</kbd>
              </Fragment>
            ))}
          </dt>
          <dd>{does}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
