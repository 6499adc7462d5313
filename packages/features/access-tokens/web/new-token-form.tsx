import { Button } from '@mantine/core'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { defineEntryForm } from '@rosette/ui-kit/entry-form/define-entry-form.ts'
import { ShortEntryForm } from '@rosette/ui-kit/entry-form/short-entry-form.tsx'
import { type EntrySaved, useEntryForm } from '@rosette/ui-kit/entry-form/use-entry-form.ts'
import { useStepUp } from '../../sessions/web/step-up.tsx'
import { MadeAccessToken, tokenLifetimes } from '../contract/access-token.ts'
import classes from './access-tokens-card.module.css'

type Entered = { name: string; days: string; mayStartRuns: boolean }

const definition = defineEntryForm<Entered>({
  fields: {
    name: {
      label: 'Name',
      control: 'text',
      isRequired: true,
      size: 'large',
      hint: 'So that you know later which script uses it.',
      check: (text) => (text.trim() === '' ? 'Name is required.' : text.trim().length > 100 ? 'At most 100 characters.' : null),
    },
    days: {
      label: 'Expires after',
      control: 'select',
      isRequired: true,
      options: tokenLifetimes.map((days) => ({ value: String(days), label: `${days} days` })),
      check: (text) => (text === '' ? 'Please choose when it expires.' : null),
    },
    mayStartRuns: {
      label: 'May start runs',
      control: 'checkbox',
      hint: 'BLAST and other tools, as you, with your units. Without it the token only reads.',
    },
  },
  sections: [{ legend: 'New token', lines: [['name', 'days'], ['mayStartRuns']] }],
})

/** Asks what a token is for and how long it lasts, and makes it. */
export function NewTokenForm({ onMade }: { onMade(made: MadeAccessToken): void }) {
  const { withStepUp, dialog } = useStepUp()
  const form = useEntryForm<Entered>({ definition, initial: { name: '', days: '90', mayStartRuns: false }, save: make })

  async function make({ name, days, mayStartRuns }: Entered): Promise<EntrySaved> {
    const body = { name: name.trim(), days: Number(days), scope: mayStartRuns ? 'runs' : 'read' }
    onMade(await withStepUp(() => fetchJson(MadeAccessToken, { path: 'user/access-tokens', body })))
    return { text: '' }
  }
  return (
    <>
      <div className={classes.form}>
        <ShortEntryForm label="New token" form={form}>
          <div>
            <Button type="submit" loading={form.isPending}>
              Create token
            </Button>
          </div>
        </ShortEntryForm>
      </div>
      {dialog}
    </>
  )
}
