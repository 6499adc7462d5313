import { Segments, Switch } from '@rosette/ui-kit/form/segments.tsx'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import type { MotifsQuery } from '../contract/motifs-call.ts'
import classes from './motif-results.module.css'

/** What is compared with what; every choice is in the address. */
export function MotifSettings({ query, isBusy }: { query: MotifsQuery; isBusy: boolean }) {
  const { go } = useAddress()
  return (
    <section className={classes.settings} aria-label="Settings" aria-busy={isBusy}>
      <span>Upstream</span>
      <Segments
        label="Upstream"
        segments={[
          { value: '1000', label: '1,000 bp' },
          { value: '500', label: '500 bp' },
        ]}
        value={query.within}
        onValue={(within) => go({ within: within === '1000' ? null : within })}
      />
      <span>Background</span>
      <Segments
        label="Background"
        segments={[
          { value: 'coding', label: 'Coding genes with sequence' },
          { value: 'all', label: 'All loci with sequence' },
        ]}
        value={query.background}
        onValue={(background) => go({ background: background === 'coding' ? null : background })}
      />
      <Switch label="Show folded" isOn={query.folded === '1'} onSwitch={(isOn) => go({ folded: isOn ? '1' : null })} />
    </section>
  )
}
