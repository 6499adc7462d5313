import { useDebouncedValue } from '@mantine/hooks'
import { SuggestBox } from '@rosette/ui-kit/entry-form/suggest-box.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { LabRow } from '../contract/affiliations.ts'
import { labsQuery } from './edit-queries.ts'

const shortestText = 2
const typingPauseMs = 150
/** EDIT-018. */
const closeDelayMs = 100

const none: readonly LabRow[] = []

/** Finds an organization by a part of its name. */
export function LabBox({ onChoose }: { onChoose(lab: LabRow): void }) {
  const [text, setText] = useState('')
  const [asked] = useDebouncedValue(text.trim(), typingPauseMs)
  const { data: labs = none } = useQuery({ ...labsQuery(asked), enabled: asked.length >= shortestText })
  const isAsked = text.trim().length >= shortestText
  function choose(organizationId: string) {
    const lab = labs.find(({ ORGANIZATION_ID }) => String(ORGANIZATION_ID) === organizationId)
    if (lab) onChoose(lab)
    setText('')
  }
  return (
    <SuggestBox
      label="Add an organization"
      hint="Type two letters or more of its name and choose it from the list."
      text={text}
      choices={isAsked ? labs.map(({ ORGANIZATION_ID, NAME }) => ({ value: String(ORGANIZATION_ID), label: NAME })) : []}
      closeDelayMs={closeDelayMs}
      onText={setText}
      onChoose={({ value }) => choose(value)}
    />
  )
}
