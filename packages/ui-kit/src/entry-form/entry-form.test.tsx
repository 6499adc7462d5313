import { ApiProblemError } from '@rosette/api-client/api-problem-error.ts'
import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { defineEntryForm } from './define-entry-form.ts'
import { EntryForm } from './entry-form.tsx'
import { type EntrySaved, useEntryForm } from './use-entry-form.ts'

afterEach(() => vi.unstubAllGlobals())

type Lab = { name: string; city: string; isOpen: boolean }

const labForm = defineEntryForm<Lab>({
  fields: {
    name: { control: 'text', label: 'Name', check: (value) => (value === '' ? 'Name is required.' : null) },
    city: { control: 'text', label: 'City', check: (value, { name }) => (value === name ? 'City is the name.' : null) },
    isOpen: { control: 'checkbox', label: 'Open' },
  },
  sections: [{ legend: 'Lab', lines: [['name', 'city'], ['isOpen']] }],
})

type Save = (lab: Lab) => Promise<EntrySaved>

function LabPage({ save }: { save: Save }) {
  const form = useEntryForm<Lab>({ definition: labForm, initial: { name: '', city: 'Ghent', isOpen: false }, save })
  return <EntryForm label="A lab" form={form} submitLabel="Save" hasProgress />
}

const drawLabForm = (save: Save) => renderInSite(<LabPage save={save} />)

const field = (name: string) => screen.getByLabelText(name)
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const saved = async () => ({ text: 'Saved.' })

test('a field is validated on blur, then on every change', async () => {
  await drawLabForm(saved)
  type('Name', 'Ghent')
  expect(screen.queryByText('City is the name.')).toBeNull()
  fireEvent.blur(field('City'))
  expect(screen.getByText('City is the name.')).toBeTruthy()
  expect(field('City').getAttribute('aria-invalid')).toBe('true')
  expect(field('City').getAttribute('aria-describedby')).toBe(screen.getByText('City is the name.').id)
  type('City', 'Leuven')
  expect(screen.queryByText('City is the name.')).toBeNull()
})

test('an invalid form is not sent: a summary takes the focus and links to each field', async () => {
  const save = vi.fn(saved)
  await drawLabForm(save)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  const summary = within(screen.getByRole('alert'))
  expect(summary.getByRole('heading').textContent).toBe('There is a problem')
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  fireEvent.click(summary.getByRole('link', { name: 'Name is required.' }))
  expect(document.activeElement).toBe(field('Name'))
  expect(save).not.toHaveBeenCalled()
})

test('a form is sent once, and the outcome is shown', async () => {
  const save = vi.fn(saved)
  await drawLabForm(save)
  type('Name', 'Lab of Flora')
  fireEvent.click(field('Open'))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Saved.'))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(save.mock.calls).toEqual([[{ name: 'Lab of Flora', city: 'Ghent', isOpen: true }]])
})

test('a failure is an alert, and the form can be sent again', async () => {
  const save = vi.fn(() => Promise.reject(new Error('It broke.')))
  await drawLabForm(save)
  type('Name', 'Lab of Flora')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('It broke.'))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2))
})

test('what the server says of fields is shown at them, and in the summary, until they are changed', async () => {
  const issues = [
    { path: 'body.city', message: 'There is no such city.' },
    { path: 'body.name', message: 'The name is taken.' },
  ]
  const refusal = new ApiProblemError({ code: 'invalid_request', message: 'The request is not valid.', status: 400, issues })
  const save = vi.fn<Save>(() => Promise.reject(refusal))
  await drawLabForm(save)
  type('Name', 'Lab of Flora')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  const summary = await screen.findByRole('alert')
  expect(
    within(summary)
      .getAllByRole('link', { name: /./ })
      .map((link) => link.textContent),
  ).toEqual(['The name is taken.', 'There is no such city.'])
  expect(document.activeElement).toBe(summary)
  expect(field('City').getAttribute('aria-invalid')).toBe('true')
  type('City', 'Leuven')
  type('Name', 'Lab of Fauna')
  expect(screen.queryByRole('alert')).toBeNull()
  save.mockResolvedValue({ text: 'Saved.' })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Saved.'))
})

test('leaving with unsaved changes asks first; after saving it does not', async () => {
  const { router } = await drawLabForm(saved)
  // happy-dom asks nobody.
  const ask = vi.fn(() => false)
  vi.stubGlobal('confirm', ask)
  const leave = () => act(() => router.history.push('/elsewhere'))
  type('Name', 'Lab of Flora')
  leave()
  await waitFor(() => expect(ask).toHaveBeenCalledOnce())
  expect(router.state.location.pathname).toBe('/')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getByRole('status')).toBeTruthy())
  leave()
  await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'))
  expect(ask).toHaveBeenCalledOnce()
})

test('the list of cards shows which are complete, and links to the others', async () => {
  await drawLabForm(saved)
  const card = () => within(screen.getByRole('navigation', { name: 'Form sections' })).getByRole('link')
  expect(card().textContent).toBe('Lab: not complete')
  fireEvent.click(card())
  expect(document.activeElement).toBe(field('Name'))
  type('Name', 'Lab of Flora')
  expect(card().textContent).toBe('Lab: complete')
})
