import type { ReactNode } from 'react'
import { useVisitorFacts } from '../app-facts.tsx'
import { Breadcrumb } from '../layout/page-wrap.tsx'
import { type Origin, useOrigin } from '../links/page-link.tsx'
import type { Opening, PageDefinition, Section } from './define-page.ts'
import { KeyFacts } from './key-facts.tsx'
import { useWholePage } from './late-body.tsx'
import classes from './record-page.module.css'
import { countOfSection, isSectionEmpty, SectionBody } from './section-body.tsx'
import { SectionBoundary, SectionCard } from './section-card.tsx'
import { SectionNav } from './section-nav.tsx'
import { TitleBar } from './title-bar.tsx'

/** The part of a kind's identity card a page shows. */
export type PageKind<Rec> = {
  label: string
  title(record: Rec): string
  isObsolete(record: Rec): boolean
}

type RecordPageProps<Rec> = {
  kind: PageKind<Rec>
  page: PageDefinition<Rec>
  record: Rec
  /** Whether sections after the first mount when they come near. */
  mountsLate?: boolean
  /** Buttons beside the title. */
  actions?: ReactNode
  /** What is to be said of the record before it begins. */
  notice?: ReactNode
  /** What can be done with each section. */
  sectionAction?(section: { id: string; title: string }): ReactNode
  /** What others should link to; the address of the page where it is left out. */
  permanentPath?(): Promise<string>
}

const home: Origin = { label: 'Home', href: '/' }

/** Every record page: title bar, key facts, list of sections, and a frame around each section. */
export function RecordPage<Rec>(props: RecordPageProps<Rec>) {
  const { kind, page, record, mountsLate = false, actions, notice, sectionAction, permanentPath } = props
  useWholePage()
  const origin = useOrigin()
  const visitor = useVisitorFacts()
  const identifier = page.identifier(record)
  const heading = page.heading?.(record)
  const { overview: Overview, actions: Actions } = page
  const opening = page.opening?.isShown(record) ? page.opening : undefined
  const hidesEmpty = page.hidesEmptySections?.(record) ?? false
  const sections = page.sections.flatMap((section) => {
    const { isEmpty, count } = measure(section, record)
    return isEmpty && hidesEmpty ? [] : [{ section, isEmpty, count }]
  })
  // An overview with one section below it needs no list of sections.
  const isPlain = Overview !== undefined && sections.length === 1
  const overview = Overview && (
    <SectionBoundary>
      <Overview record={record} />
    </SectionBoundary>
  )
  return (
    <article className={classes.page}>
      <Breadcrumb steps={origin ? [home, origin] : [home]} here={heading?.name ?? identifier} />
      <TitleBar
        title={kind.title(record)}
        identifier={identifier}
        heading={heading}
        isObsolete={kind.isObsolete(record)}
        lead={page.lead?.(record)}
        kindLabel={kind.label}
        helpAddress={page.helpAddress}
        editPath={page.editPath?.(record, visitor) ?? null}
        actions={
          <>
            {actions}
            {Actions && <Actions record={record} />}
          </>
        }
        permanentPath={permanentPath}
      />
      {notice}
      <KeyFacts facts={page.keyFacts(record)} />
      {isPlain && <div data-overview>{overview}</div>}
      <div className={classes.columns} data-plain={isPlain || undefined}>
        {!isPlain && (
          <SectionNav
            entries={[
              ...(page.overviewCards?.(record) ?? []).map((card) => ({ ...card, count: null, isEmpty: false })),
              ...(opening ? [overviewEntry] : []),
              ...sections.map(({ section: { id, title }, count, isEmpty }) => ({ id, title, count, isEmpty })),
            ]}
          />
        )}
        <div className={classes.sections}>
          {!isPlain && overview && (
            <div className={classes.overview} data-overview>
              {overview}
            </div>
          )}
          {opening && <OpeningCard opening={opening} record={record} />}
          {sections.map(({ section, count, isEmpty }, at) => (
            <SectionCard
              key={section.id}
              id={section.id}
              title={section.title}
              count={count}
              help={section.help}
              isFolded={isEmpty}
              isLate={mountsLate && at > 0}
              action={sectionAction?.(section)}
            >
              <SectionBody section={section} record={record} />
            </SectionCard>
          ))}
        </div>
      </div>
    </article>
  )
}

const overviewEntry = { id: 'overview', title: 'Overview', count: null, isEmpty: false }

function OpeningCard<Rec>({ opening: { title, mark, render: Picture }, record }: { opening: Opening<Rec>; record: Rec }) {
  return (
    <SectionCard id={overviewEntry.id} title={title} count={mark?.(record) ?? null}>
      <div className={classes.opening}>
        <Picture record={record} />
      </div>
    </SectionCard>
  )
}

/** A section that can't be counted is rendered all the same: there the error shows, and the rest of the page stays. */
function measure<Rec>(section: Section<Rec>, record: Rec): { isEmpty: boolean; count: number | null } {
  try {
    const isEmpty = isSectionEmpty(section, record)
    return { isEmpty, count: isEmpty ? null : countOfSection(section, record) }
  } catch (error) {
    console.error(`The section ${section.id} could not be counted`, error)
    return { isEmpty: false, count: null }
  }
}
