import type { Kind } from '@rosette/contract-kit/kind/define-kind.ts'
import { resultsPath } from '@rosette/contract-kit/site-paths/results-path.ts'
import { geneModelTypeLabel } from '@rosette/contract-kit/vocabulary/gene-model-types.ts'
import { Breadcrumb, PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { type Origin, PageLink, useOrigin } from '@rosette/ui-kit/links/page-link.tsx'
import type { KeyFact } from '@rosette/ui-kit/record/define-page.ts'
import { KeyFacts } from '@rosette/ui-kit/record/key-facts.tsx'
import { CopyButton } from '@rosette/ui-kit/record/parts/copy-button.tsx'
import { TitleBar } from '@rosette/ui-kit/record/title-bar.tsx'
import { useEffect } from 'react'
import { AccessWays } from '../../orcid/web/access-ways.tsx'
import { rememberReturn } from '../../sessions/web/auth-return.ts'
import { useSite } from '../../site/web/site-context.tsx'
import type { PublicSummary } from '../contract/public-summary.ts'
import classes from './summary-page.module.css'

type SummaryPageProps = { kind: Pick<Kind, 'label' | 'path'>; summary: PublicSummary }

const home: Origin = { label: 'Home', href: '/' }

/** The top of a record page with what everybody may know of the record, then the ways to the rest of it. */
export function SummaryPage({ kind, summary }: SummaryPageProps) {
  const { name, symbols, description, address, isObsolete } = summary
  const origin = useOrigin()
  usePageTitle(`${name} | ${kind.label}`)
  useEffect(() => rememberReturn(address), [address])
  const symbol = symbols[0] && symbols[0] !== name ? ` (${symbols[0]})` : ''
  return (
    <PageWrap className={classes.page}>
      <Breadcrumb steps={origin ? [home, origin] : [home]} here={name} />
      <TitleBar
        title={`${kind.label}: ${name}${symbol}`}
        identifier={name}
        isObsolete={isObsolete}
        lead={description}
        kindLabel={kind.label}
        editPath={null}
        permanentPath={async () => address}
      />
      <KeyFacts facts={factsOf(summary)} />
      <div className={classes.cards}>
        <WaysIn />
        <Links summary={summary} />
      </div>
    </PageWrap>
  )
}

function factsOf({ symbols, type, position, uniprotIds, release }: PublicSummary): KeyFact[] {
  const facts = [
    { label: 'Symbols', value: symbols.join(', ') },
    { label: 'Type', value: type === null ? '' : geneModelTypeLabel(type) },
    { label: 'Position', value: position ?? '' },
    { label: 'UniProt', value: uniprotIds.join(', ') },
    { label: 'Release', value: release },
  ]
  return facts.filter(({ value }) => value !== '')
}

/** What the whole record holds, and how to get there. */
function WaysIn() {
  const { hasOrcid } = useSite().people
  return (
    <TitledCard isPadded title="Open the full record">
      <p className={classes.sentence}>
        Curated annotations, sequences, literature and stocks are open to subscribers
        {hasOrcid ? ', and free to anyone who signs in with ORCID' : ''}.
      </p>
      <AccessWays />
    </TitledCard>
  )
}

/** What everybody may take from here. */
function Links({ summary: { name, address } }: Pick<SummaryPageProps, 'summary'>) {
  const { origin } = typeof location === 'undefined' ? { origin: '' } : location
  return (
    <TitledCard isPadded title="Links and files">
      <ul className={classes.links}>
        <li className={classes.address}>
          {address} <CopyButton text={`${origin}${address}`} label="Copy permanent link" />
        </li>
        <li>
          <PageLink href={resultsPath('everything', { searchText: name })}>Search for {name}</PageLink>
        </li>
        <li>
          <a href={`${address}.bib`}>Cite (BibTeX)</a>
        </li>
        <li>
          <a href={`${address}.json`}>Summary as JSON</a>
        </li>
        <li>
          <PageLink href="/about/release-notes">Sources and licences</PageLink>
        </li>
      </ul>
    </TitledCard>
  )
}
