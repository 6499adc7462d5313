import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useRowKeys } from './use-row-keys.ts'

function List({ names }: { names: readonly string[] }) {
  const list = useRowKeys<HTMLUListElement>()
  return (
    <>
      <button type="button">Elsewhere</button>
      <ul ref={list}>
        {names.map((name) => (
          <li key={name}>
            <input type="checkbox" aria-label={`Select ${name}`} />
            <a href={`#${name}`}>{name}</a>
            <a href="#second">second of {name}</a>
          </li>
        ))}
        {names.includes('bare') && <li data-testid="no link">no link</li>}
      </ul>
    </>
  )
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const focused = () => document.activeElement?.textContent
const ticked = () => screen.getAllByRole<HTMLInputElement>('checkbox').filter((box) => box.checked).length

test('j and k move along the first links of the rows and stop at the ends', () => {
  render(<List names={['AT1G01010', 'AT1G01020']} />)
  const seen = ['j', 'j', 'j', 'k', 'k'].map((key) => {
    press(key)
    return focused()
  })
  expect(seen).toEqual(['AT1G01010', 'AT1G01020', 'AT1G01020', 'AT1G01010', 'AT1G01010'])
})

test('moving continues from wherever in a row the focus is, and from the last row reached', () => {
  render(<List names={['AT1G01010', 'AT1G01020', 'AT1G01030']} />)
  screen.getByText('second of AT1G01020').focus()
  press('j')
  expect(focused()).toBe('AT1G01030')
  screen.getByRole('button').focus()
  press('k')
  expect(focused()).toBe('AT1G01020')
  screen.getByLabelText('Select AT1G01020').focus()
  press('k')
  expect(focused()).toBe('AT1G01010')
})

test('x selects the row that has the focus, or had it last, and deselects it again', () => {
  render(<List names={['AT1G01010', 'AT1G01020']} />)
  expect(press('x')).toBe(true)
  expect(ticked()).toBe(0)
  press('j')
  press('x')
  expect(screen.getByLabelText<HTMLInputElement>('Select AT1G01010').checked).toBe(true)
  expect(focused()).toBe('AT1G01010')
  screen.getByRole('button').focus()
  press('x')
  expect(ticked()).toBe(0)
})

test('a row without a link takes the focus itself; a list without rows leaves the keys alone', () => {
  const { rerender } = render(<List names={['bare']} />)
  press('j')
  press('j')
  expect(document.activeElement).toBe(screen.getByTestId('no link'))
  expect(press('x')).toBe(true)
  rerender(<List names={[]} />)
  expect(press('j')).toBe(true)
})
