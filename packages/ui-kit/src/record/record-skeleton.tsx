import { Loading } from '../feedback/loading.tsx'
import classes from './record-skeleton.module.css'

const facts = ['symbol', 'type', 'position', 'models', 'protein', 'names', 'publications']
const cards = ['first', 'second', 'third']

/** The shape of a record page while its record is loading. It appears only if that takes a moment. */
export function RecordSkeleton() {
  return (
    <div className={classes.skeleton}>
      <Loading what="the record" skeleton={<Shapes />} />
    </div>
  )
}

function Shapes() {
  return (
    <div aria-hidden>
      <div className={classes.title} />
      <div className={classes.lead} />
      <div className={classes.facts}>
        {facts.map((fact) => (
          <div key={fact} className={classes.fact} />
        ))}
      </div>
      {cards.map((card) => (
        <div key={card} className={classes.card}>
          <div className={classes.line} />
          <div className={classes.line} />
          <div className={classes.line} />
        </div>
      ))}
    </div>
  )
}
