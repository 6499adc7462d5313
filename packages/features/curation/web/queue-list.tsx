import { useId } from 'react'
import { type QueueItem, queueTurnNames, queueTurns } from '../contract/curation-queue.ts'
import classes from './curation-page.module.css'

type QueueListProps = {
  items: readonly QueueItem[]
  openName: unknown
  nameOf(item: QueueItem): string
  onOpen(item: QueueItem): void
}

/** Groups by whose turn it is. */
export function QueueList({ items, openName, nameOf, onOpen }: QueueListProps) {
  const groups = Map.groupBy(items, ({ turn }) => turn)
  return queueTurnNames.map((turn) => {
    const group = groups.get(turn)
    return group && <Group key={turn} title={queueTurns[turn]} items={group} openName={openName} nameOf={nameOf} onOpen={onOpen} />
  })
}

function Group({ title, items, openName, nameOf, onOpen }: QueueListProps & { title: string }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.turn}>
        {title} <span className={classes.count}>{items.length}</span>
      </h2>
      <ul>
        {items.map((item) => (
          <li key={nameOf(item)}>
            <button
              type="button"
              className={classes.item}
              aria-current={nameOf(item) === openName ? 'true' : undefined}
              onClick={() => onOpen(item)}
            >
              <strong>{item.title}</strong>
              <span className={classes.words}>{item.text}</span>
              <span className={classes.words}>
                {item.sender ?? 'A member'}, {item.since.slice(0, 10)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
