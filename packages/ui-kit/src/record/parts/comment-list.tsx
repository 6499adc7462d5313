import type { RecordComment } from '@rosette/contract-kit/records/attribution.ts'
import { useId, useState } from 'react'
import { RecordLink } from '../../links/record-link.tsx'
import { EmptyText, emptyTexts } from '../../text/empty-text.tsx'
import classes from './comment-list.module.css'

/** Comments on a record. They can be hidden (DETAIL-026); curators decide about new ones (DETAIL-028). */
export function CommentList({ comments }: { comments: readonly RecordComment[] }) {
  const [isShown, setShown] = useState(true)
  const help = useId()
  return (
    <div className={classes.comments}>
      {comments.length === 0 && <EmptyText>{emptyTexts.comments}</EmptyText>}
      {isShown && comments.length > 0 && (
        <ul className={classes.list}>
          {comments.map((comment) => (
            <li key={`${comment.dateEntered} ${comment.notepadComment}`}>
              <p className={classes.text}>{comment.notepadComment}</p>
              <p className={classes.writer}>
                <Writer comment={comment} />
                {comment.dateEntered !== null && <time dateTime={comment.dateEntered}>{comment.dateEntered}</time>}
              </p>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.buttons}>
        {comments.length > 0 && (
          <button type="button" className={classes.button} onClick={() => setShown(!isShown)}>
            {isShown ? 'Hide comments' : 'Show comments'}
          </button>
        )}
        <button type="button" className={classes.button} disabled aria-describedby={help}>
          Add My Comment
        </button>
      </div>
      <p id={help} className={classes.help}>
        Registered users may submit comments on any detail page. Curators review them before they are shown.
      </p>
    </div>
  )
}

function Writer({ comment: { firstName, lastName, communityId } }: { comment: RecordComment }) {
  const name = [firstName, lastName].filter(Boolean).join(' ') || 'Unknown'
  return communityId === null ? <span>{name}</span> : <RecordLink to={{ kind: 'person', key: communityId, label: name }}>{name}</RecordLink>
}
