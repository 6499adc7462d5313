import { useVisitorFacts } from '../visitor-facts.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import type { PageDefinition } from './define-page.ts'
import { KeyFacts } from './key-facts.tsx'
import { type Origin, useOrigin } from './origin.ts'
import classes from './record-page.module.css'
import { SectionBody } from './section-body.tsx'
import { SectionCard } from './section-card.tsx'
import { countOfSection, isSectionEmpty } from './section-count.ts'
import { SectionNav } from './section-nav.tsx'
import { TitleBar } from './title-bar.tsx'

/** The part of a kind's identity card a page shows. */
export type PageKind<Rec> = {
  label: string
  title(record: Rec): string
  isObsolete(record: Rec): boolean
}

type RecordPageProps<Rec> = { kind: PageKind<Rec>; page: PageDefinition<Rec>; record: Rec }

const home: Origin = { label: 'Home', href: '/' }

/** Every record page: title bar, key facts, list of sections, and a frame around each section. */
export function RecordPage<Rec>({ kind, page, record }: RecordPageProps<Rec>) {
  const origin = useOrigin()
  const visitor = useVisitorFacts()
  const identifier = page.identifier(record)
  const sections = page.sections.map((section) => {
    const isEmpty = isSectionEmpty(section, record)
    return { section, isEmpty, count: isEmpty ? null : countOfSection(section, record) }
  })
  return (
    <article className={classes.page}>
      <Breadcrumb steps={origin ? [home, origin] : [home]} here={identifier} />
      <TitleBar
        title={kind.title(record)}
        identifier={identifier}
        isObsolete={kind.isObsolete(record)}
        lead={page.lead?.(record)}
        kindLabel={kind.label}
        helpAddress={page.helpAddress}
        editPath={page.editPath?.(record, visitor) ?? null}
      />
      <KeyFacts facts={page.keyFacts(record)} />
      <div className={classes.columns}>
        <SectionNav entries={sections.map(({ section: { id, title }, count, isEmpty }) => ({ id, title, count, isEmpty }))} />
        <div className={classes.sections}>
          {sections.map(({ section, count }) => (
            <SectionCard key={section.id} id={section.id} title={section.title} count={count}>
              <SectionBody section={section} record={record} />
            </SectionCard>
          ))}
        </div>
      </div>
    </article>
  )
}
