import { ApiProblemError, problemCodeOf } from '@rosette/api-client/api-problem-error.ts'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { defineEntryForm } from '@rosette/ui-kit/entry-form/define-entry-form.ts'
import { EntryForm } from '@rosette/ui-kit/entry-form/entry-form.tsx'
import { type EntrySaved, useEntryForm } from '@rosette/ui-kit/entry-form/use-entry-form.ts'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { z } from 'zod'
import { MemberPage } from '../../members/web/member-page.tsx'
import { TakenSymbol } from '../contract/symbol-lookups.ts'
import { checkSymbol, symbolTexts, symbolTypes, toSymbol } from '../contract/symbol-rule.ts'
import {
  detailFormPath,
  infoStep,
  MembersOnly,
  NotEnabledNotice,
  registrationQueries,
  submitStep,
  useMayRegister,
  useShownFor,
} from './members-only.tsx'

const title = 'Register a Gene Class Symbol'

type SymbolDraft = { symbolType: string; geneClassSymbol: string }

const definition = defineEntryForm<SymbolDraft>({
  fields: {
    symbolType: {
      label: 'Symbol type',
      control: 'radio',
      isRequired: true,
      options: symbolTypes.map((type) => ({ value: type, label: type })),
      check: (type) => (type === '' ? symbolTexts.typeMissing : null),
    },
    geneClassSymbol: {
      label: 'Symbol',
      control: 'text',
      isRequired: true,
      size: 'medium',
      hint: 'Three or four letters are ideal; no digits.',
      check: checkSymbol,
    },
  },
  sections: [{ legend: 'Gene class', hint: 'Its type and symbol.', lines: [['symbolType'], ['geneClassSymbol']] }],
})

export const symbolFormPage = defineSitePage({ component: SymbolFormPage, queries: registrationQueries })

/** The first step: type and symbol, and whether it is free (SYMBOL-003 to 011). */
export function SymbolFormPage() {
  return <MembersOnly title={title}>{() => <SymbolForm />}</MembersOnly>
}

function SymbolForm() {
  const router = useRouter()
  const mayRegister = useMayRegister()
  const [conflict, showConflict] = useShownFor(5000)

  async function save({ symbolType, geneClassSymbol }: SymbolDraft): Promise<EntrySaved> {
    if (mayRegister === false) throw new ApiProblemError({ code: 'access_denied', message: symbolTexts.notAllowed })
    const taken = await findTakenSymbols(geneClassSymbol)
    if (taken.length > 0) throw new ApiProblemError({ code: 'conflict', message: symbolTexts.taken })
    return { text: '', path: detailFormPath(geneClassSymbol, symbolType) }
  }

  const form = useEntryForm<SymbolDraft>({ definition, initial: { symbolType: '', geneClassSymbol: '' }, save, failure: failureText })
  const refusal = form.failure?.error
  useEffect(() => {
    if (problemCodeOf(refusal) === 'conflict') showConflict(symbolTexts.taken)
  }, [refusal, showConflict])
  // Only after the form knows that it is saved: leaving it earlier triggers a warning.
  useEffect(() => {
    if (form.saved?.path !== undefined) router.history.push(form.saved.path)
  }, [form.saved, router])
  const typed = { ...form, change: (name: string, value: string | boolean) => form.change(name, typedValue(name, value)) }
  return (
    <MemberPage title={title} steps={[submitStep, infoStep]}>
      {mayRegister === false ? <NotEnabledNotice /> : <EntryForm label="Symbol" form={typed} submitLabel="Continue" />}
      {conflict === null ? null : <Notice kind="error">{conflict}</Notice>}
    </MemberPage>
  )
}

function failureText(error: Error): string {
  const code = problemCodeOf(error)
  // It stands below the form, and only for a while.
  if (code === 'conflict') return ''
  return code === 'access_denied' ? error.message : 'An error occurred while fetching Gene Class Symbols.'
}

/** SYMBOL-005. */
function typedValue(name: string, value: string | boolean): string | boolean {
  return name === 'geneClassSymbol' ? toSymbol(String(value)) : value
}

function findTakenSymbols(geneClassSymbol: string): Promise<TakenSymbol[]> {
  return fetchJson(z.array(TakenSymbol), { path: 'gene_class_symbol/search', query: { geneClassSymbol } })
}
