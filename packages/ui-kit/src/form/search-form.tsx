import { Button } from '@mantine/core'
import { IconInfoCircle, IconRefresh } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useId, useRef } from 'react'
import { PageHeading } from '../layout/page-heading.tsx'
import { PageWrap } from '../layout/page-wrap.tsx'
import { PageLink } from '../links/page-link.tsx'
import { FormProvider, type ListAction, type OptionLists } from './form-context.tsx'
import { changeDraft, type Draft } from './form-draft.ts'
import type { FormDefinition } from './form-fields.ts'
import { FormGroup } from './form-group.tsx'
import classes from './search-form.module.css'

type SearchFormProps = {
  form: FormDefinition
  draft: Draft
  options: OptionLists
  listAction?: ListAction
  /** Which of the forms on one screen this is. */
  choice?: ReactNode
  /** The query in words, and how many records it finds. */
  summary: ReactNode
  onChange(draft: Draft): void
  onReset(): void
  onSubmit(): void
}

const steps = [
  { label: 'Home', href: '/' },
  { label: 'Search', href: '/search/overview' },
]

/** Draws any search form: heading, cards of fields, and the query beside them. */
export function SearchForm({ form, draft, options, listAction, choice, summary, onChange, onReset, onSubmit }: SearchFormProps) {
  const id = useId()
  const cards = useRef<HTMLDivElement>(null)
  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }
  function reset() {
    onReset()
    cards.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }
  const value = {
    id,
    options,
    listAction,
    change: (path: Parameters<typeof changeDraft>[2], next: Draft[string]) => onChange(changeDraft(form.fields, draft, path, next)),
  }
  return (
    <PageWrap className={classes.page}>
      <form onSubmit={submit} noValidate aria-label={form.title}>
        <PageHeading
          steps={steps}
          here={form.name}
          title={form.title}
          statement={form.lead}
          actions={<FormActions onReset={reset} hasHelp />}
        />
        <div className={classes.body}>
          <div ref={cards} className={classes.cards}>
            {choice}
            {form.note && <form.note />}
            <FormProvider value={value}>
              {form.groups.map((group) => (
                <FormGroup key={group.legend} group={group} fields={form.fields} draft={draft} />
              ))}
            </FormProvider>
            <FormActions onReset={reset} />
          </div>
          <aside className={classes.aside}>{summary}</aside>
        </div>
      </form>
    </PageWrap>
  )
}

function FormActions({ onReset, hasHelp = false }: { onReset(): void; hasHelp?: boolean }) {
  return (
    <div className={classes.actions}>
      {hasHelp && (
        <PageLink href="/help" className={classes.help}>
          <IconInfoCircle size={16} aria-hidden />
          Help
        </PageLink>
      )}
      <Button variant="default" leftSection={<IconRefresh size={15} aria-hidden />} onClick={onReset}>
        Reset
      </Button>
      <Button type="submit">Submit Query</Button>
    </div>
  )
}
