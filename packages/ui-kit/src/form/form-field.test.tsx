import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RosetteProvider } from '../theme/rosette-provider.tsx'
import { FormProvider, type OptionLists } from './form-context.tsx'
import { FormField } from './form-field.tsx'
import type { Field } from './form-fields.ts'
import { optionsOf } from './form-options.ts'

const options = optionsOf(['a', 'b'])

function draw(field: Field, lists: OptionLists = { state: 'pending', lists: {} }) {
  render(
    <RosetteProvider>
      <QueryClientProvider client={new QueryClient()}>
        <FormProvider value={{ id: 'form', options: lists, change: () => {} }}>
          <FormField field={field} value={field.control === 'multi-select' ? [] : ''} neighbours={{}} path={['x']} />
        </FormProvider>
      </QueryClientProvider>
    </RosetteProvider>,
  )
}

test('[DATA-032] an input, of three sizes', () => {
  for (const size of ['small', 'medium', 'large'] as const) draw({ control: 'text', label: `A ${size} text`, size })
  const sizes = screen.getAllByRole('textbox').map((box) => box.closest('[data-size]')?.getAttribute('data-size'))
  expect(sizes).toEqual(['small', 'medium', 'large'])
})

test('[DATA-032] an input of several lines that a file can fill', () => {
  draw({ control: 'list', label: 'Ids' })
  expect(screen.getByRole('textbox', { name: 'Ids' }).tagName).toBe('TEXTAREA')
  expect(screen.getByLabelText('Ids: text file').getAttribute('type')).toBe('file')
})

test('[DATA-032] a fixed text', () => {
  draw({ control: 'fixed', label: 'Taxon', value: 'Arabidopsis thaliana' })
  expect(screen.getByText('Arabidopsis thaliana')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('[DATA-032] a select prompts for a choice', () => {
  draw({ control: 'select', label: 'Letter', options })
  const texts = screen.getAllByRole('option').map((option) => option.textContent)
  expect(texts).toEqual(['Please select...', 'a', 'b'])
})

test('[DATA-032] a list of several choices is ticked, and needs no key', () => {
  draw({ control: 'multi-select', label: 'Letters', options })
  const list = within(screen.getByRole('group', { name: 'Letters' }))
  expect(list.getAllByRole('checkbox').map((box) => box.getAttribute('value'))).toEqual(['a', 'b'])
  expect(screen.queryByText(/Ctrl/)).toBeNull()
})

test('[DATA-032] a checkbox and radio buttons', () => {
  draw({ control: 'checkbox', label: 'Old' })
  expect(screen.getByRole('checkbox', { name: 'Old' })).toBeTruthy()
  draw({ control: 'radio', label: 'Letter', options, initial: 'a' })
  expect(screen.getAllByRole('radio')).toHaveLength(2)
})

test('[SHELL-040] a list says that no record has a value, once that is known and only then', () => {
  const note = 'No record of this release has a value here.'
  const fields: Field[] = [
    { control: 'multi-select', label: 'Donors', options: [], list: 'donor' },
    { control: 'multi-select', label: 'Types', options, list: 'type' },
    { control: 'select', label: 'Country', options: [], list: 'country' },
  ]
  const found = [{ value: 'a', count: 3 }]
  for (const field of fields) {
    draw(field, { state: 'pending', lists: {} })
    draw(field, { state: 'ready', lists: { donor: found, type: found, country: found } })
  }
  expect(screen.queryByText(note)).toBeNull()
  for (const field of fields) draw(field, { state: 'ready', lists: { donor: [], type: [] } })
  expect(screen.getAllByText(note)).toHaveLength(3)
})
