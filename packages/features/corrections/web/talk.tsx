import { type Correction, concerns } from '../contract/correction.ts'
import classes from './talk.module.css'

const did: Readonly<Record<Correction['messages'][number]['action'], string>> = {
  ask_back: 'asked',
  answer: 'answered',
  accept: 'accepted',
  decline: 'declined',
  release: 'in a release',
}

/** What both sides wrote, as plain text. */
export function Talk({ correction }: { correction: Correction }) {
  const { text, evidence, concern, sentAt, sender, review, isOwn, messages } = correction
  const author = sender?.name ?? review?.sender ?? (isOwn ? 'You' : 'The sender')
  return (
    <ol className={classes.talk}>
      <li className={classes.entry}>
        <p className={classes.head}>
          <strong>{author}</strong> {sentAt.slice(0, 10)} · {concerns[concern].label.toLowerCase()}
        </p>
        <p className={classes.text}>{text ?? 'Not shown: it was not about the data.'}</p>
        {evidence === null ? null : <p className={classes.head}>Evidence: {evidence}</p>}
      </li>
      {messages.map(({ action, isOfCurator, author: name, text: said, writtenAt }) => (
        <li key={`${writtenAt} ${action}`} className={classes.entry}>
          <p className={classes.head}>
            <strong>{name ?? (isOfCurator ? 'A curator' : author)}</strong>
            {isOfCurator ? ', curator' : ''} {writtenAt.slice(0, 10)} · {did[action]}
          </p>
          <p className={classes.text}>{said}</p>
        </li>
      ))}
    </ol>
  )
}
