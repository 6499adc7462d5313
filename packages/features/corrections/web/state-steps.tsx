import { IconArrowBackUp, IconCheck, IconMinus } from '@tabler/icons-react'
import { type Correction, stateWords } from '../contract/correction.ts'
import classes from './state-steps.module.css'

type Step = { title: string; day: string | null; look: 'done' | 'question' | 'declined' | 'ahead' }

/** How far a correction is: each step by word, shape and day. */
export function StateSteps({ correction }: { correction: Correction }) {
  return (
    <ol className={classes.steps} aria-label="State">
      {stepsOf(correction).map(({ title, day, look }) => (
        <li key={title} className={classes.step} data-look={look}>
          <span className={classes.sign} aria-hidden>
            {look === 'done' && <IconCheck size={13} stroke={3} />}
            {look === 'question' && <IconArrowBackUp size={13} />}
            {look === 'declined' && <IconMinus size={13} stroke={3} />}
          </span>
          <strong>{title}</strong>
          <span className={classes.day}>{day === null ? 'not yet' : day.slice(0, 10)}</span>
        </li>
      ))}
    </ol>
  )
}

function stepsOf({ state, sentAt, takenAt, decidedAt, releasedAt, releasedIn }: Correction): Step[] {
  const received: Step = { title: stateWords.received, day: sentAt, look: 'done' }
  const isRead = state !== 'received'
  const review: Step = {
    title: stateWords.in_review,
    day: isRead ? (takenAt ?? decidedAt ?? sentAt) : null,
    look: isRead ? 'done' : 'ahead',
  }
  if (state === 'with_sender') return [received, review, { title: stateWords.with_sender, day: null, look: 'question' }]
  if (state === 'declined') return [received, review, { title: stateWords.declined, day: decidedAt, look: 'declined' }]
  const isAccepted = state === 'accepted' || state === 'in_release'
  return [
    received,
    review,
    { title: stateWords.accepted, day: decidedAt, look: isAccepted ? 'done' : 'ahead' },
    {
      title: releasedIn === null ? stateWords.in_release : `In release ${releasedIn}`,
      day: releasedAt,
      look: releasedIn === null ? 'ahead' : 'done',
    },
  ]
}
