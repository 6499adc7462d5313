import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { PanelButton } from './panel-button.tsx'

beforeEach(async () => {
  await renderInSite(
    <>
      <PanelButton label="Columns" icon={null}>
        {(close) => (
          <>
            <p>Which ones</p>
            <input type="checkbox" aria-label="Symbol" />
            <button type="button" onClick={close}>
              Done
            </button>
          </>
        )}
      </PanelButton>
      <button type="button">Elsewhere</button>
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }))
})

const button = () => screen.getByRole('button', { name: 'Columns' })
const panel = () => screen.queryByRole('dialog', { name: 'Columns' })

test('the focus moves to the first control of the panel, and the button says that it is open', () => {
  expect(document.activeElement).toBe(screen.getByLabelText('Symbol'))
  expect(button().getAttribute('aria-expanded')).toBe('true')
  expect(button().getAttribute('aria-controls')).toBe(panel()?.id)
})

test.each([
  ['Escape', () => fireEvent.keyDown(screen.getByLabelText('Symbol'), { key: 'Escape' })],
  ['its own button', () => fireEvent.click(screen.getByRole('button', { name: 'Done' }))],
])('%s closes it and returns the focus to the button', (_, act) => {
  act()
  expect(panel()).toBeNull()
  expect(document.activeElement).toBe(button())
})

test('a step within the panel keeps it open, one out of it closes it and leaves the focus where it went', () => {
  fireEvent.blur(screen.getByLabelText('Symbol'), { relatedTarget: screen.getByRole('button', { name: 'Done' }) })
  expect(panel()).toBeTruthy()
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
  elsewhere.focus()
  fireEvent.blur(screen.getByRole('button', { name: 'Done' }), { relatedTarget: elsewhere })
  expect(panel()).toBeNull()
  expect(document.activeElement).toBe(elsewhere)
})
