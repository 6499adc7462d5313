import { Button } from '@mantine/core'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { recordQuery, releaseQuery } from '@rosette/api-client/record-query.ts'
import type { Kind, Lookup } from '@rosette/contract-kit/kind/define-kind.ts'
import { loginPath } from '@rosette/contract-kit/site-paths/login-path.ts'
import { FormButtons, ShortEntryForm } from '@rosette/ui-kit/entry-form/short-entry-form.tsx'
import { useEntryForm } from '@rosette/ui-kit/entry-form/use-entry-form.ts'
import { Dialog } from '@rosette/ui-kit/feedback/dialog.tsx'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { FactList } from '@rosette/ui-kit/record/parts/fact-list.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useAuth } from '../../sessions/web/auth-state.ts'
import { type CorrectionBody, CorrectionSent, concernNames, correctionPath, longestShown, longestText } from '../contract/correction.ts'
import { sectionsOf } from '../contract/record-sections.ts'
import classes from './correction-dialog.module.css'
import { type CorrectionDraft, findDraft, forgetDraft, keepDraft } from './correction-draft.ts'
import { correctionForm } from './correction-form.ts'
import { correctionsKey } from './correction-queries.ts'
import { KnownNames, KnownPaper } from './known-facts.tsx'
import { recordKeyQuery } from './record-key.ts'

type CorrectionDialogProps = { kind: Kind; lookup: Lookup; section: string; onClose(): void }

/** What is wrong with a section of a record, by somebody who read it (CURATE-060). */
export function CorrectionDialog({ kind, lookup, section, onClose }: CorrectionDialogProps) {
  const { data: record } = useQuery(recordQuery(kind, lookup))
  const { data: release } = useQuery(releaseQuery())
  const { data: key } = useQuery(recordKeyQuery(kind, lookup))
  if (!record || key === undefined) return null
  return (
    <Dialog title="Suggest a correction" isOpen onClose={onClose} size={600}>
      <CorrectionForm
        kind={kind}
        recordKey={key}
        title={kind.title(record)}
        releaseId={release?.releaseId ?? null}
        section={section}
        onClose={onClose}
      />
    </Dialog>
  )
}

type CorrectionFormProps = {
  kind: Kind
  recordKey: number
  title: string
  releaseId: string | null
  section: string
  onClose(): void
}

function CorrectionForm({ kind, recordKey, title, releaseId, section, onClose }: CorrectionFormProps) {
  const { loggedIn } = useAuth()
  const queries = useQueryClient()
  const definition = useMemo(() => correctionForm(sectionsOf(kind.name)), [kind.name])
  const initial = findDraft(kind.name, recordKey) ?? { section, concern: '', text: '', evidence: '', isCredited: true }
  const form = useEntryForm<CorrectionDraft>({
    definition,
    initial,
    async save(draft) {
      const { number } = await fetchJson(CorrectionSent, { path: 'corrections', body: bodyOf(kind.name, recordKey, draft) })
      forgetDraft(kind.name, recordKey)
      return { text: 'Thank you. Your correction has been sent.', path: correctionPath(number) }
    },
    onSaved: () => void queries.invalidateQueries({ queryKey: correctionsKey }),
  })
  const [text, chosen] = [String(form.values.text), String(form.values.section)]
  if (form.saved)
    return (
      <div className={classes.sent}>
        <Notice kind="success">{form.saved.text}</Notice>
        <p>
          You see what happens to it on <PageLink href={form.saved.path ?? '/profile'}>its page</PageLink>, which is public, and on your
          profile.
        </p>
        <FormButtons>
          <Button onClick={onClose}>Close</Button>
        </FormButtons>
      </div>
    )
  return (
    <ShortEntryForm
      label="Suggest a correction"
      form={form}
      intro={
        <div className={classes.about}>
          <FactList
            facts={[
              { label: 'Record', value: releaseId === null ? title : `${title}, release ${releaseId}` },
              { label: 'It says now', value: <span className={classes.shown}>{shownTextOf(chosen) || 'nothing'}</span> },
            ]}
          />
        </div>
      }
    >
      <KnownNames text={text} ownKey={recordKey} />
      <KnownPaper evidence={String(form.values.evidence)} />
      <p className={classes.count}>
        {formatNumber(text.length)} of {formatNumber(longestText)} characters. Your text and what happens to it are public.
      </p>
      <FormButtons>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        {loggedIn ? (
          <Button type="submit" loading={form.isPending}>
            Send correction
          </Button>
        ) : (
          <LoginFirst section={chosen} onLeave={() => keepDraft(kind.name, recordKey, draftOf(form.values))} />
        )}
      </FormButtons>
    </ShortEntryForm>
  )
}

/** What was entered is still there after the login. */
function LoginFirst({ section, onLeave }: { section: string; onLeave(): void }) {
  const { pathname, searchStr } = useRouterState({ select: ({ location }) => location })
  const query = new URLSearchParams(searchStr)
  query.set('suggest', section)
  return (
    <ButtonLink variant="filled" href={loginPath(`${pathname}?${query}`)} onClick={onLeave}>
      Log in to send
    </ButtonLink>
  )
}

function draftOf(values: Readonly<Record<string, string | boolean>>): CorrectionDraft {
  const { section = '', concern = '', text = '', evidence = '', isCredited } = values
  return {
    section: String(section),
    concern: String(concern),
    text: String(text),
    evidence: String(evidence),
    isCredited: isCredited === true,
  }
}

function bodyOf(kind: string, key: number, { section, concern, text, evidence, isCredited }: CorrectionDraft): CorrectionBody {
  // The form has checked that one is chosen.
  const chosen = concernNames.find((name) => name === concern) ?? 'wrong'
  return { kind, key, section, concern: chosen, text, evidence, isCredited, shownText: shownTextOf(section) }
}

/** What the section says on the page behind the dialog, on one line. */
function shownTextOf(section: string): string {
  const body = document.getElementById(section)?.querySelector<HTMLElement>('[data-section-text]')
  if (!body) return ''
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement?.closest('.visually-hidden, svg, button') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  const texts: string[] = []
  // Cells of a table follow each other without a blank in the text of the whole.
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '')
  return texts.join(' ').replaceAll(/\s+/g, ' ').trim().slice(0, longestShown).toWellFormed()
}
