import { SectionCard } from '@rosette/ui-kit/record/section-card.tsx'
import type { ArrayelementRecord } from '../contract/arrayelement-record.ts'
import classes from './arrayelement-overview.module.css'
import { MeanSignal, meansOf } from './mean-signal.tsx'
import { SlideSignals } from './slide-signals.tsx'

/** DARRAY-007: the signal on each slide; the means if the release has nothing else; nothing without either. */
export function ArrayelementOverview({ record }: { record: ArrayelementRecord }) {
  const measured = measuredSlides(record)
  return arrayelementCards(record).map(({ id, title }) => (
    <div key={id} className={classes.cards}>
      <SectionCard id={id} title={title}>
        <div className={classes.padded}>
          {measured.length > 0 ? <SlideSignals name={record.name} slides={measured} /> : <MeanSignal element={record} />}
        </div>
      </SectionCard>
    </div>
  ))
}

/** One card, or none. */
export function arrayelementCards(record: ArrayelementRecord) {
  if (measuredSlides(record).length > 0) return [{ id: 'signal', title: 'Signal on each slide' }]
  return meansOf(record).length > 0 ? [{ id: 'signal', title: 'Mean signal' }] : []
}

function measuredSlides({ slides }: ArrayelementRecord) {
  return slides.flatMap(({ signal, ...slide }) => (signal === null ? [] : [{ ...slide, signal }]))
}
