import { PageWrap } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { GeneralSearch } from '@rosette/ui-kit/search/general-search.tsx'
import classes from './hero.module.css'

/** The head of the home page: what the site is, and the general search. */
export function Hero() {
  return (
    <div className={classes.hero}>
      <div className={classes.ground}>
        <PageWrap className={classes.groundWrap}>
          <RosettePattern className={classes.pattern} />
        </PageWrap>
      </div>
      <PageWrap className={classes.wrap}>
        <div className={classes.text}>
          <h1 className={classes.title}>The knowledge portal for Arabidopsis biology</h1>
          <p className={classes.lead}>Genes, gene models, germplasms and phenotypes of the model plant, linked record to record.</p>
          <GeneralSearch look="hero" hasSearchKeys />
        </div>
      </PageWrap>
    </div>
  )
}

// Leaves placed by the golden angle, as in a rosette; older leaves are farther out and larger.
const leaves = Array.from({ length: 209 }, (_, at) => {
  const angle = ((at + 1) * 137.508 * Math.PI) / 180
  const distance = 13.4 * Math.sqrt(at + 1)
  return {
    x: Math.round(300 + distance * Math.cos(angle)),
    y: Math.round(200 + distance * Math.sin(angle)),
    turn: Math.round((angle * 180) / Math.PI + 90) % 360,
    size: (0.32 + at * 0.0046).toFixed(2),
    opacity: Math.min(0.09 + at * 0.0013, 0.29).toFixed(2),
  }
})

/** Decoration of the home page. */
function RosettePattern({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="80 -20 520 440" aria-hidden="true">
      {leaves.map(({ x, y, turn, size, opacity }) => (
        <path
          key={`${x} ${y}`}
          transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
          d="M0 9C-6 4-6-4 0-10 6-4 6 4 0 9z"
          opacity={opacity}
        />
      ))}
    </svg>
  )
}
