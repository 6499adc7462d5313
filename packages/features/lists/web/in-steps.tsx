import { PlainButton } from '@rosette/ui-kit/form/plain-button.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { type ReactNode, useState } from 'react'
import classes from './new-list/report-card.module.css'

type InStepsProps<Line> = {
  lines: readonly Line[]
  stepSize: number
  keyOf(line: Line): string | number
  children(line: Line): ReactNode
}

/** The lines of a group, so many at first and so many more each time. */
export function InSteps<Line>({ lines, stepSize, keyOf, children }: InStepsProps<Line>) {
  const [shown, setShown] = useState(stepSize)
  const rest = lines.length - shown
  return (
    <>
      <ul className={classes.decisions}>
        {lines.slice(0, shown).map((line) => (
          <li key={keyOf(line)}>{children(line)}</li>
        ))}
      </ul>
      {rest > 0 && (
        <div className={classes.all}>
          <PlainButton onClick={() => setShown(shown + stepSize)}>Show {formatNumber(Math.min(stepSize, rest))} more</PlainButton>
        </div>
      )}
    </>
  )
}
