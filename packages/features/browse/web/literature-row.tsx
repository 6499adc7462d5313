import { parseNameAndKey } from '@rosette/contract-kit/cards/define-search-card.ts'
import type { PublicationHit } from '@rosette/kinds/publication/contract/publication-search-card.ts'
import { OutsideLink } from '@rosette/ui-kit/links/page-link.tsx'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { PubmedLink } from '@rosette/ui-kit/table/publication-columns.tsx'
import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { titleOfHit } from './literature-order.ts'
import classes from './literature-row.module.css'
import type { PlainColumn } from './plain-list.tsx'

type Opening = { isOpen(hit: PublicationHit): boolean; toggle(hit: PublicationHit): void }

/** BROWSE-007. */
export function literatureColumns({ isOpen, toggle }: Opening): PlainColumn<PublicationHit>[] {
  return [
    {
      id: 'title',
      label: 'Title',
      isName: true,
      cell: (hit) => (
        <span className={classes.title}>
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={isOpen(hit)}
            aria-label={`Details of ${titleOfHit(hit)}`}
            onClick={() => toggle(hit)}
          >
            <IconChevronRight size={16} aria-hidden />
          </button>
          <RecordLink to={{ kind: 'publication', key: hit.referenceId, label: titleOfHit(hit) }}>{titleOfHit(hit)}</RecordLink>
        </span>
      ),
    },
    { id: 'year', label: 'Year', cell: ({ year }) => year },
    { id: 'doi', label: 'DOI', cell: ({ doi }) => <Doi doi={doi} /> },
    { id: 'pmid', label: 'PMID', cell: ({ pubmedId }) => pubmedId !== null && <PubmedLink pubmedId={pubmedId}>{pubmedId}</PubmedLink> },
  ]
}

/** BROWSE-011. */
function Doi({ doi }: { doi: string | null }) {
  if (doi === null) return <span className={classes.none}>No DOI available</span>
  return <OutsideLink href={`https://doi.org/${encodeURI(doi)}`}>{doi}</OutsideLink>
}

/** BROWSE-008. */
export function LiteratureDetails({ hit }: { hit: PublicationHit }) {
  const { authors, pubName, year, keywords, loci } = hit
  const source = [...pubName, year === null ? null : String(year)].filter((part) => part !== null).join(', ')
  return (
    <dl className={classes.details}>
      <Detail label="Authors">{authors.join(', ') || 'No authors available'}</Detail>
      <Detail label="Source">{source || 'No source available'}</Detail>
      <Detail label="Keywords">{keywords.join(' · ') || 'No keywords available'}</Detail>
      <Detail label="Loci">{loci.length === 0 ? 'No loci associated' : <Loci loci={loci} />}</Detail>
    </dl>
  )
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** BROWSE-012: name and key stand on both sides of the last underscore. */
function Loci({ loci }: { loci: readonly string[] }) {
  return (
    <ul className={classes.loci}>
      {loci.map((locus) => {
        const { name, key } = parseNameAndKey(locus)
        return <li key={locus}>{key === null ? name : <RecordLink to={{ kind: 'locus', key, label: name }} />}</li>
      })}
    </ul>
  )
}
