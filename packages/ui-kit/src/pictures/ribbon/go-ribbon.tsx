import { formatCount } from '../../text/format-number.ts'
import { markProps, useMarkKeys } from '../frame/use-mark-keys.ts'
import classes from './go-ribbon.module.css'
import type { RibbonCell, RibbonRow } from './ribbon-cells.ts'

type GoRibbonProps = {
  rows: readonly RibbonRow[]
  /** The group that the table below shows; null if it shows all. */
  pressed: Pick<RibbonCell, 'category' | 'group'> | null
  onPress(cell: RibbonCell): void
}

/** Slim groups of each aspect as cells that filter the table below, which lists what the ribbon counts (RIBBON-001, RIBBON-003). */
export function GoRibbon({ rows, pressed, onPress }: GoRibbonProps) {
  const keys = useMarkKeys()
  const marked = rows.flatMap(({ cells }) => cells).filter(({ terms }) => terms > 0)
  return (
    <>
      <div className={classes.ribbon} {...keys}>
        {rows.map(({ category, title, cells }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form.
          <div key={category} role="group" aria-label={title} className={classes.aspect}>
            <b className={classes.title} data-category={category}>
              {title}
            </b>
            <div className={classes.cells}>
              {cells.map((cell) => (
                <Cell
                  key={cell.group}
                  cell={cell}
                  index={marked.indexOf(cell)}
                  isPressed={pressed?.category === category && pressed.group === cell.group}
                  onPress={() => onPress(cell)}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
      <p className={classes.legend}>
        <span>
          <i data-terms="1" /> 1 <i data-terms="2" /> 2 <i data-terms="3" /> 3 or more terms
        </span>
        <span>
          <i className={classes.dot} /> at least one experimental
        </span>
        <span className={classes.hint}>A cell filters the table; groups are those of the plant GO slim</span>
      </p>
    </>
  )
}

type CellProps = { cell: RibbonCell; index: number; isPressed: boolean; onPress(): void }

function Cell({ cell: { group, terms, isExperimental }, index, isPressed, onPress }: CellProps) {
  if (terms === 0) {
    return (
      <div className={classes.column}>
        <span className={classes.name}>{group}</span>
        <span className={classes.cell} data-terms="0" />
      </div>
    )
  }
  const label = `${group}: ${formatCount(terms, 'term')}${isExperimental ? ', at least one experimental' : ''}`
  return (
    <div className={classes.column}>
      <span className={classes.name} aria-hidden>
        {group}
      </span>
      <button
        type="button"
        className={classes.cell}
        data-terms={Math.min(terms, 3)}
        aria-label={label}
        aria-pressed={isPressed}
        onClick={onPress}
        {...markProps(index)}
      >
        {terms}
        {isExperimental && <i className={classes.dot} />}
      </button>
    </div>
  )
}
