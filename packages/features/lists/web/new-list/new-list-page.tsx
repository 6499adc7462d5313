import { Button } from '@mantine/core'
import { defineEntryForm } from '@rosette/ui-kit/entry-form/define-entry-form.ts'
import { FormButtons, ShortEntryForm } from '@rosette/ui-kit/entry-form/short-entry-form.tsx'
import { useEntryForm } from '@rosette/ui-kit/entry-form/use-entry-form.ts'
import { FailureNotice } from '@rosette/ui-kit/feedback/failure-notice.tsx'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { IconBookmark } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { contentPath } from '../../../list-contents/contract/list-addresses.ts'
import { ListKind } from '../../../list-contents/contract/list-kinds.ts'
import { type ListOrigin, maxListName, maxListNote, type ReportRow } from '../../../list-contents/contract/record-list.ts'
import { listSteps } from '../../../list-contents/web/list-words.ts'
import { browserListQuery, keepContent } from '../../../list-contents/web/lists-query.ts'
import { useSaveList } from '../../../list-contents/web/save-list.ts'
import type { TakenItems } from '../../contract/resolve-report.ts'
import { parseTags, tagsField } from '../list-tags.ts'
import { AddItemsPage } from './add-items-page.tsx'
import { type Given, IdentifiersCard } from './identifiers-card.tsx'
import classes from './new-list-page.module.css'
import { ReportCard } from './report-card.tsx'
import card from './save-card.module.css'
import { useReport } from './use-report.ts'

const title = 'New list'

export const newListPage = defineSitePage({
  component: NewListPage,
  queries: ({ searchStr }) => {
    const listId = new URLSearchParams(searchStr).get('to')
    return listId === null ? [] : [browserListQuery(listId)]
  },
})

/** `/lists/new?kind=locus`: ids in any spelling become a list, and every line of them is accounted for (LIST-043). */
export function NewListPage() {
  const { params } = useAddress()
  const listId = params.get('to')
  return listId === null ? <NewList /> : <AddItemsPage key={listId} listId={listId} />
}

function NewList() {
  usePageTitle(title)
  const { params, go } = useAddress()
  const kind = ListKind.safeParse(params.get('kind')).data ?? 'locus'
  const [given, setGiven] = useState<Given>({ text: params.get('ids') ?? '', origin: { by: 'pasted' } })
  const report = useReport(kind, given.text)
  return (
    <PageWrap className={classes.page}>
      <PageHeading
        steps={listSteps}
        here={title}
        title={title}
        statement="Paste identifiers in any spelling. Every line ends up in exactly one group; nothing is dropped without telling you."
      />
      <div className={classes.columns}>
        <div className={classes.column}>
          <IdentifiersCard kind={kind} given={given} report={report} onKind={(next) => go({ kind: next })} onGiven={setGiven} />
          <Notice kind="info">
            <strong>Private.</strong> Without an account the list stays in this browser. With one, only you can see it until you share it.
          </Notice>
        </div>
        <div className={classes.column}>
          <ReportCard key={kind} kind={kind} report={report} isEmpty={given.text.trim() === ''}>
            {(taken, rows) => <SaveCard kind={kind} taken={taken} report={rows} origin={given.origin} />}
          </ReportCard>
        </div>
      </div>
    </PageWrap>
  )
}

type SaveCardProps = { kind: ListKind; taken: TakenItems; report: readonly ReportRow[]; origin: ListOrigin }

type Named = { name: string; note: string; tags: string }

const definition = defineEntryForm<Named>({
  fields: {
    name: {
      label: 'Name',
      control: 'text',
      isRequired: true,
      maxLength: maxListName,
      check: (text) => (text.trim() === '' ? 'Give the list a name.' : null),
    },
    note: { label: 'Note (optional)', control: 'text', size: 'large', maxLength: maxListNote, placeholder: 'Where the list comes from' },
    tags: tagsField,
  },
  sections: [{ legend: 'List', lines: [['name', 'tags'], ['note']] }],
})

/** Names the list and saves it, or opens it without a name. */
function SaveCard({ kind, taken: { items, leftover }, report, origin }: SaveCardProps) {
  const router = useRouter()
  const saveList = useSaveList()
  const form = useEntryForm<Named>({
    definition,
    initial: { name: '', note: '', tags: '' },
    async save({ name, note, tags }) {
      const facts = { name: name.trim(), note: note.trim() || null, tags: parseTags(tags) }
      const path = await saveList({ kind, ...facts, items, leftover, report, origin })
      await router.navigate({ href: path })
      return { text: '', path }
    },
  })
  const open = useChange({
    call: () => keepContent({ kind, items: [...items] }),
    onDone: ({ id }) => router.navigate({ href: contentPath(id) }),
  })

  return (
    <TitledCard title="Save" isPadded>
      <ShortEntryForm label="Save list" form={form}>
        <FailureNotice failure={open.failure} />
        <FormButtons>
          <Button variant="default" disabled={form.isPending || items.length === 0} loading={open.isPending} onClick={() => open.run()}>
            Use without saving
          </Button>
          <Button
            type="submit"
            loading={form.isPending}
            disabled={open.isPending || items.length === 0}
            leftSection={<IconBookmark size={15} aria-hidden />}
          >
            Save list of {formatNumber(items.length)}
          </Button>
        </FormButtons>
      </ShortEntryForm>
      {leftover.length > 0 && <p className={card.note}>What is not matched stays with the list and is tried again at every release.</p>}
    </TitledCard>
  )
}
