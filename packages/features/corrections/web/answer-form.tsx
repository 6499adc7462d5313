import { Button } from '@mantine/core'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { Done } from '@rosette/contract-kit/done.ts'
import { defineEntryForm } from '@rosette/ui-kit/entry-form/define-entry-form.ts'
import { FormButtons, ShortEntryForm } from '@rosette/ui-kit/entry-form/short-entry-form.tsx'
import { useEntryForm } from '@rosette/ui-kit/entry-form/use-entry-form.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type Correction, longestText } from '../contract/correction.ts'
import { correctionsKey } from './correction-queries.ts'

const definition = defineEntryForm<{ text: string }>({
  fields: {
    text: {
      label: 'Your answer',
      control: 'textarea',
      size: 'large',
      isRequired: true,
      maxLength: longestText,
      check: (text) => (text.trim() === '' ? 'Please write an answer.' : null),
    },
  },
  sections: [{ legend: 'Answer', lines: [['text']] }],
})

/** The sender's answer to the question of a curator. */
export function AnswerForm({ correction: { number, version } }: { correction: Pick<Correction, 'number' | 'version'> }) {
  const queries = useQueryClient()
  const form = useEntryForm({
    definition,
    initial: { text: '' },
    async save({ text }) {
      await fetchJson(Done, { path: `corrections/${number}/answer`, body: { text, version } })
      return { text: 'Your answer has been sent.' }
    },
    onSaved: () => void queries.invalidateQueries({ queryKey: correctionsKey }),
  })
  return (
    <ShortEntryForm label="Answer" form={form}>
      <FormButtons>
        <Button type="submit" loading={form.isPending}>
          Send answer
        </Button>
      </FormButtons>
    </ShortEntryForm>
  )
}
