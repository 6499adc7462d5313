import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { OutsideLink } from '@rosette/ui-kit/links/page-link.tsx'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import type { Paper } from '../contract/paper-to-annotate.ts'
import classes from './paper-annotations.module.css'

/** Which paper a page is about. */
export function PaperHeading({ paper }: { paper: Paper }) {
  const { pubmedId, referenceId, title, authors, journal, year, doi } = paper
  const shown = authors.length > 6 ? `${authors.slice(0, 6).join(', ')} et al.` : authors.join(', ')
  const label = title ?? `PubMed ${pubmedId}`
  return (
    <TitledCard isPadded title="The paper">
      <p className={classes.paper}>
        <RecordLink to={{ kind: 'publication', key: referenceId, label }}>{label}</RecordLink>
      </p>
      <p className={classes.note}>
        {[shown, journal, year].filter(Boolean).join(' · ')} ·{' '}
        <OutsideLink href={`https://pubmed.ncbi.nlm.nih.gov/${pubmedId}/`}>PubMed {pubmedId}</OutsideLink>
        {doi === null ? null : (
          <>
            {' · '}
            <OutsideLink href={`https://doi.org/${doi}`}>{doi}</OutsideLink>
          </>
        )}
      </p>
    </TitledCard>
  )
}
