import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { defineEntryForm } from '@rosette/ui-kit/entry-form/define-entry-form.ts'
import { EntryForm } from '@rosette/ui-kit/entry-form/entry-form.tsx'
import { type EntryOutcome, useEntryForm } from '@rosette/ui-kit/entry-form/use-entry-form.ts'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { MemberPage } from '../../members/web/member-page.tsx'
import { TakenSymbol } from '../contract/symbol-lookups.ts'
import { checkSymbol, symbolTexts, symbolTypes, toSymbol } from '../contract/symbol-rule.ts'
import { detailFormPath, infoStep, MembersOnly, NotEnabledNotice, submitStep, useMayRegister, useShownFor } from './members-only.tsx'

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

/** The first step: type and symbol, and whether it is free (SYMBOL-003 to 011). */
export function SymbolFormPage() {
  return <MembersOnly title={title}>{() => <SymbolForm />}</MembersOnly>
}

function SymbolForm() {
  const router = useRouter()
  const mayRegister = useMayRegister()
  const [wanted, setWanted] = useState<string | null>(null)
  const [conflict, showConflict] = useShownFor(5000)

  async function save({ symbolType, geneClassSymbol }: SymbolDraft): Promise<EntryOutcome> {
    if (mayRegister === false) return { isSaved: false, text: symbolTexts.notAllowed }
    try {
      const taken = await findTakenSymbols(geneClassSymbol)
      if (taken.length > 0) {
        showConflict(symbolTexts.taken)
        return { isSaved: false, text: '' }
      }
      setWanted(detailFormPath(geneClassSymbol, symbolType))
      return { isSaved: true, text: '' }
    } catch {
      return { isSaved: false, text: 'An error occurred while fetching Gene Class Symbols.' }
    }
  }

  const form = useEntryForm<SymbolDraft>({ definition, initial: { symbolType: '', geneClassSymbol: '' }, save })
  // Only after the form knows that it is saved: leaving it earlier triggers a warning.
  useEffect(() => {
    if (wanted !== null && form.outcome?.isSaved) router.history.push(wanted)
  }, [wanted, form.outcome, router])
  const typed = { ...form, change: (name: string, value: string | boolean) => form.change(name, typedValue(name, value)) }
  return (
    <MemberPage title={title} steps={[submitStep, infoStep]}>
      {mayRegister === false ? <NotEnabledNotice /> : <EntryForm label="Symbol" form={typed} submitLabel="Continue" />}
      {conflict === null ? null : <Notice kind="error">{conflict}</Notice>}
    </MemberPage>
  )
}

/** SYMBOL-005. */
function typedValue(name: string, value: string | boolean): string | boolean {
  return name === 'geneClassSymbol' ? toSymbol(String(value)) : value
}

function findTakenSymbols(geneClassSymbol: string): Promise<TakenSymbol[]> {
  return fetchJson(z.array(TakenSymbol), { path: 'gene_class_symbol/search', query: { geneClassSymbol } })
}
