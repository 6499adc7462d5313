import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { areSingleKeysOn, switchSingleKeys, useKeys } from './use-keys.ts'

let pressed: string[] = []
beforeEach(() => {
  pressed = []
  localStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

function Page({ isOn = true }: { isOn?: boolean }) {
  const act = (name: string) => () => {
    pressed.push(name)
    return name !== 'x'
  }
  useKeys({ j: act('j'), x: act('x'), '?': act('?'), 'Ctrl K': act('Ctrl K') }, isOn)
  return (
    <>
      <input aria-label="Name" />
      <textarea aria-label="Note" />
      <select aria-label="Type" />
      {/* biome-ignore lint/a11y/useSemanticElements: editable text is exactly what is tested. */}
      <div role="textbox" tabIndex={0} aria-label="Free text" contentEditable suppressContentEditableWarning />
      <input type="checkbox" aria-label="Row" />
      <button type="button">Go</button>
    </>
  )
}

/** Says whether the key was left to the browser. */
const press = (key: string, modifiers = {}, target: Element = document.body) => fireEvent.keyDown(target, { key, ...modifiers })

test('shortcuts run, and the browser handles those that had nothing to do', () => {
  render(<Page />)
  expect(press('j')).toBe(false)
  expect(press('x')).toBe(true)
  expect(press('?', { shiftKey: true })).toBe(false)
  expect(press('q')).toBe(true)
  expect(pressed).toEqual(['j', 'x', '?'])
})

test('single keys are text while typing, and shortcuts on a checkbox or a button', () => {
  render(<Page />)
  for (const label of ['Name', 'Note', 'Type', 'Free text']) press('j', {}, screen.getByLabelText(label))
  expect(pressed).toEqual([])
  press('j', {}, screen.getByLabelText('Row'))
  press('j', {}, screen.getByRole('button'))
  expect(pressed).toEqual(['j', 'j'])
})

test('Control, Alt and Command make it a different key', () => {
  render(<Page />)
  for (const modifier of ['ctrlKey', 'altKey', 'metaKey']) press('j', { [modifier]: true })
  press('k', { ctrlKey: true, shiftKey: true })
  press('k', { ctrlKey: true, metaKey: true })
  expect(pressed).toEqual([])
  press('k', { ctrlKey: true })
  press('K', { metaKey: true })
  expect(pressed).toEqual(['Ctrl K', 'Ctrl K'])
})

test.for([
  ['a dialog', <div key="dialog" role="dialog" />],
  ['a sheet', <dialog key="sheet" open />],
] as const)('while %s is open, only Ctrl K acts', ([, dialog]) => {
  const { rerender } = render([<Page key="page" />, dialog])
  press('j')
  press('?')
  press('k', { ctrlKey: true }, screen.getByLabelText('Note'))
  expect(pressed).toEqual(['Ctrl K'])
  rerender([<Page key="page" />])
  press('j')
  expect(pressed).toEqual(['Ctrl K', 'j'])
})

test('a key that has been handled already is left alone', () => {
  render(<Page />)
  const button = screen.getByRole('button')
  button.addEventListener('keydown', (event) => event.preventDefault())
  press('j', {}, button)
  expect(pressed).toEqual([])
})

test('switched off, single keys do nothing in this browser until they are switched on', () => {
  switchSingleKeys(false)
  render(<Page />)
  press('j')
  press('?')
  press('k', { ctrlKey: true })
  expect([pressed, { ...localStorage }]).toEqual([['Ctrl K'], { 'rosette-keys': 'off' }])
  switchSingleKeys(true)
  press('j')
  expect([pressed, localStorage.length]).toEqual([['Ctrl K', 'j'], 0])
})

test('without storage the choice lasts for this visit', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(areSingleKeysOn()).toBe(true)
  switchSingleKeys(false)
  expect(areSingleKeysOn()).toBe(false)
  switchSingleKeys(true)
  expect(areSingleKeysOn()).toBe(true)
})

test('a component can disable its shortcuts', () => {
  render(<Page isOn={false} />)
  expect(press('j')).toBe(true)
  expect(pressed).toEqual([])
})
