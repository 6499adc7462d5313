import { problemCodeOf } from '@rosette/api-client/api-problem-error.ts'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { Done } from '@rosette/contract-kit/done.ts'
import { EntryForm } from '@rosette/ui-kit/entry-form/entry-form.tsx'
import { SuggestBox } from '@rosette/ui-kit/entry-form/suggest-box.tsx'
import { type EntrySaved, useEntryForm } from '@rosette/ui-kit/entry-form/use-entry-form.ts'
import { FormCard } from '@rosette/ui-kit/form/form-card.tsx'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { queryOptions } from '@tanstack/react-query'
import { Navigate, useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { z } from 'zod'
import { MemberPage, useReturnSoon } from '../../members/web/member-page.tsx'
import { labsQuery, useSuggestions } from '../../members/web/use-suggestions.ts'
import { GeneSuggestion, PublicationSuggestion } from '../contract/symbol-lookups.ts'
import { checkSymbol, type SymbolType, symbolTypes, toSymbol } from '../contract/symbol-rule.ts'
import {
  formPath,
  infoPath,
  infoStep,
  type KnownMember,
  MembersOnly,
  NotEnabledNotice,
  registrationQueries,
  submitStep,
  useMayRegister,
} from './members-only.tsx'
import { type Chosen, SuggestedList } from './suggested-list.tsx'
import { emptyDetails, type SymbolDetails, symbolDetailForm } from './symbol-detail-form.ts'

const title = 'Gene Class Symbol Details'
/** SYMBOL-020. */
const returnDelayMs = 5000

type Wanted = { symbol: string; type: SymbolType }

export const symbolDetailPage = defineSitePage({ component: SymbolDetailPage, queries: registrationQueries })

/** The second step: details of the class and related data (SYMBOL-012 to 021). */
export function SymbolDetailPage() {
  const wanted = useWanted()
  if (wanted === null) return <Navigate to={formPath} replace />
  return <MembersOnly title={title}>{(member) => <SymbolDetailForm key={wanted.symbol} wanted={wanted} member={member} />}</MembersOnly>
}

/** What the first step passed in the address; an invalid address leads back to it. */
function useWanted(): Wanted | null {
  const { geneClassSymbol, symbolType } = useSearch({ strict: false })
  const symbol = toSymbol(String(geneClassSymbol ?? ''))
  const type = symbolTypes.find((each) => each === symbolType)
  return type && checkSymbol(symbol) === null ? { symbol, type } : null
}

type SymbolDetailFormProps = { wanted: Wanted; member: KnownMember }

function SymbolDetailForm({ wanted: { symbol, type }, member }: SymbolDetailFormProps) {
  const definition = useMemo(() => symbolDetailForm(type), [type])
  const mayRegister = useMayRegister()
  const [enclosed, setEnclosed] = useState<Enclosed>({ lab: null, genes: [], publications: [] })
  const form = useEntryForm<SymbolDetails>({
    definition,
    initial: emptyDetails,
    save: (details) => submit(details, { symbol, type, enclosed, member }),
    // If somebody else was faster, the server says so: that is not an error of the form.
    failure: (error) => (problemCodeOf(error) === 'conflict' ? error.message : 'Error submitting form. Please try again.'),
  })
  useReturnSoon(form.saved !== null, infoPath, { delayMs: returnDelayMs })
  return (
    <MemberPage title={title} steps={[submitStep, infoStep]} statement={`${symbol}, ${type.toLowerCase()}`}>
      {mayRegister === false ? (
        <NotEnabledNotice />
      ) : (
        <EntryForm
          label="Details"
          form={form}
          submitLabel="Submit"
          after={<PageLink href={infoPath}>Back to symbol registration</PageLink>}
        >
          <FormCard legend="Related data" hint="Optional; helps the curator.">
            <LabField onChoose={(lab) => setEnclosed((before) => ({ ...before, lab }))} />
            <SuggestedList
              label="Associated loci"
              hint="An AGI locus name, a gene model or a symbol; at least two characters."
              listLabel="Selected loci"
              queryOf={geneSuggestionsQuery}
              toChosen={({ GENE_ID, NAME }) => ({ key: GENE_ID, label: NAME })}
              offer={offerGene}
              chosen={enclosed.genes}
              onChange={(genes) => setEnclosed((before) => ({ ...before, genes }))}
            />
            <SuggestedList
              label="Publications"
              hint="Words from the title, a PubMed ID or a DOI."
              listLabel="Selected publications"
              queryOf={publicationSuggestionsQuery}
              toChosen={({ REFERENCE_ID, TITLE }) => ({ key: REFERENCE_ID, label: TITLE })}
              chosen={enclosed.publications}
              onChange={(publications) => setEnclosed((before) => ({ ...before, publications }))}
            />
          </FormCard>
        </EntryForm>
      )}
    </MemberPage>
  )
}

function offerGene({ NAME, REPRESENTATIVE_GENE_MODEL }: GeneSuggestion): string {
  return REPRESENTATIVE_GENE_MODEL === null ? NAME : `${NAME} (${REPRESENTATIVE_GENE_MODEL})`
}

type Submission = { symbol: string; type: SymbolType; enclosed: Enclosed; member: KnownMember }

/** SYMBOL-018. */
async function submit(details: SymbolDetails, { symbol, type, enclosed, member }: Submission): Promise<EntrySaved> {
  const { fullName, phenotypeClass, additionalDetails, numberOfAssociatedLoci, comments } = details
  const body = {
    geneClassSymbol: symbol,
    fullName,
    ...(type === 'Mutant Phenotype Symbol' && { phenotypeClass }),
    additionalDetails,
    numberOfAssociatedLoci: Number(numberOfAssociatedLoci),
    comments: formatComments(comments, enclosed),
    submitterInfo: [member.firstname, member.lastname].filter(Boolean).join(' '),
    communityId: member.communityId,
  }
  await fetchJson(Done, { path: 'gene_class_symbol/updateGeneSymbolClass', body })
  return { text: 'Form submitted successfully and a curator will review it shortly!' }
}

type Enclosed = { lab: string | null; genes: readonly Chosen[]; publications: readonly Chosen[] }

/** SYMBOL-017: the submitter's own words, then a line for the lab, for each locus and for each publication. */
export function formatComments(comment: string, { lab, genes, publications }: Enclosed): string {
  const lines = [
    ...(comment.trim() === '' ? [] : [comment.trim()]),
    ...(lab === null ? [] : [`Research lab: ${lab}`]),
    ...genes.map(({ label, key }) => `Associated locus: ${label} (${key})`),
    ...publications.map(({ label, key }) => `Publication: ${label} (${key})`),
  ]
  return lines.join('\n')
}

/** SYMBOL-015. */
const closeDelayMs = 300

/** A lab from the list; text that is not selected is cleared on blur (SYMBOL-014). */
export function LabField({ onChoose }: { onChoose(lab: string | null): void }) {
  const { text, setText, rows } = useSuggestions(labsQuery)
  const [chosen, setChosen] = useState<string | null>(null)
  function choose(lab: string | null) {
    setChosen(lab)
    onChoose(lab)
    setText(lab ?? '')
  }
  return (
    <SuggestBox
      label="Research lab"
      hint="Type two letters or more of its name and choose it from the list."
      text={text}
      choices={chosen === text ? [] : rows.map(({ ORGANIZATION_ID, NAME }) => ({ value: String(ORGANIZATION_ID), label: NAME }))}
      closeDelayMs={closeDelayMs}
      onText={(typed) => {
        setText(typed)
        if (chosen !== null) {
          setChosen(null)
          onChoose(null)
        }
      }}
      onChoose={({ label }) => choose(label)}
      onLeft={() => {
        if (chosen === null) choose(null)
      }}
    />
  )
}

const suggested = { staleTime: 60_000, retry: false } as const

function geneSuggestionsQuery(searchTerm: string) {
  return queryOptions({
    queryKey: ['gene-suggestions', searchTerm],
    queryFn: ({ signal }) => fetchJson(z.array(GeneSuggestion), { path: 'gene_class_symbol/gene-search', query: { searchTerm }, signal }),
    ...suggested,
  })
}

function publicationSuggestionsQuery(searchTerm: string) {
  return queryOptions({
    queryKey: ['publication-suggestions', searchTerm],
    queryFn: ({ signal }) =>
      fetchJson(z.array(PublicationSuggestion), { path: 'gene_class_symbol/publication-search', query: { searchTerm }, signal }),
    ...suggested,
  })
}
