import { EntryControl } from '@rosette/ui-kit/entry-form/entry-control.tsx'
import { ChoiceDialog } from '@rosette/ui-kit/feedback/dialog.tsx'
import { useId, useState } from 'react'
import { confirmationWrong, type DeleteAccountBody } from '../contract/personal-data.ts'
import classes from './delete-account-dialog.module.css'

type DeleteAccountDialogProps = {
  userName: string
  isOpen: boolean
  onClose(): void
  onConfirm(acceptedLines: DeleteAccountBody['acceptedLines']): void
}

const deleted = [
  'your account, with its password, linked ORCID iD, access tokens and sessions',
  'your public page: name, address, phone numbers, websites',
  'your lists, also those you shared, and your runs with their results',
  'your affiliations, your comments, and symbols that have not been accepted',
  'drafts about papers, and lines that have not been accepted',
  'your saved lists, also those that you shared, and your runs with their results',
  'your subscription and remaining units',
]
const retained = [
  'accepted gene class symbols and corrections, without your name',
  'published data releases that name you',
  'records of payments and changes, which no longer show that it was you',
]

/** Says plainly what is deleted and what stays, and asks for the user name. */
export function DeleteAccountDialog({ userName, isOpen, onClose, onConfirm }: DeleteAccountDialogProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isRemoving, setRemoving] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const field = { label: 'Your user name', control: 'text', hint: `Type ${userName} to confirm.`, autoComplete: 'off' } as const
  function change(value: string | boolean) {
    setTyped(String(value))
    setError(null)
  }
  const submit = () => (typed.trim() === userName ? onConfirm(isRemoving ? 'remove' : 'keep') : setError(confirmationWrong))
  return (
    <ChoiceDialog title="Delete your account?" action="Delete my account" isFinal isOpen={isOpen} onClose={onClose} onSubmit={submit}>
      <div className={classes.words}>
        <Items heading="Deleted" items={deleted} />
        <Items heading="Kept" items={retained} />
        <label>
          <input type="checkbox" checked={isRemoving} onChange={({ currentTarget }) => setRemoving(currentTarget.checked)} /> Also remove my
          accepted annotations of papers. Otherwise they are kept without your name.
        </label>
        <p>
          <strong>This cannot be undone.</strong> You may want to download your data first.
        </p>
        <EntryControl id={id} field={field} error={error} name="confirmation" value={typed} onChange={change} onLeave={() => {}} />
      </div>
    </ChoiceDialog>
  )
}

function Items({ heading, items }: { heading: string; items: readonly string[] }) {
  const id = useId()
  return (
    <div>
      <p id={id} className={classes.heading}>
        {heading}
      </p>
      <ul className={classes.list} aria-labelledby={id}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}
