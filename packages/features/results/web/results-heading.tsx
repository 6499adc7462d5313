import type { SearchCategory } from '@rosette/contract-kit/search-contract.ts'
import { Breadcrumb } from '@rosette/ui-kit/record/breadcrumb.tsx'
import { ButtonLink } from '@rosette/ui-kit/record/button-link.tsx'
import { CopyLinkButton } from '@rosette/ui-kit/record/copy-link-button.tsx'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { headingOf, newSearchPath } from './category-words.ts'
import classes from './results-heading.module.css'

type ResultsHeadingProps = { title: string; category: SearchCategory | null; statement?: ReactNode }

const steps = [
  { label: 'Home', href: '/' },
  { label: 'Search', href: '/search/overview' },
]

/** Breadcrumb, count, the query in words, and what to do with it. */
export function ResultsHeading({ title, category, statement }: ResultsHeadingProps) {
  const newSearch = category === null ? '/search/overview' : newSearchPath(category)
  return (
    <>
      <Breadcrumb steps={category === null ? steps : [...steps, { label: headingOf(category), href: newSearch }]} here="Results" />
      <div className={classes.bar}>
        <div className={classes.words}>
          <h1 className={classes.title}>{title}</h1>
          {statement && <p className={classes.statement}>{statement}</p>}
        </div>
        <div className={classes.actions}>
          <CopyLinkButton />
          <ButtonLink href={newSearch} leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}>
            New Search
          </ButtonLink>
        </div>
      </div>
    </>
  )
}
