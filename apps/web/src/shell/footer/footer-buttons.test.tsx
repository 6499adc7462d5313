import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { KeysButton } from './footer-buttons.tsx'

beforeEach(() => localStorage.clear())

const opener = () => screen.getByRole('button', { name: 'Keyboard shortcuts' })
// The first time it is loaded.
const dialog = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' }, { timeout: 10_000 })
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

async function leave() {
  press('Escape')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

test('the button and `?` open the list of keys, also the first time, and the focus goes back', async () => {
  await renderInSite(<KeysButton />)
  opener().focus()
  press('?')
  expect((await dialog()).textContent).toContain('moves to the next row')
  await leave()
  await waitFor(() => expect(document.activeElement).toBe(opener()))
  fireEvent.click(opener())
  await dialog()
})

test('what the switch says is kept, and the button stays the way to it', async () => {
  await renderInSite(<KeysButton />)
  press('?')
  await dialog()
  const isOn = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Single-key shortcuts' }).checked
  expect(isOn()).toBe(true)
  fireEvent.click(screen.getByRole('switch'))
  await leave()
  press('?')
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(opener())
  await dialog()
  expect(isOn()).toBe(false)
})
