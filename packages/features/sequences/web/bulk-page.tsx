import { Button } from '@mantine/core'
import { coverageQuery } from '@rosette/api-client/coverage-query.ts'
import { fetchText } from '@rosette/api-client/fetch-json.ts'
import { sequencesPath } from '@rosette/contract-kit/site-paths/sequences-path.ts'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { LoadFailure } from '@rosette/ui-kit/feedback/query-part.tsx'
import { FieldFrame } from '@rosette/ui-kit/form/controls/field-frame.tsx'
import controls from '@rosette/ui-kit/form/controls/form-controls.module.css'
import { PasteIds } from '@rosette/ui-kit/form/controls/paste-ids.tsx'
import { FormCard } from '@rosette/ui-kit/form/form-card.tsx'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { chooseSequences, firstSequenceDraft } from '@rosette/ui-kit/sequence/sequence-draft.ts'
import { SequenceOptions } from '@rosette/ui-kit/sequence/sequence-options.tsx'
import { IconRefresh } from '@tabler/icons-react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { PickListButton } from '../../list-contents/web/pick-list-button.tsx'
import { parseIdentifiers } from '../../resolve/contract/parse-identifiers.ts'
import { openStored } from '../../results/web/query/open-stored.ts'
import { stepsTo } from '../../site/contract/area-steps.ts'
import { namesGeneModels, type SequenceSpecies, sequenceSpecies } from '../contract/sequence-rules.ts'
import classes from './bulk-page.module.css'

const title = 'Bulk Data Retrieval'
const steps = stepsTo('tools')

export const bulkPage = defineSitePage({
  component: BulkPage,
  queries: ({ searchStr }) => {
    const contentId = new URLSearchParams(searchStr).get('list')
    return contentId === null ? [coverageQuery()] : [coverageQuery(), itemsQuery(contentId)]
  },
})

/** `/type_sequences/AT1G01010,AT1G01020`: sequences of a list of loci (BULK-001 to BULK-008). */
export function BulkPage() {
  usePageTitle(title)
  const { _splat = '' }: { _splat?: string } = useParams({ strict: false })
  const { ids = '', list: contentId }: { ids?: string; list?: string } = useSearch({ strict: false })
  const stored = useQuery({ ...itemsQuery(contentId ?? ''), enabled: contentId !== undefined })
  const { data: items = '' } = stored
  const list = parseIdentifiers(`${_splat}\n${ids}\n${items}`).join('\n')
  return (
    <PageWrap className={classes.page}>
      <PageHeading
        steps={steps}
        here={title}
        title={title}
        statement="Sequences of a list of loci or gene models, in FASTA, GFF3 or BED."
      />
      {stored.error && <LoadFailure what="the list" error={stored.error} onRetry={stored.refetch} />}
      <BulkForm key={list} ids={list} />
    </PageWrap>
  )
}

/** The loci of one of the visitor's lists. */
function itemsQuery(contentId: string) {
  return queryOptions({
    queryKey: ['list-file', contentId],
    queryFn: ({ signal }) => fetchText({ path: `list-contents/${contentId}/file`, query: { format: 'txt' }, isText: true, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

const noIds = 'Enter at least one locus or gene model.'

function BulkForm({ ids: first }: { ids: string }) {
  const id = useId()
  const [ids, setIds] = useState(first)
  const [species, setSpecies] = useState<SequenceSpecies>('Arabidopsis thaliana')
  const [draft, setDraft] = useState(firstSequenceDraft)
  const [error, setError] = useState<string | null>(null)
  const [isTried, setTried] = useState(false)
  const list = parseIdentifiers(ids)
  const hasGeneIds = namesGeneModels(list)
  const chosen = chooseSequences(draft, hasGeneIds)

  /** BULK-006. */
  function reset() {
    setIds('')
    setSpecies('Arabidopsis thaliana')
    setDraft(firstSequenceDraft)
    setError(null)
    setTried(false)
    document.getElementById(id)?.focus()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (list.length === 0) return setError(noIds)
    setError('error' in chosen ? chosen.error : openStored({ ids: list, species, ...chosen }, sequencesPath))
  }

  return (
    <form className={classes.form} aria-label={title} noValidate onSubmit={submit}>
      <FormCard legend="Genes" hint="Names in any case; each is reported if it has no sequence.">
        <PasteIds
          id={id}
          label="Loci or gene models"
          hint="One per line, such as AT4G18960, AT4G18960.1 or AG; up to 10,000."
          placeholder={'AT4G18960\nAT1G65480'}
          value={ids}
          count={list.length}
          onText={setIds}
        >
          <PickListButton kind="locus" onItems={(items) => setIds(items.join('\n'))} />
        </PasteIds>
        <FieldFrame id={`${id}-species`} label="Dataset">
          <select
            id={`${id}-species`}
            className={controls.select}
            value={species}
            onChange={(event) => setSpecies(sequenceSpecies.find((each) => each === event.currentTarget.value) ?? species)}
          >
            {sequenceSpecies.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </FieldFrame>
      </FormCard>
      <FormCard
        legend="Sequences"
        hint="Which part of the genes, and how many sequences of a locus."
        help="help-sequences#sequences-of-many-genes"
      >
        <SequenceOptions
          label="Sequence set"
          draft={draft}
          hasGeneIds={hasGeneIds}
          problem={isTried && 'error' in chosen ? chosen.error : null}
          onDraft={setDraft}
        />
      </FormCard>
      {error && <Notice kind="error">{error}</Notice>}
      <div className={classes.actions}>
        <Button variant="default" leftSection={<IconRefresh size={15} aria-hidden />} onClick={reset}>
          Reset
        </Button>
        <Button type="submit">Get Sequences</Button>
      </div>
    </form>
  )
}
