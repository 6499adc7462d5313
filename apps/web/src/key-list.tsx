import { Fragment } from 'react'
import classes from './key-list.module.css'

const keys: readonly { names: readonly string[]; does: string }[] = [
  { names: ['/', 'Ctrl K'], does: 'moves to the search box' },
  { names: ['j'], does: 'moves to the next row of a list of results' },
  { names: ['k'], does: 'moves to the row before' },
  { names: ['x'], does: 'selects the row, or takes it out of the selection' },
  { names: ['?'], does: 'shows these keys' },
  { names: ['Esc'], does: 'closes an open menu, a dialog or the suggestions below the search box' },
  { names: ['Arrow keys'], does: 'move between the menus, through an open one and through suggestions' },
]

/** The keys of the site and what they do. */
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
