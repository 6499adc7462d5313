import type { ReactNode } from 'react'
import { formatNumber } from '../../text/format-number.ts'
import classes from './network-legend.module.css'
import type { EdgeLook, RenderedEdge } from './rendered-network.ts'

const labels: Readonly<Record<EdgeLook, string>> = {
  activates: 'activates',
  represses: 'represses',
  both: 'both, statements differ',
  unclear: 'regulates, effect not stated',
  binding: 'binds',
  unstated: 'kind not stated',
}

/** What the lines of a network mean, and how many there are of each. */
export function NetworkLegend({ edges, children }: { edges: readonly Pick<RenderedEdge, 'look' | 'isDashed'>[]; children?: ReactNode }) {
  const looks = Object.entries(labels).map(([look, label]) => ({ look, label, count: edges.filter((edge) => edge.look === look).length }))
  const dashed = { look: 'compiled', label: 'only in a compilation', count: edges.filter(({ isDashed }) => isDashed).length }
  return (
    <ul className={classes.legend}>
      {[...looks, dashed]
        .filter(({ count }) => count > 0)
        .map(({ look, label, count }) => (
          <li key={look}>
            <span className={classes.key} data-look={look} aria-hidden />
            {label} {formatNumber(count)}
          </li>
        ))}
      {children}
    </ul>
  )
}
