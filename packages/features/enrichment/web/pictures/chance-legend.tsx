import rowClasses from '@rosette/ui-kit/pictures/rows.module.css'
import steps from '@rosette/ui-kit/pictures/steps.module.css'
import { chanceSteps } from '../format-chance.ts'
import classes from './dot-plot.module.css'

/** The steps of q, and what else the picture draws. */
export function ChanceLegend({ last }: { last: string }) {
  return (
    <ul className={rowClasses.legend}>
      <li>q</li>
      {chanceSteps.map(({ step, label }) => (
        <li key={step}>
          <span className={`${steps.step} ${classes.swatch}`} data-step={step} aria-hidden />
          {label}
        </li>
      ))}
      <li>{last}</li>
    </ul>
  )
}
