import { SectionCard } from '@rosette/ui-kit/record/section-card.tsx'
import type { ArrayelementRecord } from '../contract/arrayelement-record.ts'
import classes from './arrayelement-overview.module.css'
import { MeanSignal, meansOf } from './mean-signal.tsx'
import { SlideSignals } from './slide-signals.tsx'

/** DARRAY-007: the signal on each slide; the means if the release has nothing else; nothing without either. */
export function ArrayelementOverview({ record }: { record: ArrayelementRecord }) {
  const measured = record.slides.flatMap(({ signal, ...slide }) => (signal === null ? [] : [{ ...slide, signal }]))
  if (measured.length === 0 && meansOf(record).length === 0) return null
  return (
    <div className={classes.cards}>
      <SectionCard id="signal" title={measured.length > 0 ? 'Signal on each slide' : 'Mean signal'}>
        <div className={classes.padded}>
          {measured.length > 0 ? <SlideSignals name={record.name} slides={measured} /> : <MeanSignal element={record} />}
        </div>
      </SectionCard>
    </div>
  )
}
