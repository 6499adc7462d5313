import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import type { SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { CopyLinkButton } from '@rosette/ui-kit/record/parts/copy-button.tsx'
import { FactList } from '@rosette/ui-kit/record/parts/fact-list.tsx'
import { SectionTable } from '@rosette/ui-kit/table/section-table.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { MicroarrayExperiment } from '../contract/microarray-experiments.ts'
import { stepsBelow } from './browse-heading.tsx'
import { experimentQuery } from './browse-queries.ts'
import classes from './entry-page.module.css'
import { EntryState } from './entry-state.tsx'

export const microarrayExperimentPage = defineSitePage({
  component: MicroarrayExperimentView,
  queries: ({ params: { name = '' } }) => [experimentQuery(name)],
})

/** `/browse/microarray_experiments/{name}` (BROWSE-029). */
export function MicroarrayExperimentView() {
  const { name = '' }: { name?: string } = useParams({ strict: false })
  const query = useQuery(experimentQuery(name))
  return (
    <EntryState query={query} missing={`There is no microarray experiment called “${name}”.`}>
      {(experiment) => <Experiment experiment={experiment} />}
    </EntryState>
  )
}

function Experiment({ experiment }: { experiment: MicroarrayExperiment }) {
  const { name, description, slides, designs } = experiment
  usePageTitle('Microarray Experiment')
  return (
    <>
      <PageHeading steps={stepsBelow('microarray_experiments')} here={name} title={name} actions={<CopyLinkButton />} />
      <div className={classes.cards}>
        <TitledCard isPadded title="Experiment">
          {description && <p className={classes.description}>{description}</p>}
          <FactList facts={factsOf(experiment)} />
        </TitledCard>
        <TitledCard title="Array designs" isPadded={designs.length === 0}>
          {designs.length === 0 ? (
            <p className={classes.none}>No array designs recorded</p>
          ) : (
            <SectionTable caption="Array designs" columns={designColumns} rows={designs} rowKey={(design) => design.name} />
          )}
        </TitledCard>
        <TitledCard title="Slides" isPadded={slides.length === 0}>
          {slides.length === 0 ? (
            <p className={classes.none}>The release has no individual slides of this experiment</p>
          ) : (
            <SectionTable caption="Slides" columns={slideColumns} rows={slides} rowKey={(slide) => slide.name} />
          )}
        </TitledCard>
      </div>
    </>
  )
}

function factsOf({ category, slideCount, dataReceived, expressionSetId, submission, nascarrays }: MicroarrayExperiment) {
  return [
    { label: 'Category', value: category },
    { label: 'Number of slides', value: slideCount === null ? null : formatNumber(slideCount) },
    { label: 'Data received', value: dataReceived },
    { label: 'TAIR expression set', value: expressionSetId },
    { label: 'TAIR submission', value: submission },
    { label: 'NASCArrays experiments', value: nascarrays.join(', ') || null },
  ]
}

const designColumns: readonly SectionColumn<MicroarrayExperiment['designs'][number]>[] = [
  { id: 'name', label: 'Array design', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { id: 'manufacturer', label: 'Manufacturer', cell: ({ manufacturer }) => manufacturer, sortBy: ({ manufacturer }) => manufacturer },
  { id: 'type', label: 'Type', cell: ({ platformType }) => platformType, sortBy: ({ platformType }) => platformType },
  {
    id: 'spots',
    label: 'Spots',
    cell: ({ spotCount }) => spotCount !== null && formatNumber(spotCount),
    sortBy: ({ spotCount }) => spotCount,
    isNumeric: true,
  },
]

const slideColumns: readonly SectionColumn<MicroarrayExperiment['slides'][number]>[] = [
  { id: 'name', label: 'Slide', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { id: 'design', label: 'Array design', cell: ({ designName }) => designName, sortBy: ({ designName }) => designName },
]
