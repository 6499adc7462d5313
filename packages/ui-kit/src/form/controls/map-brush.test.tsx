import { Kilobases, MapLocationCriteria } from '@rosette/contract-kit/search/criteria-parts.ts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { RosetteProvider } from '../../theme/rosette-provider.tsx'
import { defineForm } from '../define-form.ts'
import { FormProvider } from '../form-context.tsx'
import { changeDraft, initialDraft } from '../form-draft.ts'
import type { FormDefinition } from '../form-fields.ts'
import { FormGroup } from '../form-group.tsx'
import { anyOption, mapLocationGroup, mapLocationSection, optionsOf } from '../form-options.ts'

const words = { title: 'A form', name: 'Forms', lead: 'For tests.' }
const sectionForm = defineForm(z.object({ mapLocation: MapLocationCriteria.optional() }), {
  ...words,
  fields: { mapLocation: mapLocationSection },
  groups: [mapLocationGroup],
})
const Places = z.object({
  chromosome: z.enum(['4', 'chloroplast']).optional(),
  mapType: z.enum(['AGI', 'classical']).optional(),
  start: Kilobases.optional(),
  end: Kilobases.optional(),
})
const flatForm = defineForm(Places, {
  ...words,
  fields: {
    chromosome: { control: 'select', label: 'Chromosome', options: optionsOf(['4', 'chloroplast']), any: anyOption },
    mapType: { control: 'select', label: 'Map type', options: optionsOf(['AGI', 'classical']), any: anyOption },
    start: { control: 'number', label: 'Start' },
    end: { control: 'number', label: 'End' },
  },
  groups: [
    {
      legend: 'Map location',
      lines: [['chromosome', 'mapType', 'start', 'end']],
      brush: { chromosome: 'chromosome', from: 'start', to: 'end', unit: 'kbp', except: { when: 'mapType', is: ['classical'] } },
    },
  ],
})

function FilledForm({ form: { fields, groups } }: { form: FormDefinition }) {
  const [draft, setDraft] = useState(initialDraft(fields))
  const options = { state: 'ready', lists: {} } as const
  return (
    <FormProvider value={{ id: 'form', options, change: (path, value) => setDraft(changeDraft(fields, draft, path, value)) }}>
      {groups.map((group) => (
        <FormGroup key={group.legend} group={group} fields={fields} draft={draft} />
      ))}
    </FormProvider>
  )
}

function show(form: FormDefinition) {
  render(
    <RosetteProvider>
      <FilledForm form={form} />
    </RosetteProvider>,
  )
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const typed = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
const handle = (name: string) => screen.getByRole('slider', { name })
const valueText = (name: string) => handle(name).getAttribute('aria-valuetext')
const handles = () => screen.queryAllByRole('slider')
function press(name: string, key: string) {
  act(() => handle(name).focus())
  fireEvent.keyDown(handle(name), { key })
}

test('a selected chromosome shows a brush over its whole length, and the fields stay empty', () => {
  show(sectionForm)
  expect(handles()).toEqual([])
  type('Chromosome', '4')
  expect([valueText('Start of the range on Chr4'), valueText('End of the range on Chr4')]).toEqual(['0 kb', '18,585.056 kb'])
  expect([typed('From (kb)'), typed('To (kb)')]).toEqual(['', ''])
  expect(screen.getByText('Whole chromosome')).toBeTruthy()
})

test('a key that moves a handle fills its field, and a number that is typed moves the handle', () => {
  show(sectionForm)
  type('Chromosome', '4')
  press('Start of the range on Chr4', 'ArrowRight')
  expect([typed('From (kb)'), typed('To (kb)')]).toEqual(['100', ''])
  type('From (kb)', '10384')
  expect(valueText('Start of the range on Chr4')).toBe('10,384 kb')
  press('End of the range on Chr4', 'ArrowLeft')
  expect([typed('From (kb)'), typed('To (kb)')]).toEqual(['10384', '18500'])
  expect(screen.getByText('10,384 to 18,500 kb selected')).toBeTruthy()
})

test('a handle that meets the other pushes it, and both fields show it', () => {
  show(flatForm)
  type('Chromosome', 'chloroplast')
  type('Start', '20')
  type('End', '20')
  press('Start of the range on ChrC', 'ArrowRight')
  expect([typed('Start'), typed('End')]).toEqual(['21', '21'])
  expect(valueText('End of the range on ChrC')).toBe('21 kbp')
})

test('a map that counts in centimorgans shows no brush', () => {
  show(flatForm)
  type('Chromosome', '4')
  expect(handles()).toHaveLength(2)
  type('Map type', 'classical')
  expect(handles()).toEqual([])
})
