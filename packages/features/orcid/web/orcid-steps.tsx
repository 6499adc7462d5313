import { IconCheck } from '@tabler/icons-react'
import classes from './orcid-steps.module.css'
import type { OrcidPhase } from './orcid-visit.ts'

const steps = ['Check your account', 'Sign in at ORCID', 'Connect'] as const

/** How many steps are done. */
const stepsDone: Readonly<Record<OrcidPhase['name'], number>> = {
  checking: 0,
  offered: 1,
  failed: 1,
  completing: 2,
  linked: 3,
  taken: 2,
  unknown: 2,
}

export function OrcidSteps({ phase }: { phase: OrcidPhase }) {
  const done = stepsDone[phase.name]
  return (
    <ol className={classes.steps}>
      {steps.map((step, at) => (
        <li key={step} className={at < done ? classes.done : classes.open} aria-current={at === done ? 'step' : undefined}>
          <span className={classes.number} aria-hidden>
            {at < done ? <IconCheck size={14} /> : at + 1}
          </span>
          {step}
          {at < done ? <span className="visually-hidden"> (done)</span> : null}
        </li>
      ))}
    </ol>
  )
}
