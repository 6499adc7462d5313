import { defineEntryForm } from '@rosette/ui-kit/entry-form/define-entry-form.ts'
import { checkEvidence, concernNames, concerns, longestText, shortestText } from '../contract/correction.ts'
import type { CorrectionDraft } from './correction-draft.ts'

/** The form about a section of a record. */
export function correctionForm(sections: Readonly<Record<string, string>>) {
  return defineEntryForm<CorrectionDraft>({
    fields: {
      section: {
        label: 'Section',
        control: 'select',
        isRequired: true,
        options: Object.entries(sections).map(([value, label]) => ({ value, label })),
        check: (section) => (section === '' ? 'Please choose a section.' : null),
      },
      concern: {
        label: 'What is the matter?',
        control: 'radio',
        isRequired: true,
        options: concernNames.map((value) => ({ value, label: `${concerns[value].label} (${concerns[value].hint})` })),
        check: (concern) => (concern === '' ? 'Please choose one.' : null),
      },
      text: {
        label: 'Tell us in a sentence or two',
        control: 'textarea',
        size: 'large',
        isRequired: true,
        rows: 2,
        maxLength: longestText,
        check: (text) => (text.trim().length < shortestText ? `Please write at least ${shortestText} characters.` : null),
      },
      evidence: {
        label: 'Where can we see it?',
        control: 'text',
        size: 'large',
        hint: 'PubMed ID or DOI, optional.',
        check: checkEvidence,
      },
      isCredited: { label: 'Name me on the record and on my page once it is accepted', control: 'checkbox' },
    },
    sections: [{ legend: 'Correction', lines: [['section'], ['concern'], ['text'], ['evidence'], ['isCredited']] }],
  })
}
