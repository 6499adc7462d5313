import { formatCount } from '@rosette/ui-kit/text/format-number.ts'
import { basesOfBar, type TestedMotif } from '../contract/motifs-answer.ts'
import classes from './motif-table.module.css'

const tickHeight = 14
const barHeight = 18

/** Sites of the list as ticks over those of the background as bars, the gene at the right. */
export function SiteStrip({ motif, within }: { motif: TestedMotif; within: number }) {
  const { listSites, backgroundSites, matrixId } = motif
  const most = Math.max(1, ...backgroundSites)
  const bars = within / basesOfBar
  const label = `${matrixId}: ${formatCount(listSites.length, 'site')} in the list; in the background ${backgroundSites.join(', ')} per ${basesOfBar} bp`
  return (
    <svg
      className={classes.strip}
      viewBox={`0 0 ${within} ${tickHeight + barHeight}`}
      preserveAspectRatio="none"
      width="160"
      height={tickHeight + barHeight}
      role="img"
      aria-label={label}
    >
      {backgroundSites.map((sites, bar) => {
        const height = (barHeight * sites) / most
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place.
            key={bar}
            className={classes.bar}
            x={(bar * within) / bars}
            y={tickHeight + barHeight - height}
            width={within / bars - 4}
            height={height}
          />
        )
      })}
      {[...new Set(listSites)].map((distance) => (
        <rect key={distance} className={classes.tick} x={within - distance} y="1" width={within / 120} height={tickHeight - 3} />
      ))}
    </svg>
  )
}
