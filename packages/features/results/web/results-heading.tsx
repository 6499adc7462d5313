import type { ResultCategoryName } from '@rosette/kinds/registry/search-cards.ts'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import { CopyLinkButton } from '@rosette/ui-kit/record/parts/copy-button.tsx'
import { ResultsSkeleton } from '@rosette/ui-kit/results/results-table.tsx'
import type { PageReuse } from '@rosette/ui-kit/reuse/page-reuse.ts'
import { ReuseButton } from '@rosette/ui-kit/reuse/reuse-button.tsx'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type ResultCategory, resultCategories } from '../../site/contract/result-categories.ts'
import { headingOf, pluralOf } from './query/category-words.ts'
import classes from './results-heading.module.css'

type ResultsHeadingProps = {
  title: ReactNode
  category: ResultCategoryName | null
  statement?: ReactNode
  /** The address that Copy link copies; by default that of this page. */
  linkPath?: () => Promise<string>
  /** Files, citation and code of the list; left out while there is none. */
  reuse?: PageReuse
  /** Where New Search leads; by default to the empty form. */
  newSearch?: string
  /** A page without a list has its own New Search button. */
  hasActions?: boolean
}

const steps = [
  { label: 'Home', href: '/' },
  { label: 'Search', href: '/search/overview' },
]

/** The entry page if the category is unknown. */
const noForm: ResultCategory['form'] = { path: '/search/overview', isOffered: true }

/** Breadcrumb, count, the query in words, and what to do with it. */
export function ResultsHeading({ title, category, statement, linkPath, reuse, newSearch, hasActions = true }: ResultsHeadingProps) {
  const form = category === null ? noForm : resultCategories[category].form
  const actions = (
    <>
      <CopyLinkButton pathOf={linkPath} />
      {reuse && <ReuseButton reuse={reuse} />}
      {form.isOffered && (
        <ButtonLink href={newSearch ?? form.path} leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}>
          New Search
        </ButtonLink>
      )}
    </>
  )
  return (
    <PageHeading
      steps={category === null || form.path === noForm.path ? steps : [...steps, { label: headingOf(category), href: form.path }]}
      here="Results"
      title={title}
      statement={statement}
      actions={hasActions && actions}
    />
  )
}

/** RESULTS-002: before the first answer. */
export function Searching({ category }: { category: ResultCategoryName }) {
  return (
    <>
      <ResultsHeading title={`Searching ${pluralOf(category)}`} category={category} />
      <div className={classes.body} aria-busy>
        <div className={classes.rail} aria-hidden>
          {['Filters', 'first', 'second', 'third'].map((place) => (
            <div key={place} className={classes.facet} />
          ))}
        </div>
        <div>
          <p role="status" className={classes.line}>
            Searching...
          </p>
          <ResultsSkeleton />
        </div>
      </div>
    </>
  )
}
